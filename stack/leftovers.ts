import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { isGroupAlive } from './process-group.ts';
import { identify, isAlive, ProcessIdentity } from './process-identity.ts';

const pauseMilliseconds = 100;

/** A host that lost its parent needs up to 20 s to end the engines itself; an engine that is asked, as long. */
const graceMilliseconds = 22_000;

const Recorded = ProcessIdentity.extend({ stopSignal: z.enum(['SIGINT', 'SIGTERM']) });
type Recorded = z.infer<typeof Recorded>;

/**
 * Ends the engines that a dead engine host left behind. Only processes whose number and start time are the recorded
 * ones are touched: a number may meanwhile belong to somebody else.
 * @returns whether anything was left
 */
export async function endLeftovers(recordFile: string, host: ProcessIdentity | undefined): Promise<boolean> {
  if (host !== undefined && isAlive(host)) {
    await waitWhile(() => isAlive(host));
    if (isAlive(host)) process.kill(host.pid, 'SIGKILL');
  }
  const engines = readRecord(recordFile);
  const left = engines.filter((engine) => isAlive(engine));
  await Promise.all(engines.map(endOne));
  rmSync(recordFile, { force: true });
  return left.length > 0;
}

async function endOne(engine: Recorded): Promise<void> {
  if (isAlive(engine)) {
    process.kill(engine.pid, engine.stopSignal);
    await waitWhile(() => isAlive(engine));
    if (isAlive(engine)) process.kill(-engine.pid, 'SIGKILL');
  }
  // Members that outlast their leader end by themselves: the server of Elasticsearch, the backends of PostgreSQL.
  await waitWhile(() => isGroupAlive(engine.pid) && !isReused(engine));
}

/** Whether the number of an ended leader now belongs to another living process. */
function isReused(engine: Recorded): boolean {
  const now = identify(engine.pid);
  return now !== undefined && now.start !== engine.start;
}

async function waitWhile(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + graceMilliseconds;
  while (condition() && performance.now() < deadline) await delay(pauseMilliseconds);
}

function readRecord(file: string): Recorded[] {
  try {
    return z.array(Recorded).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // No record, nothing left: it is written by a rename, so it is never half there.
    return [];
  }
}
