import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { setUp } from '../../../cli/set-up.ts';
import { pathIn } from '../../../explorer/texts/language.ts';
import { openPostgres, REQUEST_TIMEOUT } from '../../../src/postgres.ts';
import { API_PREFIX } from '../../../src/contract/service.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { samplesOf } from '../../support/every-request/inputs.ts';
import {
  DOCUMENTS,
  explorerPages,
  OAUTH_DOCUMENTS,
  SERVER_PAGES,
} from '../../support/every-request/pages.ts';
import { restRequests } from '../../support/every-request/rest.ts';
import { makeSearchable } from '../../support/load.ts';
import { sized } from '../../support/sized.ts';
import { until } from '../../support/until.ts';

vi.mock(import('../../../catalogue/starter.ts'), async (original) => {
  const { starterCatalogue } = await original();
  const { sized } = await import('../../support/sized.ts');
  const most = sized({ short: 1_000, long: Infinity });
  return { starterCatalogue: (...given) => starterCatalogue(...given).slice(0, most) };
});

// What the first callers of a new service meet. The tests build on each other.
const engines = await ownEngines();
const { pool, config } = engines;
const warnings: string[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
// The catalogue of the short form is so small that only a busy machine would be slow.
const statementTimeout = sized({ short: 60_000, long: REQUEST_TIMEOUT });
const postgres = openPostgres(config, logger, { statementTimeout });
const api = await anApi({ ...engines, logger }, { clients: { postgres }, checkAnswers: false });
await api.app.ready();

const statusOf = async (url: string): Promise<[string, number]> => [
  url,
  (await api.app.inject({ url, headers: { 'x-api-key': api.key } })).statusCode,
];
const ok = (urls: readonly string[]): [string, number][] => urls.map((url) => [url, 200]);
async function read(urls: readonly string[]): Promise<[string, number][]> {
  const statuses: [string, number][] = [];
  for (const url of urls) statuses.push(await statusOf(url));
  return statuses;
}

const NEED_INDEX = ['/questions/random', '/questions', '/topics/europe'].map((path) => API_PREFIX + path);

/** Everything that a caller with a key can get, with each parameter; exports are made later. */
function everyGet(ids: readonly string[]): string[] {
  const rest = restRequests(samplesOf(ids, '')).filter(
    ({ route }) => route.method === 'GET' && !route.sendsFile,
  );
  const pages = Object.values(explorerPages(ids[0] ?? ''));
  return [
    ...rest.flatMap(({ requests }) => requests.map(({ path }) => path)),
    ...[...pages, ...pages.map((path) => pathIn('pl', path))],
    ...[...SERVER_PAGES, ...DOCUMENTS, ...OAUTH_DOCUMENTS],
  ];
}

describe('a catalogue of which PostgreSQL has gathered no statistics itself', () => {
  let ids: string[];

  test('before it is indexed, questions by id and the pages without questions are there, and the service is not ready', async () => {
    // Only `setUp` gathers statistics.
    const { rows: tables } = await pool.query<{ name: string }>(
      `select format('%I', relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    for (const { name } of tables) await pool.query(`alter table ${name} set (autovacuum_enabled = off)`);
    await setUp(pool, config);
    const { rows } = await pool.query<{ id: string }>('select id from questions order by id limit 3');
    ids = rows.map(({ id }) => id);
    const [id = ''] = ids;
    const there = [`/questions/${id}`, `/questions?ids=${id}`, '/openapi.json'].map(
      (path) => API_PREFIX + path,
    );
    there.push('/docs/', '/account/sign-in', '/health/live');
    expect(await read(there)).toEqual(ok(there));
    expect(await read(NEED_INDEX)).not.toContainEqual([expect.any(String), 200]);
    const { body } = await api.app.inject({
      url: `${API_PREFIX}/questions`,
      headers: { 'x-api-key': api.key },
    });
    expect(body).toContain('The catalogue is being indexed.');
    expect(await statusOf('/health/ready')).toEqual(['/health/ready', 503]);
  }, 300_000);

  test('while it is indexed, its pages show how long that takes', async () => {
    await pool.query(
      `insert into search_index (name, projection_version, mapping_hash, state, created_at, backfill_cursor)
       select 'first', 1, '', 'building', clock_timestamp() - interval '30 seconds', id
       from questions order by id offset (select count(*) / 2 from questions) limit 1`,
    );
    const { statusCode, headers, body } = await api.app.inject('/');
    expect([statusCode, headers.refresh]).toEqual([503, '10']);
    expect(/takes about (\d+) more seconds/.exec(body)?.[1]).toMatch(/^(2[89]|3\d)$/);
    const polish = await api.app.inject('/pl/explore');
    expect(polish.body).toMatch(/Potrwa to jeszcze około \d+ s/);
    await pool.query('delete from search_index');
    expect(warnings).toEqual([]);
  });

  test('as soon as the service is ready, it draws, lists and counts', async () => {
    const seen = until('it is ready', async () => (await statusOf('/health/ready'))[1] === 200, 120_000).then(
      () => read(NEED_INDEX),
    );
    await makeSearchable(engines);
    expect(await seen).toEqual(ok(NEED_INDEX));
  }, 300_000);

  test('every endpoint and every page answers, and nothing is logged as an outage', async () => {
    warnings.length = 0;
    await until(
      'the history is counted',
      async () => (await statusOf(`${API_PREFIX}/stats/growth`))[1] === 200,
      60_000,
    );
    for (const url of everyGet(ids)) expect(await statusOf(url)).toEqual([url, 200]);
    expect(warnings).toEqual([]);
    const { rows } = await pool.query(
      `select relname from pg_stat_user_tables where relname in ('questions', 'topics', 'tags') and last_analyze is null`,
    );
    expect(rows).toEqual([]);
  }, 300_000);
});
