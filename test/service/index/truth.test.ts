import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';

import { ownEngines } from '../../support/engines.ts';
import type { OwnPostgres } from '../../support/own-engines.ts';
import { sized } from '../../support/sized.ts';
import { readStates } from '../../support/truth/history.ts';
import { truthOnCluster } from '../../support/truth/on-cluster.ts';
import { truthOnOneMachine } from '../../support/truth/on-one-machine.ts';
import { compareAtRest, runRound, type Tally, type TruthParts } from '../../support/truth/run-truth.ts';

const SEED = Number(process.env.TRUTH_SEED ?? randomInt(1_000_000));
const MINUTES = Number(process.env.TRUTH_MINUTES ?? 30);
/** Milliseconds of one round, and the number of rounds. After each round, everything is compared. */
const ROUND = sized({ short: 4_000, long: 60_000 });
const ROUNDS = sized({ short: 1, long: MINUTES });
/** Rounds after which the database is put back to the state of the round before. */
const RESTORED = 3;

const engines = await ownEngines();

/** Puts the database back as it was when `change` began, and the log of operations as well. */
async function restoreAfter(
  parts: TruthParts,
  postgres: OwnPostgres,
  change: () => Promise<void>,
): Promise<void> {
  const ids = [...parts.records.keys()];
  const before = new Map(ids.map((id) => [id, parts.history.now(id)]));
  await postgres.end('SIGINT');
  await postgres.save();
  await postgres.start();
  await change();
  await postgres.end('SIGINT');
  await postgres.restore();
  await postgres.start();
  for (const [id, state] of before) parts.history.set(id, state);
  expect((await readStates(parts.pool, ids)).size).toBeGreaterThan(0);
}

test(
  'the index is as the database at rest, and every answer as the log of operations allows, regardless of what is killed',
  { timeout: 3 * 3_600_000 },
  async () => {
    const isCluster = process.env.TRUTH_ON === 'cluster';
    const machine = isCluster ? undefined : await truthOnOneMachine(engines);
    const parts = machine ?? (await truthOnCluster());
    const tally: Tally = new Map();
    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const work = (): Promise<void> => runRound(parts, SEED + round, ROUND, tally);
        if (round % RESTORED === 0 && machine !== undefined)
          await restoreAfter(parts, machine.postgres, work);
        else await work();
        await compareAtRest(parts);
      }
    } catch (error) {
      throw new Error(`seed ${SEED}\n${parts.output()}`, { cause: error });
    } finally {
      console.log(`seed ${SEED}`, Object.fromEntries([...tally].sort()));
    }
    expect(tally.get('answer')).toBeGreaterThan(ROUNDS);
    expect(tally.get('edit')).toBeGreaterThan(ROUNDS);
  },
);
