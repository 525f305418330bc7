import type { Client } from '@elastic/elasticsearch';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { COUNT_LOCK } from '../../../src/discovery/count-catalogue.ts';
import { openElasticsearch } from '../../../src/clients.ts';
import { questionsAlias } from '../../../src/search/run-search.ts';
import { tallyQuestions } from '../../../src/search/tally.ts';
import { readTaxonomyNames } from '../../../src/store/taxonomy/taxonomy-names.ts';
import { addEntries } from '../../support/data/add-entries.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import {
  anApi,
  RegionsResponse,
  SlugsResponse,
  TopicsResponse,
  type Api,
  type ApiOptions,
} from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { faultProxy } from '../../support/fault-proxy.ts';
import { load, makeSearchable, countsVersion, shortenPause, untilCounted } from '../../support/load.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const { pool, elasticsearch, config } = engines;
const alias = questionsAlias(engines.indexPrefix);

// Few topics make counts fast, and so the pauses between them.
await pool.query('delete from topics where slug not in (select slug from topics order by slug limit 20)');
await addEntries(pool, 'topic', [{ slug: 'gathered', kind: 'tag', en: 'Gathered', pl: 'Zebrane' }]);
await pool.query(`
  insert into topic_tags select 'gathered', slug from tags order by slug limit 1;`);
const { rows: slugs } = await pool.query<{ slug: string }>('select slug from tags order by slug limit 60');
const tags = slugs.map(({ slug }) => slug);
const [gathered = ''] = tags;
const { rows: codes } = await pool.query<{ code: string }>('select code from regions order by code');
const regions = codes.map(({ code }) => code);

/** Tags have 1 to 10 questions at first, so that several have equally many. */
const catalogue = tags.flatMap((tag, index) =>
  questions(1 + (index % 10), { tags: [tag], regions: regions.slice(index, index + 3) }),
);
await load(engines, catalogue);

async function anInstance(options: ApiOptions = {}): Promise<Api> {
  const api = await anApi(engines, { checkAnswers: false, ...options });
  onTestFinished(() => api.app.close());
  return api;
}

/** An instance with the latest counts, whose connection to Elasticsearch can be broken. */
async function aBreakableInstance() {
  const proxy = await faultProxy(config.elasticsearchUrl);
  const client = openElasticsearch({ ...config, elasticsearchUrl: proxy.url });
  /** The requests so far, what is called before each one is sent, and what searches wait for. */
  const requests = { count: 0, onEach: (): void => undefined, held: Promise.resolve() };
  client.diagnostic.on('request', () => {
    requests.count += 1;
    requests.onEach();
  });
  const search = async (...given: [object, object]): Promise<unknown> => {
    await requests.held;
    return client.search(...given);
  };
  const elasticsearch = Object.create(client, { search: { value: search } }) as Client;
  const api = await anApi(engines, { checkAnswers: false, clients: { elasticsearch } });
  onTestFinished(async () => {
    proxy.become('pass');
    proxy.delay = 0;
    await api.app.close();
    await client.close();
    await proxy.close();
  });
  return { api, proxy, requests, version: await untilCurrent(api) };
}

/** Waits until everything is searchable and counted, and all instances serve these counts. */
async function untilCurrent(...apis: Api[]): Promise<number> {
  await makeSearchable(engines);
  return untilCounted(engines, ...apis);
}

/** Adds questions that change the order of tags, regions and topics. */
let additions = 0;
async function changeCounts(): Promise<void> {
  additions += 1;
  const tag = tags[(additions * 7) % tags.length] ?? '';
  const region = regions[(additions * 11) % regions.length] ?? '';
  await load(engines, questions(9, { tags: [tag, gathered], regions: [region] }));
}

async function searches(): Promise<number> {
  const { _all } = await elasticsearch.indices.stats({ index: alias, metric: 'search' });
  return _all.total?.search?.query_total ?? NaN;
}

async function searchesOfOneCount(): Promise<number> {
  const { topics } = await readTaxonomyNames(pool);
  const before = await searches();
  const counted = { topics, tags: tags.length, subcategories: 1 };
  await tallyQuestions({ client: elasticsearch, alias }, counted);
  return (await searches()) - before;
}

