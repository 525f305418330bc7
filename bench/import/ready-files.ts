import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { BUNDLED_SLUGS } from '../../cli/generate/classification.ts';
import { generateRecords } from '../../cli/generate/generate-records.ts';
import { contentHash, questionRow } from '../../indexer/import/question-row.ts';
import { project } from '../../indexer/search/document.ts';
import type { ProjectionRow } from '../../indexer/store/generations/projection.ts';
import { COPY_QUESTIONS, questionLine } from '../../indexer/store/questions/imported-questions.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';

const SEED = 1;

type LineOf = (record: QuestionRecord, seq: number) => string;

/** A record for the importer. */
const recordLine: LineOf = (record) => `${JSON.stringify(record)}\n`;

/** A line for `copy`. */
const rowLine: LineOf = (record, seq) =>
  questionLine({
    ...questionRow(record, record.id ?? '', contentHash(record)),
    seq,
    created_at: record.createdAt ?? record.attribution.lastModified,
  });

/** Two lines of a bulk request, with the document that the indexer would write. */
const documentLines: LineOf = (record, seq) => {
  const row = questionRow(record, record.id ?? '', '');
  const projected = {
    ...row,
    seq,
    rev: seq,
    availability: 'visible',
    updated_at: Date.parse(row.modified_at),
  } as unknown as ProjectionRow;
  const action = { index: { _id: record.id, version: seq, version_type: 'external_gte' } };
  return `${JSON.stringify(action)}\n${JSON.stringify(project(projected))}\n`;
};

/** Writes the lines of the questions between two places. @returns the path */
async function write(path: string, questions: number, lineOf: LineOf, from = 0, end = questions) {
  function* lines(): Generator<string> {
    let seq = 0;
    for (const record of generateRecords({ count: questions, seed: SEED, vocabulary: BUNDLED_SLUGS })) {
      seq += 1;
      if (seq > from && seq <= end) yield lineOf(record, seq);
    }
  }
  await pipeline(lines(), createWriteStream(path, { highWaterMark: 1_048_576 }));
  return path;
}

/** Writes the questions as the importer reads them. */
export const writeRecords = (folder: string, questions: number): Promise<string> =>
  write(join(folder, 'records.jsonl'), questions, recordLine);

/** Writes one of several parts of the same questions, prepared for each engine. */
export async function writeReadyPart(folder: string, questions: number, part: number, parts: number) {
  const edge = (number: number): number => Math.floor((number * questions) / parts);
  const writePart = (name: string, lineOf: LineOf) =>
    write(join(folder, `${name}-${part}`), questions, lineOf, edge(part), edge(part + 1));
  return { rows: await writePart('rows', rowLine), documents: await writePart('documents', documentLines) };
}

/** Batch sizes of a plain load. */
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
