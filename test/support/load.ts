import { drainQueue } from '../../indexer/follow/drain-round.ts';
import { importRecords } from '../../indexer/import/import-records.ts';
import { ensureLiveIndex } from '../../indexer/follow/ensure-live-index.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';
import type { TestEngines } from './engines.ts';
import { questionsAlias } from '../../src/search/run-search.ts';
import { ENDPOINTS } from '../../src/endpoints/index.ts';
import type { Api } from './api.ts';
import { until } from './until.ts';

/**
 * Imports records and waits until all are searchable. Returns their ids in the order of the records.
 *
 * @throws Error if any record is skipped; tests of skipped records call the import themselves
 */
export async function load(engines: TestEngines, records: readonly QuestionRecord[]): Promise<string[]> {
  const report = await importRecords(engines.pool, records);
  if (report.skipped > 0) throw new Error(`records were skipped: ${JSON.stringify(report.samples)}`);
  await makeSearchable(engines);
  const found = await engines.pool.query<{ id: string }>(
    `select id from unnest($1::text[], $2::text[], $3::text[]) with ordinality as given(source, source_id, language, position)
     join questions using (source, source_id, language) order by position`,
    [
      records.map((record) => record.source),
      records.map((record) => record.sourceId),
      records.map((record) => record.language),
    ],
  );
  return found.rows.map((row) => row.id);
}

/** Brings the index up to date. Call it after a test has changed rows. */
export async function makeSearchable(engines: TestEngines): Promise<void> {
  await ensureLiveIndex(engines);
  await drainQueue(engines);
}

/** Hides, deletes or shows questions in the database only. */
export async function setAvailability(
  { pool }: Pick<TestEngines, 'pool'>,
  ids: readonly string[],
  availability: 'visible' | 'hidden' | 'deleted',
): Promise<void> {
  await pool.query('update questions set availability = $2 where id = any($1)', [ids, availability]);
}

type Engines = Pick<TestEngines, 'pool' | 'elasticsearch' | 'indexPrefix'>;

/** The sorted ids with the tag that a plain search finds. It filters on `quality`, like every query of readers. */
export async function searchableIds({ elasticsearch, indexPrefix }: Engines, tag: string): Promise<string[]> {
  const found = await elasticsearch.search({
    index: questionsAlias(indexPrefix),
    ignore_unavailable: true,
    size: 10_000,
    query: { bool: { filter: [{ exists: { field: 'quality' } }, { term: { tags: tag } }] } },
    _source: false,
  });
  return found.hits.hits.map((hit) => hit._id ?? '').sort();
}

/** The sorted ids of visible questions with the tag in the database. */
export async function visibleIds({ pool }: Engines, tag: string): Promise<string[]> {
  const found = await pool.query<{ id: string }>(
    `select id from questions where tags @> array[$1] and availability = 'visible' order by id`,
    [tag],
  );
  return found.rows.map(({ id }) => id);
}

/** Number of changes that are not searchable yet. */
export async function waiting({ pool }: Engines): Promise<number> {
  const found = await pool.query<{ count: string }>('select count(*) from index_queue');
  return Number(found.rows[0]?.count);
}

/** The lists and statistics that are served from the counts of the catalogue. The history is counted separately. */
export const COUNTED = ENDPOINTS.filter(
  ({ revalidates, path, input }) =>
    revalidates && !path.includes(':') && !path.startsWith('/stats/') && input.safeParse({}).success,
).map(({ path }) => path);

/** The version of the counts that a process uses, which links to further regions contain. */
export async function countsVersion(api: Api): Promise<number> {
  const { _links } = await api.regions({ limit: 1 });
  return Number(new URL(_links.next ?? '').searchParams.get('as_of'));
}

/** Milliseconds. The pause between two counts is ten times as long as a count, up to 30 seconds. */
const TIMEOUT = 45_000;

const UP_TO_DATE = `
  select version::float8 as version from count_snapshots
  where replaced_at is null
    and index_mark = (select name || ' ' || settled from search_index where state = 'live')
    and vocabulary_mark = (select sum(changes) from vocabulary_changes)`;

/** Lets the next count start without the pause that the cost of the last one requires. */
export const shortenPause = ({ pool }: Pick<TestEngines, 'pool'>): Promise<unknown> =>
  pool.query('update count_snapshots set cost = 0 where replaced_at is null and cost > 0');

/** As `untilCounted`, after the pauses of the service itself. */
export async function untilCountedInTurn(
  { pool }: Pick<TestEngines, 'pool'>,
  apis: readonly Api[],
  beforeEachLook: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  // Counting starts when a process is ready.
  await Promise.all(apis.map(async ({ app }) => app.ready()));
  const counted = async (): Promise<number | undefined> => {
    await beforeEachLook();
    const { rows } = await pool.query<{ version: number }>(UP_TO_DATE);
    return rows[0]?.version;
  };
  const version = await until('everything is counted', counted, TIMEOUT);
  for (const api of apis)
    await until('a process has the counts', async () => (await countsVersion(api)) >= version);
  return version;
}

/**
 * Waits until everything searchable is counted and every process uses these counts. Their labels may still be older.
 * Returns the version of the counts.
 */
export const untilCounted = (engines: Pick<TestEngines, 'pool'>, ...apis: Api[]): Promise<number> =>
  untilCountedInTurn(engines, apis, () => shortenPause(engines));
