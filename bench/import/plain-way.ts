import type { Client } from '@elastic/elasticsearch';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { COPY_QUESTIONS } from '../../src/store/insert-questions.ts';

/** Lines of one bulk request, two for each document. */
const BULK_LINES = 5_000;
const REQUESTS_AT_ONCE = 2;

/** Milliseconds that something takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Sends ready rows in one statement to a table with the constraints, indexes and triggers of the real one. */
export async function copyRows(pool: Pool, file: string, command = COPY_QUESTIONS): Promise<void> {
  const client = await pool.connect();
  try {
    await pipeline(createReadStream(file, { highWaterMark: 1_048_576 }), client.query(copyFrom(command)));
  } finally {
    client.release();
  }
}

async function* batchesOf(file: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    batch.push(line);
    if (batch.length < BULK_LINES) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Sends ready documents to an index of the real shape, two requests at once, and makes them searchable. */
export async function bulkDocuments(elasticsearch: Client, index: string, file: string): Promise<void> {
  const batches = batchesOf(file);
  const send = async (): Promise<void> => {
    for (let next = await batches.next(); next.done !== true; next = await batches.next()) {
      const { errors } = await elasticsearch.bulk({ index, operations: next.value, filter_path: 'errors' });
      if (errors) throw new Error('Elasticsearch did not take the documents');
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, send));
  await elasticsearch.indices.refresh({ index });
}
