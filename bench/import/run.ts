import { Client } from '@elastic/elasticsearch';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';

import { bringUpToDate } from '../../cli/set-up.ts';
import { table } from '../../cli/output.ts';
import { INDEX_SHAPE } from '../../indexer/follow/index-shape.ts';
import { COPY_QUESTIONS } from '../../src/store/questions/insert-questions.ts';
import { ownDatabase } from '../own-database.ts';
import { runningService } from '../running-service.ts';
import { judgeMerges } from './judge-merges.ts';
import { importOurWay, type OurWay } from './our-way.ts';
import { BULK } from '../../indexer/follow/drain-round.ts';
import { BATCH_SIZE } from '../../indexer/import/import-records.ts';
import { bulkDocuments, copyRows, timed, type PlainWay } from './plain-way.ts';
import { makeReadyFiles, type ReadyFiles, type ReadyPart } from './ready-files.ts';
import { rest } from './rest.ts';

/** Questions made when nothing else is asked for. */
const QUESTIONS = 100_000;
/** What we aim at: so much of the speed of the same calls without us. */
const TARGET = 0.5;

const { values } = parseArgs({ options: { questions: { type: 'string', default: String(QUESTIONS) } } });
const questions = Number(values.questions);
const {
  engines: { databaseUrl, elasticsearchUrl, redisUrl },
} = runningService();
const elasticsearch = new Client({ node: elasticsearchUrl, requestTimeout: 60_000 });
const prefix = `trivia-bench-${process.pid}`;
const plainIndex = `${prefix}-plain`;

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
const rate = (milliseconds: number): string =>
  `${Math.round(questions / (milliseconds / 1_000)).toLocaleString('en')} a second`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;

/** A plain way with what it took so far, in milliseconds. */
interface Measured extends PlainWay {
  copy: number;
  bulk: number;
}

/** The calls that we make, without our code. */
const same: Measured = { rows: BATCH_SIZE, documents: BULK, requestsAtOnce: 1, copy: 0, bulk: 0 };
/** The fastest way that we know, for whoever needs no batches that can be resumed, and nothing searchable before the end. */
const fewest: Measured = { rows: null, documents: 2_500, requestsAtOnce: 2, copy: 0, bulk: 0 };
/** Each of the two before ours, which is null, and behind it, so that neither has the engines as they are at one moment only. */
const ORDER = [fewest, same, null, same, fewest] as const;
const PARTS = ORDER.filter((way) => way !== null).length;

async function loadPlainly(pool: Pool, { rows, documents }: ReadyPart, way: Measured): Promise<void> {
  way.copy += await timed(() => copyRows(pool, rows, way.rows));
  way.bulk += await timed(() => bulkDocuments(elasticsearch, plainIndex, documents, way));
}

/** The same rows into a table without constraints, indexes and triggers: what they cost is what is left. */
async function copyBare(pool: Pool, { parts }: ReadyFiles): Promise<number> {
  await pool.query('create unlogged table bare as select * from questions limit 0');
  let time = 0;
  for (const { rows } of parts)
    time += await timed(() =>
      copyRows(pool, rows, null, COPY_QUESTIONS.replace('copy questions', 'copy bare')),
    );
  await pool.query('drop table bare');
  return time;
}

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
    ['  keys of duplicates', megabytes(Number(sizes?.keys))],
    ['search index', megabytes(indices._all.primaries?.store?.size_in_bytes ?? 0)],
  ];
}

const say = (title: string, rows: string[][]): void =>
  console.log(
    `\n${title}\n${table(rows)
      .map((line) => `  ${line}`)
      .join('\n')}`,
  );

const folder = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
const plain = await ownDatabase(databaseUrl, 'plain');
const ours = await ownDatabase(databaseUrl, 'ours');
try {
  console.log(`Making ${questions.toLocaleString('en')} questions …`);
  const files = await makeReadyFiles(folder, questions, PARTS);
  console.log(`${megabytes((await stat(files.records)).size)} of records.`);
  for (const { pool, url } of [plain, ours]) await bringUpToDate(pool, url);
  await elasticsearch.indices.create({
    index: plainIndex,
    ...INDEX_SHAPE,
  });

  const bare = await copyBare(plain.pool, files);
  const parts = files.parts.values();
  let result: OurWay | undefined;
  for (const way of ORDER) {
    if (way === null)
      result = await importOurWay(ours.pool, files.records, {
        DATABASE_URL: ours.url,
        ELASTICSEARCH_URL: elasticsearchUrl,
        REDIS_URL: redisUrl,
        TRIVIA_INDEX_PREFIX: prefix,
        TRIVIA_LOG_LEVEL: 'warn',
      });
    else {
      const part = parts.next().value;
      if (part === undefined) throw new Error('a part is missing');
      await loadPlainly(plain.pool, part, way);
    }
    await rest(way === null ? ours.pool : plain.pool, elasticsearch);
  }
  if (result === undefined) throw new Error('we were not in the order');

  const { imported, searchable, report } = result;
  // Each plain way had a half of the questions.
  const copyTime = ({ copy }: Measured): number => 2 * copy;
  const wholeTime = ({ copy, bulk }: Measured): number => 2 * (copy + bulk);
  const share = (plainly: number, our: number): string => `${((100 * plainly) / our).toFixed(0)} %`;
  say('From file to searchable', [
    ['copy, no constraints, indexes, triggers', seconds(bare), rate(bare)],
    ['fewest calls: copy', seconds(copyTime(fewest)), rate(copyTime(fewest))],
    ['fewest calls: copy, then bulk', seconds(wholeTime(fewest)), rate(wholeTime(fewest))],
    ['same calls: copy', seconds(copyTime(same)), rate(copyTime(same))],
    ['same calls: copy, then bulk', seconds(wholeTime(same)), rate(wholeTime(same))],
    [
      'trivia import',
      seconds(imported),
      rate(imported),
      `${share(copyTime(same), imported)} of the same copy, ${share(copyTime(fewest), imported)} of the fewest`,
    ],
    [
      'trivia import until searchable',
      seconds(searchable),
      rate(searchable),
      `${share(wholeTime(same), searchable)} of the same calls, ${share(wholeTime(fewest), searchable)} of the fewest`,
    ],
  ]);
  console.log(
    `  ${wholeTime(same) / searchable >= TARGET ? 'within' : 'BELOW'} the target of ${100 * TARGET} % of the speed of the same calls`,
  );
  say('Memory at its peak', [
    ['importer', `${result.importerMemory.toFixed(0)} MB`],
    ['indexer', `${result.indexerMemory.toFixed(0)} MB`],
  ]);
  const { kinds, merged, wrong } = await judgeMerges(ours.pool);
  say(
    'Planted duplicates',
    kinds.map(({ kind, planted, found }) => [kind, `${found} of ${planted}`, share(found, planted)]),
  );
  console.log(`  ${merged} merged in all, ${wrong} of them wrongly; ${report.skipped} records were skipped`);
  say('Sizes', await sizeRows(ours.pool));
} finally {
  const indices = Object.keys(
    await elasticsearch.indices.get({ index: `${prefix}-*`, ignore_unavailable: true }),
  );
  if (indices.length > 0) await elasticsearch.indices.delete({ index: indices });
  await Promise.all([plain.drop(), ours.drop(), elasticsearch.close(), rm(folder, { recursive: true })]);
}
