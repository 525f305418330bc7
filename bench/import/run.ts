import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';

import { table } from '../../cli/output.ts';
import { bringUpToDate } from '../../cli/set-up.ts';
import { BULK } from '../../indexer/follow/drain-round.ts';
import { BATCH_SIZE } from '../../indexer/import/write-records.ts';
import { INDEX_SHAPE } from '../../indexer/search/document.ts';
import { COPY_QUESTIONS } from '../../indexer/store/questions/imported-questions.ts';
import { ownDatabase } from '../own-database.ts';
import { runningEngines } from '../running-service.ts';
import { judgeMerges, measureImport, waitForEngines } from './measure-import.ts';
import {
  bulkDocuments,
  copyRows,
  type PlainLoad,
  timed,
  writeReadyPart,
  writeRecords,
} from './ready-files.ts';

/** The default number of questions. */
const QUESTIONS = 100_000;
/** The target: the share of the speed of the same calls without our code. */
const TARGET = 0.5;

const { values } = parseArgs({ options: { questions: { type: 'string', default: String(QUESTIONS) } } });
const questions = Number(values.questions);
const { databaseUrl, elasticsearchUrl, redisUrl } = runningEngines();
const elasticsearch = new Client({ node: elasticsearchUrl, requestTimeout: 60_000 });
const prefix = `trivia-bench-${process.pid}`;
const plainIndex = `${prefix}-plain`;

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
const rate = (milliseconds: number): string =>
  `${Math.round(questions / (milliseconds / 1_000)).toLocaleString('en')} a second`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;

/** A plain load with its times so far, in milliseconds. */
interface Measured extends PlainLoad {
  copy: number;
  bulk: number;
}

/** The calls that the importer and the indexer make, without their code. */
const same: Measured = { rows: BATCH_SIZE, documents: BULK, requestsAtOnce: 1, copy: 0, bulk: 0 };
/** The fastest load that we know, which cannot be resumed and makes nothing searchable before the end. */
const fewest: Measured = { rows: null, documents: 2_500, requestsAtOnce: 2, copy: 0, bulk: 0 };
/** Plain loads, which have a part of the questions each. */
const PARTS = 4;

async function sizeRows(pool: Pool): Promise<string[][]> {
  const { rows } = await pool.query<Record<'database' | 'questions' | 'keys', string>>(
    `select pg_database_size(current_database()) as database, pg_total_relation_size('questions') as questions,
       pg_total_relation_size('duplicate_keys') as keys`,
  );
  const [sizes] = rows;
  const indices = await elasticsearch.indices.stats({ index: `${prefix}-questions*`, metric: 'store' });
  return [
    ['database', megabytes(Number(sizes?.database))],
    ['  questions with their indexes', megabytes(Number(sizes?.questions))],
    ['  duplicate-detection keys', megabytes(Number(sizes?.keys))],
    ['search index', megabytes(indices._all.primaries?.store?.size_in_bytes ?? 0)],
  ];
}

const printTable = (title: string, rows: string[][]): void =>
  console.log(['', title, ...table(rows).map((line) => `  ${line}`)].join('\n'));

const folder = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
const plain = await ownDatabase(databaseUrl, 'plain');
const ours = await ownDatabase(databaseUrl, 'ours');

/** The same rows into a table without constraints, indexes and triggers, to show what those cost. */
let bare = 0;
const COPY_BARE = COPY_QUESTIONS.replace('copy questions', 'copy bare');

async function loadPlainly(part: number, load: Measured): Promise<void> {
  const { rows, documents } = await writeReadyPart(folder, questions, part, PARTS);
  bare += await timed(() => copyRows(plain.pool, rows, null, COPY_BARE));
  load.copy += await timed(() => copyRows(plain.pool, rows, load.rows));
  load.bulk += await timed(() => bulkDocuments(elasticsearch, plainIndex, documents, load));
  await waitForEngines(plain.pool, elasticsearch);
}

try {
  console.log(`Making ${questions.toLocaleString('en')} questions …`);
  const records = await writeRecords(folder, questions);
  console.log(`${megabytes((await stat(records)).size)} of records.`);
  for (const { pool, url } of [plain, ours])
    await bringUpToDate(pool, { databaseUrl: url, apiDatabaseUrl: undefined });
  await plain.pool.query('create unlogged table bare as select * from questions limit 0');
  await elasticsearch.indices.create({ index: plainIndex, ...INDEX_SHAPE });

  // Each plain load runs before and after the import, so that neither depends on the state of the engines at one moment.
  await loadPlainly(0, fewest);
  await loadPlainly(1, same);
  const result = await measureImport(ours.pool, records, {
    DATABASE_URL: ours.url,
    ELASTICSEARCH_URL: elasticsearchUrl,
    REDIS_URL: redisUrl,
    TRIVIA_INDEX_PREFIX: prefix,
    TRIVIA_LOG_LEVEL: 'warn',
  });
  await waitForEngines(ours.pool, elasticsearch);
  await loadPlainly(2, same);
  await loadPlainly(3, fewest);

  const { imported, searchable, report } = result;
  // Each plain load had half of the questions.
  const copyTime = ({ copy }: Measured): number => 2 * copy;
  const wholeTime = ({ copy, bulk }: Measured): number => 2 * (copy + bulk);
  const share = (plainly: number, our: number): string => `${((100 * plainly) / our).toFixed(0)} %`;
  const line = (name: string, time: number, ...more: string[]) => [name, seconds(time), rate(time), ...more];
  const against = (what: string, timeOf: (load: Measured) => number, our: number): string =>
    `${share(timeOf(same), our)} of the same ${what}, ${share(timeOf(fewest), our)} of the fewest`;
  printTable('From file to searchable', [
    line('copy, no constraints, indexes, triggers', bare),
    line('fewest calls: copy', copyTime(fewest)),
    line('fewest calls: copy, then bulk', wholeTime(fewest)),
    line('same calls: copy', copyTime(same)),
    line('same calls: copy, then bulk', wholeTime(same)),
    line('trivia import', imported, against('copy', copyTime, imported)),
    line('trivia import until searchable', searchable, against('calls', wholeTime, searchable)),
  ]);
  console.log(
    `  ${wholeTime(same) / searchable >= TARGET ? 'within' : 'BELOW'} the target of ${100 * TARGET} % of the speed of the same calls`,
  );
  printTable('Peak memory', [
    ['importer', `${result.importerMemory.toFixed(0)} MB`],
    ['indexer', `${result.indexerMemory.toFixed(0)} MB`],
  ]);
  const { kinds, merged, wrong } = await judgeMerges(ours.pool);
  printTable(
    'Planted duplicates',
    kinds.map(({ kind, planted, found }) => [kind, `${found} of ${planted}`, share(found, planted)]),
  );
  console.log(
    `  ${merged} merged in total, ${wrong} of them wrongly; ${report.skipped} records were skipped`,
  );
  printTable('Sizes', await sizeRows(ours.pool));
} finally {
  const indices = Object.keys(
    await elasticsearch.indices.get({ index: `${prefix}-*`, ignore_unavailable: true }),
  );
  if (indices.length > 0) await elasticsearch.indices.delete({ index: indices });
  await Promise.all([plain.drop(), ours.drop(), elasticsearch.close(), rm(folder, { recursive: true })]);
}
