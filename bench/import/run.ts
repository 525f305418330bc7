import { Client } from '@elastic/elasticsearch';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';

import { bringUpToDate } from '../../cli/set-up.ts';
import { table } from '../../cli/output.ts';
import { INDEX_SHAPE } from '../../indexer/index-shape.ts';
import { COPY_QUESTIONS } from '../../src/store/insert-questions.ts';
import { ownDatabase } from '../own-database.ts';
import { runningService } from '../running-service.ts';
import { judgeMerges } from './judge-merges.ts';
import { importOurWay } from './our-way.ts';
import { bulkDocuments, copyRows, timed } from './plain-way.ts';
import { makeReadyFiles, type ReadyFiles } from './ready-files.ts';
import { rest } from './rest.ts';

/** Questions made when nothing else is asked for. */
const QUESTIONS = 100_000;
/** What we aim at: so much of the speed of the plain way. */
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

interface PlainTimes {
  copy: number;
  bulk: number;
}

/** One half of the questions, the plain way. */
async function loadPlainly(pool: Pool, { rows, documents }: ReadyFiles['halves'][number], times: PlainTimes) {
  times.copy += await timed(() => copyRows(pool, rows));
  times.bulk += await timed(() => bulkDocuments(elasticsearch, plainIndex, documents));
}

/** The same rows into a table without constraints, indexes and triggers: what they cost is what is left. */
async function copyBare(pool: Pool, { halves }: ReadyFiles): Promise<number> {
  await pool.query('create unlogged table bare as select * from questions limit 0');
  let time = 0;
  for (const { rows } of halves)
    time += await timed(() => copyRows(pool, rows, COPY_QUESTIONS.replace('copy questions', 'copy bare')));
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
  const files = await makeReadyFiles(folder, questions);
  console.log(`${megabytes((await stat(files.records)).size)} of records.`);
  for (const { pool, url } of [plain, ours]) await bringUpToDate(pool, url);
  await elasticsearch.indices.create({
    index: plainIndex,
    ...INDEX_SHAPE,
  });

  const [first, second] = files.halves;
  if (first === undefined || second === undefined) throw new Error('there are no halves');
  const times: PlainTimes = { copy: 0, bulk: 0 };
  const bare = await copyBare(plain.pool, files);
  await loadPlainly(plain.pool, first, times);
  await rest(plain.pool, elasticsearch);
  const result = await importOurWay(ours.pool, files.records, {
    DATABASE_URL: ours.url,
    ELASTICSEARCH_URL: elasticsearchUrl,
    REDIS_URL: redisUrl,
    TRIVIA_INDEX_PREFIX: prefix,
    TRIVIA_LOG_LEVEL: 'warn',
  });
  await rest(ours.pool, elasticsearch);
  await loadPlainly(plain.pool, second, times);

  const all = times.copy + times.bulk;
  const share = (plainly: number, our: number): string => `${((100 * plainly) / our).toFixed(0)} %`;
  say('From file to searchable', [
    ['plain: copy, no constraints, indexes, triggers', seconds(bare), rate(bare)],
    ['plain: copy into the same table', seconds(times.copy), rate(times.copy)],
    ['plain: bulk requests', seconds(times.bulk), rate(times.bulk)],
    ['plain: both, one after the other', seconds(all), rate(all)],
    [
      'trivia import',
      seconds(result.imported),
      rate(result.imported),
      `${share(times.copy, result.imported)} of the copy`,
    ],
    [
      'trivia import until searchable',
      seconds(result.searchable),
      rate(result.searchable),
      `${share(all, result.searchable)} of both`,
    ],
  ]);
  console.log(
    `  ${all / result.searchable >= TARGET ? 'within' : 'BELOW'} the target of ${100 * TARGET} % of the speed of the plain way`,
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
  console.log(
    `  ${merged} merged in all, ${wrong} of them wrongly; ${result.report.skipped} records were skipped`,
  );
  say('Sizes', await sizeRows(ours.pool));
} finally {
  const indices = Object.keys(
    await elasticsearch.indices.get({ index: `${prefix}-*`, ignore_unavailable: true }),
  );
  if (indices.length > 0) await elasticsearch.indices.delete({ index: indices });
  await Promise.all([plain.drop(), ours.drop(), elasticsearch.close(), rm(folder, { recursive: true })]);
}
