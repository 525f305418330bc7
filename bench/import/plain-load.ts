import type { Client } from '@elastic/elasticsearch';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { COPY_QUESTIONS } from '../../indexer/store/questions/insert-questions.ts';

/** Batch sizes of the plain load. */
export interface PlainLoad {
  /** Rows per `copy`, which is one transaction; null for all rows in one. */
  readonly rows: number | null;
  /** Documents per bulk request. */
  readonly documents: number;
  readonly requestsAtOnce: number;
}

/** Measures the time of a task in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function* batchesOf(file: string, size: number): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    batch.push(line);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Copies prepared rows to a table with the constraints, indexes and triggers of the real one. */
export async function copyRows(
  pool: Pool,
  file: string,
  rows: PlainLoad['rows'],
  command = COPY_QUESTIONS,
): Promise<void> {
  const client = await pool.connect();
  const send = (content: Readable): Promise<void> => pipeline(content, client.query(copyFrom(command)));
  try {
    if (rows === null) await send(createReadStream(file, { highWaterMark: 1_048_576 }));
    else
      for await (const batch of batchesOf(file, rows))
        await send(Readable.from([Buffer.from(`${batch.join('\n')}\n`)]));
  } finally {
    client.release();
  }
}

/** Sends prepared documents to an index with the real mapping, and makes them searchable. */
export async function bulkDocuments(
  elasticsearch: Client,
  index: string,
  file: string,
  { documents, requestsAtOnce }: PlainLoad,
): Promise<void> {
  // Two lines per document.
  const batches = batchesOf(file, 2 * documents);
  const send = async (): Promise<void> => {
    for (let next = await batches.next(); next.done !== true; next = await batches.next()) {
      const { errors } = await elasticsearch.bulk({ index, operations: next.value, filter_path: 'errors' });
      if (errors) throw new Error('Elasticsearch rejected the documents');
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, send));
  await elasticsearch.indices.refresh({ index });
}
