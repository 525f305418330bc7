import { ENDPOINTS } from '../../src/endpoints/index.ts';
import type { Api } from './api.ts';
import type { TestEngines } from './engines.ts';
import { until } from './until.ts';

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

/**
 * Waits until everything searchable is counted and every process uses these counts. Their labels may still be older.
 * Returns the version of the counts.
 */
export async function untilCounted({ pool }: Pick<TestEngines, 'pool'>, ...apis: Api[]): Promise<number> {
  // Counting starts when a process is ready.
  await Promise.all(apis.map(async ({ app }) => app.ready()));
  const counted = async (): Promise<number | undefined> => {
    const { rows } = await pool.query<{ version: number }>(UP_TO_DATE);
    return rows[0]?.version;
  };
  const version = await until('everything is counted', counted, TIMEOUT);
  for (const api of apis)
    await until('a process has the counts', async () => (await countsVersion(api)) >= version);
  return version;
}