const forgetCounts = () => pool.query('delete from count_snapshots');

const total = async (api: Api): Promise<number> => (await api.stats()).total;

/** The total for one of many callers at the same time, who are refused on a busy machine and then try again. */
const totalInCrowd = ({ app, key }: Api): Promise<number> =>
  until('the request is served', async () => {
    const response = await app.inject({ url: '/api/v1/stats', headers: { 'x-api-key': key } });
    if (response.statusCode === 503) return undefined;
    return z.object({ total: z.number() }).parse(response.json()).total;
  });

async function visibleTotal(): Promise<number> {
  const found = await pool.query(`select from questions where availability = 'visible'`);
  return found.rowCount ?? NaN;
}

/** The sessions that count for lists and statistics. The history is counted under another lock. */
async function lockHolders(): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())
       and classid::bigint << 32 | objid::bigint = hashtextextended($1, 0)`,
    [COUNT_LOCK],
  );
  return rows.map(({ pid }) => pid);
}

/** Changes counts, and waits until a session counts them. Returns the session. */
async function countChanges(): Promise<number> {
  await changeCounts();
  await shortenPause(engines);
  return until('it counts', async () => (await lockHolders())[0]);
}

test.each([1, 2])(
  'fifty simultaneous requests to %i instances without counts cause one count',
  async (instances) => {
    const one = await searchesOfOneCount();
    expect(one).toBeGreaterThanOrEqual(4);
    await forgetCounts();
    const before = await searches();
    const apis = await Promise.all(Array.from({ length: instances }, () => anInstance()));
    const asked = Array.from({ length: 50 / instances }, () => apis).flat();
    const totals = await Promise.all(asked.map(totalInCrowd));
    expect(new Set(totals)).toEqual(new Set([await visibleTotal()]));
    expect((await searches()) - before).toBe(one);
    expect(new Set(await Promise.all(apis.map(countsVersion))).size).toBe(1);
  },
);

test('after a change two instances serve the same version of the counts', async () => {
  const [first, second] = [await anInstance(), await anInstance()];
  const before = await untilCurrent(first, second);
  await changeCounts();
  const version = await untilCurrent(first, second);
  expect(version).toBeGreaterThan(before);
  expect([await countsVersion(first), await countsVersion(second)]).toEqual([version, version]);
  expect((await first.tags()).data).toEqual((await second.tags()).data);
  const { meta: _first, ...stats } = await first.stats();
  expect(await second.stats()).toMatchObject(stats);
  expect(stats.total).toBe(await visibleTotal());
});

describe('an Elasticsearch outage', () => {
  test('callers get the earlier counts immediately while Elasticsearch is silent during a count', async () => {
    const { api, proxy, requests } = await aBreakableInstance();
    const before = await total(api);
    const from = requests.count;
    proxy.become('hang');
    await changeCounts();
    await shortenPause(engines);
    await until('it counts', () => requests.count > from);
    const counting = [requests.count, await lockHolders()];
    expect(await total(api)).toBe(before);
    expect((await api.tags()).data.length).toBeGreaterThan(0);
    // The count still waits for its first response.
    expect([requests.count, await lockHolders()]).toEqual(counting);
    proxy.become('pass');
    await untilCurrent(api);
    expect(await total(api)).toBe(await visibleTotal());
  });

  test('the service can stop and releases its lock while Elasticsearch is silent during a count', async () => {
    const { api, proxy } = await aBreakableInstance();
    proxy.become('hang');
    await countChanges();
    await api.app.close();
    expect(await lockHolders()).toEqual([]);
  });

  test('a count that Elasticsearch interrupts is discarded, and the next one succeeds', async () => {
    const { api, proxy, requests, version } = await aBreakableInstance();
    const everything =
      'select version, index_mark, vocabulary_mark, counts::text from count_snapshots order by version';
    const { rows: kept } = await pool.query(everything);
    const from = requests.count;
    // Opening a view and one search succeed.
    requests.onEach = () => {
      if (requests.count === from + 3) proxy.become('cut');
    };
    await changeCounts();
    await shortenPause(engines);
    await until('a count is half done', () => requests.count >= from + 3);
    await until('it has failed', async () => (await lockHolders()).length === 0);
    const failedAt = requests.count;
    await until('a retry has failed', () => requests.count > failedAt);
    const { rows: still } = await pool.query(everything);
    expect(still).toEqual(kept);
    expect(await countsVersion(api)).toBe(version);
    proxy.become('pass');
    expect(await untilCurrent(api)).toBeGreaterThan(version);
    expect(await total(api)).toBe(await visibleTotal());
  });
});

describe('a count that loses its lock', () => {
  test('another instance takes over, and the first one serves its counts', async () => {
    const { api: silent, proxy } = await aBreakableInstance();
    proxy.become('hang');
    const holder = await countChanges();
    const other = await anInstance();
    await other.app.ready();
    await pool.query('select pg_terminate_backend($1)', [holder]);
    await untilCurrent(other, silent);
    expect([await total(other), await total(silent)]).toEqual([await visibleTotal(), await visibleTotal()]);
  });

  test('late counts are discarded when another instance has counted since', async () => {
    const { api: slow, requests } = await aBreakableInstance();
    const from = requests.count;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    // It has the first responses, and the next ones only when the other instance has counted.
    requests.onEach = () => {
      if (requests.count === from + 3) requests.held = promise.then(() => undefined);
    };
    const holder = await countChanges();
    await until('it has the first responses', () => requests.count >= from + 3);
    const other = await anInstance();
    await other.app.ready();
    await pool.query('select pg_terminate_backend($1)', [holder]);
    await changeCounts();
    const version = await untilCurrent(other);
    resolve(undefined);
    await until('it has counted, and has closed its view', () => requests.count >= from + 6);
    expect(await untilCurrent(other, slow)).toBe(version);
    expect([await total(other), await total(slow)]).toEqual([await visibleTotal(), await visibleTotal()]);
  });
});

describe('paging', () => {
  const TAGS = `select distinct unnest(tags) as slug from questions where availability = 'visible'`;

  test.each([
    ['tags', 7, SlugsResponse, TAGS],
    ['topics', 3, TopicsResponse, 'select slug from topics'],
    ['regions', 29, RegionsResponse, 'select code as slug from regions'],
  ] as const)('through %s lists each entry once while counts change', async (name, limit, answer, all) => {
    const { rows } = await pool.query<{ slug: string }>(all);
    const [first, second] = [await anInstance(), await anInstance()];
    const versions = new Set([await untilCurrent(first, second)]);
    const listed: string[] = [];
    let page: TopicsResponse | SlugsResponse | RegionsResponse = await first[name]({ limit });
    for (let pages = 1; ; pages += 1) {
      listed.push(...page.data.map((entry) => ('code' in entry ? entry.code : entry.slug)));
      if (page._links.next === undefined) break;
      if (pages <= 3) {
        await changeCounts();
        versions.add(await untilCurrent(first, second));
      }
      // Each instance follows links of the other one.
      page = await (pages % 2 === 0 ? first : second).follow(page._links.next, answer);
    }
    expect(versions.size).toBe(4);
    expect(listed.toSorted()).toEqual(rows.map(({ slug }) => slug).sort());
  });

  test('paging resumes at the same place in the latest counts after its counts were deleted', async () => {
    const api = await anInstance();
    const version = await untilCurrent(api);
    const page = await api.tags({ limit: 7 });
    const ofRegions = await api.regions({ limit: 7 });
    await changeCounts();
    await untilCurrent(api);
    await pool.query('delete from count_snapshots where version = $1', [version]);
    const other = await anInstance();

    const last = page.data.at(-1) ?? { slug: '', count: 0 };
    const isBehind = ({ slug, count }: { slug: string; count: number }): boolean =>
      count < last.count || (count === last.count && slug > last.slug);
    const latest = (await other.tags({ limit: 500 })).data;
    const next = await other.follow(page._links.next ?? '', SlugsResponse);
    expect(next.data).toEqual(latest.filter(isBehind).slice(0, 7));

    const codes = (await other.regions({ limit: 500 })).data;
    const place = codes.findIndex(({ code }) => code === ofRegions.data.at(-1)?.code);
    const nextRegions = await other.follow(ofRegions._links.next ?? '', RegionsResponse);
    expect(nextRegions.data).toEqual(codes.slice(place + 1, place + 8));
  });
});

test('counts from a restored backup are served although their version is lower', async () => {
  const nextVersion = (version: number) =>
    pool.query(`alter sequence count_snapshots_version_seq restart with ${version}`);
  const api = await anInstance();
  await nextVersion(10_000);
  await changeCounts();
  expect(await untilCurrent(api)).toBeGreaterThanOrEqual(10_000);
  await forgetCounts();
  await nextVersion(5_000);
  await changeCounts();
  const restored = await untilCurrent(api);
  expect(restored).toBeLessThan(10_000);
  await until('it has the restored counts', async () => (await countsVersion(api)) === restored);
  expect(await total(api)).toBe(await visibleTotal());
});

describe('stored counts', () => {
  test('replaced counts are deleted after fifteen minutes, and not earlier', async () => {
    const api = await anInstance();
    const oldest = await untilCurrent(api);
    await changeCounts();
    const middle = await untilCurrent(api);
    await pool.query(
      `update count_snapshots set replaced_at = clock_timestamp() - interval '15 minutes 1 second' where version = $1`,
      [oldest],
    );
    await changeCounts();
    const latest = await untilCurrent(api);
    const { rows } = await pool.query<{ version: number }>(
      'select version::float8 as version from count_snapshots',
    );
    const versions = rows.map(({ version }) => version);
    expect(versions).not.toContain(oldest);
    expect(versions).toEqual(expect.arrayContaining([middle, latest]));
  });

  test('equal counts keep their version', async () => {
    const api = await anInstance();
    const version = await untilCurrent(api);
    const marked = await pool.query('select index_mark from count_snapshots where version = $1', [version]);
    await pool.query(`update questions set explanation = 'Because of that.' where seq = 1`);
    expect(await untilCurrent(api)).toBe(version);
    const again = await pool.query('select index_mark from count_snapshots where version = $1', [version]);
    expect(again.rows).not.toEqual(marked.rows);
  });

  test('changes to the vocabulary are aggregated', async () => {
    const api = await anInstance();
    await untilCurrent(api);
    const noted = `select count(*)::int as rows, sum(changes)::int as sum from vocabulary_changes`;
    await pool.query(`do $$ begin
      for round in 1..250 loop update labels set text = text where kind = 'tag' and slug = '${gathered}'; end loop;
    end $$`);
    const before = await pool.query<{ rows: number; sum: number }>(noted);
    expect(before.rows[0]?.rows).toBeGreaterThan(250);
    await changeCounts();
    await untilCurrent(api);
    const after = await pool.query<{ rows: number; sum: number }>(noted);
    expect(after.rows[0]?.sum).toBe(before.rows[0]?.sum);
    expect(after.rows[0]?.rows).toBeLessThan(110);
  });
});

test('a recently hidden question is never a sample, although the index still has it', async () => {
  const api = await anInstance();
  await pool.query(`delete from questions where tags @> array[$1]`, [gathered]);
  const [hidden, ...shown] = await load(engines, questions(4, { tags: [gathered] }));
  await untilCurrent(api);
  await pool.query(`update questions set availability = 'hidden' where id = $1`, [hidden]);
  for (let round = 0; round < 10; round += 1) {
    const { topic, samples } = await api.topic('gathered');
    expect(topic.count).toBe(4);
    expect(samples.map(({ id }) => id).sort()).toEqual(shown.toSorted());
  }
  await makeSearchable(engines);
});

test('a slow engine does not get more searches from more callers and changes', async () => {
  // A count also opens and closes a point in time.
  const one = (await searchesOfOneCount()) + 2;
  const { api, proxy, requests } = await aBreakableInstance();
  proxy.delay = 100;
  const begun = performance.now();
  const before = requests.count;
  for (let round = 0; round < 20; round += 1) {
    await load(engines, [aQuestion({ tags: [gathered] })]);
    await Promise.all(Array.from({ length: 10 }, () => api.stats()));
  }
  const took = performance.now() - begun;
  const sent = requests.count - before;
  // One count that the earlier short pause allows. After that, each is as slow as its searches, and the next one
  // waits ten times as long.
  const pause = 10 * proxy.delay * one;
  expect(sent).toBeLessThanOrEqual(one * (1 + Math.ceil(took / pause)));
});
