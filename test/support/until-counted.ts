import type { Api } from './api.ts';
import type { TestEngines } from './engines.ts';
import { until } from './until.ts';

/** The version of the counts from which a process answers: links to further regions name it. */
export async function countsVersion(api: Api): Promise<number> {
  const { _links } = await api.regions({ limit: 1 });
  return Number(new URL(_links.next ?? '').searchParams.get('as_of'));
}

/** Milliseconds: the pause between two countings is ten times as long as a counting, and half a minute at most. */
const TIMEOUT = 45_000;

const UP_TO_DATE = `
  select version::float8 as version from count_snapshots
  where replaced_at is null
    and index_mark = (select name || ' ' || settled from search_index where state = 'live')
    and vocabulary_mark = (select sum(changes) from vocabulary_changes)`;

/**
 * Waits until everything that is searchable is counted and every one of the processes answers from these counts; their labels may
 * still be older. Gives the version of the counts.
 */
export async function untilCounted({ pool }: Pick<TestEngines, 'pool'>, ...apis: Api[]): Promise<number> {
  // Counting begins when a process is ready.
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
