import { randomUUID } from 'node:crypto';
import type { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';
import { describe, expect, test } from 'vitest';

import { backfill } from '../../indexer/follow/backfill.ts';
import { drainRound } from '../../indexer/follow/drain-round.ts';
import { INDEX_SHAPE, MAPPING_HASH, PROJECTION_VERSION } from '../../indexer/follow/project.ts';
import { verify } from '../../indexer/follow/verify.ts';
import {
  createGeneration,
  dropGenerations,
  generationName,
  writeStamp,
} from '../../indexer/search/generations.ts';
import { registerBuilding, unregister } from '../../indexer/store/generations/search-index.ts';
import { aQuestion } from '../support/a-question.ts';
import { ownEngines } from '../support/engines.ts';
import { load, searchableIds, waiting } from '../support/load.ts';
import { dropVersions } from '../support/faulty-engines.ts';

// The two races that the indexer has to avoid, step by step. Each is also run without its safeguard: then the question
// must go wrong, which shows that the steps reproduce the race and that the safeguard prevents it.

const engines = await ownEngines();
const { pool, elasticsearch, indexPrefix } = engines;

/** An Elasticsearch client that passes its bulk requests through `change`. */
function beforeBulk(change: (request: Parameters<Client['bulk']>[0]) => Promise<unknown>): Client {
  const bulk = async (...[request, options]: Parameters<Client['bulk']>): Promise<unknown> => {
    await change(request);
    return elasticsearch.bulk(request, options);
  };
  return Object.create(elasticsearch, { bulk: { value: bulk } }) as Client;
}

describe('an indexer that resumes after another one has written something newer', () => {
  const race = async (tag: string, withVersions: boolean): Promise<string[]> => {
    const [id = ''] = await load(engines, [aQuestion({ tags: [tag] })]);
    await pool.query(`update questions set quality = 'standard' where id = $1`, [id]);
    // The late round has read the visible question. Before it writes, the question is hidden and another round settles
    // that.
    const late = beforeBulk(async (request) => {
      await pool.query(`update questions set availability = 'hidden' where id = $1`, [id]);
      await drainRound(engines);
      if (!withVersions) dropVersions(request);
    });
    await drainRound({ ...engines, elasticsearch: late });
    expect(await waiting(engines)).toBe(0);
    return searchableIds(engines, tag);
  };

  test('does not overwrite the newer state', async () => {
    expect(await race('late', true)).toEqual([]);
  });

  test('would show a hidden question without external versions', async () => {
    expect(await race('late-unversioned', false)).toHaveLength(1);
  });
});

describe('an index that is registered and filled while a round reads', () => {
  /** A pool whose transactions run `between` after reading the register of indices. */
  const pausing = (between: () => Promise<void>, isolation: 'snapshot' | 'read committed'): Pool => {
    let paused = false;
    return Object.create(pool, {
      query: { value: pool.query.bind(pool) },
      connect: {
        value: async () => {
          const client = await pool.connect();
          const query = async (text: string, values?: unknown[]): Promise<unknown> => {
            const begins = text.startsWith('begin isolation level repeatable read');
            const answer: unknown = await client.query(
              begins && isolation === 'read committed' ? 'begin read only' : text,
              values,
            );
            // Only once, not for the transactions in between.
            if (text.includes('from search_index') && !paused) {
              paused = true;
              await between();
            }
            return answer;
          };
          const release = (broken: boolean): void => client.release(broken);
          return { query, release, on: client.on.bind(client), off: client.off.bind(client) };
        },
      },
    }) as Pool;
  };

  const race = async (
    isolation: 'snapshot' | 'read committed',
    stamp: number,
  ): Promise<{ waiting: number; stale: number }> => {
    const [id = ''] = await load(engines, [aQuestion()]);
    await pool.query(`update questions set quality = 'standard' where id = $1`, [id]);
    const name = generationName(indexPrefix, new Date(stamp), MAPPING_HASH);
    const between = async (): Promise<void> => {
      await createGeneration(elasticsearch, name, INDEX_SHAPE);
      const first = randomUUID();
      await writeStamp(elasticsearch, name, first);
      await registerBuilding(pool, {
        name,
        projection_version: PROJECTION_VERSION,
        mapping_hash: MAPPING_HASH,
        stamps: [first],
      });
      await backfill(engines, name, null, { signal: undefined, onProgress: () => undefined });
      await pool.query(`update questions set quality = 'needs_review' where id = $1`, [id]);
    };
    await drainRound({ ...engines, pool: pausing(between, isolation) });
    const left = await waiting(engines);
    while ((await waiting(engines)) > 0) await drainRound(engines);
    const { stale } = await verify(engines, name);
    await unregister(pool, [name]);
    await dropGenerations(elasticsearch, [name]);
    return { waiting: left, stale };
  };

  test('gets the change that the round did not write to it, since it stays in the queue', async () => {
    expect(await race('snapshot', 1_000)).toEqual({ waiting: 1, stale: 0 });
  });

  test('would keep an old state forever if register and questions were not read in one snapshot', async () => {
    expect(await race('read committed', 2_000)).toEqual({ waiting: 0, stale: 1 });
  });
});
