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

export interface ReadyPart {
  readonly rows: string;
  readonly documents: string;
}

/** The same questions in three forms: records for the importer, and prepared for each engine. */
export interface ReadyFiles {
  readonly records: string;
  /** Each has a part of the questions: lines for `copy`, and pairs of lines for bulk requests. */
  readonly parts: readonly ReadyPart[];
}

/** The document that the indexer would write. */
function documentOf(record: QuestionRecord, id: string, seq: number): string {
  const row = questionRow(record, id, '');
  const projected = {
    ...row,
    seq,
    rev: seq,
    availability: 'visible',
    updated_at: Date.parse(row.modified_at),
  } as unknown as ProjectionRow;
  const action = { index: { _id: id, version: seq, version_type: 'external_gte' } };
  return `${JSON.stringify(action)}\n${JSON.stringify(project(projected))}\n`;
}

type LineOf = (record: QuestionRecord, seq: number) => string;

const LINES: Readonly<Record<'records' | 'rows' | 'documents', LineOf>> = {
  records: (record) => `${JSON.stringify(record)}\n`,
  rows: (record, seq) =>
    questionLine({
      ...questionRow(record, record.id ?? '', contentHash(record)),
      seq,
      created_at: record.createdAt ?? record.attribution.lastModified,
    }),
  documents: (record, seq) => documentOf(record, record.id ?? '', seq),
};

function* linesOf(questions: number, from: number, end: number, lineOf: LineOf): Generator<string> {
  let seq = 0;
  for (const record of generateRecords({ count: questions, seed: SEED, vocabulary: BUNDLED_SLUGS })) {
    seq += 1;
    if (seq > from && seq <= end) yield lineOf(record, seq);
  }
}

/** Writes the files to a folder. */
export async function makeReadyFiles(folder: string, questions: number, parts: number): Promise<ReadyFiles> {
  const write = async (
    name: string,
    kind: keyof typeof LINES,
    from: number,
    end: number,
  ): Promise<string> => {
    const path = join(folder, name);
    await pipeline(
      linesOf(questions, from, end, LINES[kind]),
      createWriteStream(path, { highWaterMark: 1_048_576 }),
    );
    return path;
  };
  const made: ReadyPart[] = [];
  for (let part = 0; part < parts; part += 1) {
    const [from, end] = [part, part + 1].map((edge) => Math.floor((edge * questions) / parts));
    made.push({
      rows: await write(`rows-${part}.tsv`, 'rows', from ?? 0, end ?? questions),
      documents: await write(`documents-${part}.ndjson`, 'documents', from ?? 0, end ?? questions),
    });
  }
  return { records: await write('records.jsonl', 'records', 0, questions), parts: made };
}

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
