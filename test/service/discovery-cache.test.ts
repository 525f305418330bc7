import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { openElasticsearch } from '../../src/clients.ts';
import { questionsAlias } from '../../src/search/document.ts';
import { tallyQuestions } from '../../src/search/tally.ts';
import { addEntries } from '../support/add-entries.ts';
import { aQuestion, questions } from '../support/a-question.ts';
import {
  anApi,
  RegionsAnswer,
  SlugsAnswer,
  TopicsAnswer,
  type Api,
  type ApiOptions,
} from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { faultProxy, type FaultProxy } from '../support/fault-proxy.ts';
import { load, makeSearchable } from '../support/load.ts';
import { until } from '../support/until.ts';
import { countsVersion, untilCounted } from '../support/until-counted.ts';

/** Milliseconds: less than any engine may take, and enough for an answer from memory on a busy machine. */
const AT_ONCE = 2_500;
/** Milliseconds: twenty changes are made searchable one after the other, which takes long on a busy machine. */
const TIMEOUT = 120_000;

const engines = await ownEngines();
const { pool, elasticsearch, config } = engines;
const alias = questionsAlias(engines.indexPrefix);

// Few topics make counting quick, and with it the pauses in between.
await pool.query('delete from topics where slug not in (select slug from topics order by slug limit 20)');
await addEntries(pool, 'topic', [{ slug: 'gathered', kind: 'tag', en: 'Gathered', pl: 'Zebrane' }]);
await pool.query(`
  insert into topic_tags select 'gathered', slug from tags order by slug limit 1;`);
const { rows: slugs } = await pool.query<{ slug: string }>('select slug from tags order by slug limit 60');
const tags = slugs.map(({ slug }) => slug);
const [gathered = ''] = tags;
const { rows: codes } = await pool.query<{ code: string }>('select code from regions order by code');
const regions = codes.map(({ code }) => code);

/** The n-th tag is carried by n questions at first, some by as many as others. */
const catalogue = tags.flatMap((tag, index) =>
  questions(1 + (index % 10), { tags: [tag], regions: regions.slice(index, index + 3) }),
);
await load(engines, catalogue);

/** An instance of the service that ends with the test. */
async function anInstance(wish: ApiOptions = {}): Promise<Api> {
  const api = await anApi(engines, { checkAnswers: false, ...wish });
  onTestFinished(() => api.app.close());
  return api;
}

/** What an instance has asked Elasticsearch so far. */
interface Requests {
  count: number;
  /** Told before each is sent. */
  onEach: () => void;
}

/** An instance whose way to Elasticsearch can be broken. */
async function aBreakableInstance(): Promise<{ api: Api; proxy: FaultProxy; requests: Requests }> {
  const proxy = await faultProxy(config.elasticsearchUrl);
  const client = openElasticsearch({ ...config, elasticsearchUrl: proxy.url });
  const requests: Requests = { count: 0, onEach: () => undefined };
  client.diagnostic.on('request', () => {
    requests.count += 1;
    requests.onEach();
  });
  const api = await anApi(engines, { checkAnswers: false, clients: { elasticsearch: client } });
  onTestFinished(async () => {
    proxy.become('pass');
    proxy.delay = 0;
    await api.app.close();
    await client.close();
    await proxy.close();
  });
  return { api, proxy, requests };
}

/** Lets counting begin without the pause that a slow counting before asks for. */
const shortenPause = () => pool.query('update count_snapshots set cost = 0 where replaced_at is null');

/** Waits until everything is searchable and counted by one of the instances, and all of them have it. */
async function untilRight(...apis: Api[]): Promise<number> {
  await makeSearchable(engines);
  await shortenPause();
  return untilCounted(engines, ...apis);
}

/** Adds questions, so that the order of tags, regions and topics becomes another. */
let additions = 0;
async function changeCounts(): Promise<void> {
  additions += 1;
  const tag = tags[(additions * 7) % tags.length] ?? '';
  const region = regions[(additions * 11) % regions.length] ?? '';
  await load(engines, questions(9, { tags: [tag, gathered], regions: [region] }));
}

/** How many searches the engine itself says that it has done. */
async function searches(): Promise<number> {
  const { _all } = await elasticsearch.indices.stats({ index: alias, metric: 'search' });
  return _all.total?.search?.query_total ?? NaN;
}

/** How many searches one counting of everything takes. */
async function searchesOfOneTally(): Promise<number> {
  const { rows } = await pool.query<{ slug: string }>('select slug from topics');
  const before = await searches();
  const members = { tags: [gathered], subcategories: [] };
  await tallyQuestions(elasticsearch, alias, {
    topics: rows.map(({ slug }) => ({ slug, members })),
    tags: tags.length,
    subcategories: 1,
  });
  return (await searches()) - before;
}

const forgetCounts = () => pool.query('delete from count_snapshots');

const total = async (api: Api): Promise<number> => (await api.stats()).total;

async function visibleTotal(): Promise<number> {
  const found = await pool.query(`select from questions where availability = 'visible'`);
  return found.rowCount ?? NaN;
}

async function lockHolders(): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.map(({ pid }) => pid);
}

describe('cold', () => {
  test('fifty callers at once cause one counting', async () => {
    const one = await searchesOfOneTally();
    expect(one).toBeGreaterThanOrEqual(4);
    await forgetCounts();
    const before = await searches();
    const api = await anInstance();
    const totals = await Promise.all(Array.from({ length: 50 }, () => total(api)));
    expect(new Set(totals)).toEqual(new Set([await visibleTotal()]));
    expect((await searches()) - before).toBe(one);
  });

  test('fifty callers of two instances cause one counting between them', async () => {
    const one = await searchesOfOneTally();
    await forgetCounts();
    const before = await searches();
    const [first, second] = [await anInstance(), await anInstance()];
    const totals = await Promise.all(
      Array.from({ length: 50 }, (_, index) => total(index % 2 === 0 ? first : second)),
    );
    expect(new Set(totals)).toEqual(new Set([await visibleTotal()]));
    expect((await searches()) - before).toBe(one);
    expect(await countsVersion(first)).toBe(await countsVersion(second));
  });
});

test('after a change two instances give the same counts of the same version', async () => {
  const [first, second] = [await anInstance(), await anInstance()];
  const before = await untilRight(first, second);
  await changeCounts();
  const version = await untilRight(first, second);
  expect(version).toBeGreaterThan(before);
  expect([await countsVersion(first), await countsVersion(second)]).toEqual([version, version]);
  expect((await first.tags()).data).toEqual((await second.tags()).data);
  const { meta: _first, ...stats } = await first.stats();
  expect(await second.stats()).toMatchObject(stats);
  expect(stats.total).toBe(await visibleTotal());
});

describe('while Elasticsearch', () => {
  test('is away, discovery goes on with what can be found, and only the page of a topic is refused', async () => {
    const { api, proxy } = await aBreakableInstance();
    await untilRight(api);
    const findable = await visibleTotal();
    proxy.become('cut');
    await pool.query(`update questions set availability = 'hidden' where tags @> array[$1]`, [tags[9]]);
    for (const list of [api.tags(), api.subcategories(), api.topics(), api.regions()]) await list;
    expect((await api.categories()).data.reduce((sum, { count }) => sum + count, 0)).toBe(findable);
    expect((await api.languages()).data.reduce((sum, { count }) => sum + count, 0)).toBe(findable);
    expect(await total(api)).toBe(findable);
    expect((await api.refused('/topics/gathered')).status).toBe(503);
    proxy.become('pass');
    await untilRight(api);
    expect(await total(api)).toBe(await visibleTotal());
  });

  test('is silent in the middle of a counting, callers get the counts before at once', async () => {
    const { api, proxy } = await aBreakableInstance();
    await untilRight(api);
    const before = await total(api);
    proxy.become('hang');
    await changeCounts();
    await shortenPause();
    await until('it counts', async () => (await lockHolders()).length > 0);
    const begun = performance.now();
    expect(await total(api)).toBe(before);
    expect((await api.tags()).data.length).toBeGreaterThan(0);
    expect(performance.now() - begun).toBeLessThan(AT_ONCE);
    expect(await lockHolders()).toHaveLength(1);
    proxy.become('pass');
    await untilRight(api);
    expect(await total(api)).toBe(await visibleTotal());
  });

  test('is silent in the middle of a counting, the service can end, and lets go of what it holds', async () => {
    const { api, proxy } = await aBreakableInstance();
    await untilRight(api);
    proxy.become('hang');
    await changeCounts();
    await shortenPause();
    await until('it counts', async () => (await lockHolders()).length > 0);
    await api.app.close();
    expect(await lockHolders()).toEqual([]);
  });

  test('goes in the middle of a counting, nothing of it is kept, and the next one succeeds', async () => {
    const { api, proxy, requests } = await aBreakableInstance();
    const version = await untilRight(api);
    const everything =
      'select version, index_mark, vocabulary_mark, counts::text from count_snapshots order by version';
    const { rows: kept } = await pool.query(everything);
    const from = requests.count;
    // Opening a view and one search succeed.
    requests.onEach = () => {
      if (requests.count === from + 3) proxy.become('cut');
    };
    await changeCounts();
    await shortenPause();
    await until('a counting is half done', () => requests.count >= from + 3);
    await until('it has failed', async () => (await lockHolders()).length === 0);
    const failedAt = requests.count;
    await until('it is tried again in vain', () => requests.count > failedAt);
    const { rows: still } = await pool.query(everything);
    expect(still).toEqual(kept);
    expect(await countsVersion(api)).toBe(version);
    proxy.become('pass');
    expect(await untilRight(api)).toBeGreaterThan(version);
    expect(await total(api)).toBe(await visibleTotal());
  });
});

describe('when the one that counts loses its lock', () => {
  const untilItCounts = (): Promise<number> =>
    until('it counts', async () => {
      const [holder] = await lockHolders();
      return holder;
    });

  test('another takes over, and it takes the counts of the other while its own are not done', async () => {
    const { api: silent, proxy } = await aBreakableInstance();
    await untilRight(silent);
    proxy.become('hang');
    await changeCounts();
    await shortenPause();
    const holder = await untilItCounts();
    const other = await anInstance();
    await other.app.ready();
    await pool.query('select pg_terminate_backend($1)', [holder]);
    await untilRight(other, silent);
    expect([await total(other), await total(silent)]).toEqual([await visibleTotal(), await visibleTotal()]);
  });

  test('its counts come too late when another has counted since', async () => {
    const { api: slow, proxy, requests } = await aBreakableInstance();
    await untilRight(slow);
    const from = requests.count;
    proxy.delay = 500;
    await changeCounts();
    await shortenPause();
    const holder = await untilItCounts();
    await until('it has the first answers', () => requests.count >= from + 3);
    // Long enough for the other to be done before.
    proxy.delay = 4_000;
    const other = await anInstance();
    await other.app.ready();
    await pool.query('select pg_terminate_backend($1)', [holder]);
    await changeCounts();
    const version = await untilRight(other);
    proxy.delay = 0;
    await until('it has counted, and has closed its view', () => requests.count >= from + 6);
    expect(await untilRight(other, slow)).toBe(version);
    expect([await total(other), await total(slow)]).toEqual([await visibleTotal(), await visibleTotal()]);
  });
});

describe('a walk from page to page', () => {
  /** Follows the links on two instances in turn while counts change between the pages; gives what was listed. */
  async function walk(
    name: 'tags' | 'topics' | 'regions',
    answer: typeof SlugsAnswer | typeof TopicsAnswer | typeof RegionsAnswer,
    limit: number,
  ): Promise<{ listed: string[]; versions: number }> {
    const instances = [await anInstance(), await anInstance()];
    const [first, second] = instances as [Api, Api];
    const versions = new Set([await untilRight(first, second)]);
    const listed: string[] = [];
    let page: { data: readonly object[]; _links: { next?: string | undefined } } = await first[name]({
      limit,
    });
    for (let pages = 1; ; pages += 1) {
      listed.push(
        ...page.data.map((entry) => String('code' in entry ? entry.code : (entry as { slug: string }).slug)),
      );
      if (page._links.next === undefined) return { listed, versions: versions.size };
      if (pages <= 3) {
        await changeCounts();
        versions.add(await untilRight(first, second));
      }
      page = await (pages % 2 === 0 ? first : second).follow(page._links.next, answer);
    }
  }

  test.each([
    ['tags', SlugsAnswer, 7],
    ['topics', TopicsAnswer, 3],
    ['regions', RegionsAnswer, 29],
  ] as const)('over %s lists each once while counts change', async (name, answer, limit) => {
    const { rows } = await pool.query<{ slug: string }>(
      name === 'tags'
        ? `select distinct unnest(tags) as slug from questions where availability = 'visible'`
        : `select ${name === 'topics' ? 'slug' : 'code as slug'} from ${name}`,
    );
    const { listed, versions } = await walk(name, answer, limit);
    expect(versions).toBe(4);
    expect(listed.toSorted()).toEqual(rows.map(({ slug }) => slug).sort());
  });

  test('whose counts are forgotten goes on at its place in the latest counts', async () => {
    const api = await anInstance();
    const version = await untilRight(api);
    const page = await api.tags({ limit: 7 });
    const ofRegions = await api.regions({ limit: 7 });
    await changeCounts();
    await untilRight(api);
    await pool.query('delete from count_snapshots where version = $1', [version]);
    const other = await anInstance();

    const last = page.data.at(-1) ?? { slug: '', count: 0 };
    const isBehind = ({ slug, count }: { slug: string; count: number }): boolean =>
      count < last.count || (count === last.count && slug > last.slug);
    const latest = (await other.tags({ limit: 500 })).data;
    const next = await other.follow(page._links.next ?? '', SlugsAnswer);
    expect(next.data).toEqual(latest.filter(isBehind).slice(0, 7));

    const codes = (await other.regions({ limit: 500 })).data;
    const place = codes.findIndex(({ code }) => code === ofRegions.data.at(-1)?.code);
    const nextRegions = await other.follow(ofRegions._links.next ?? '', RegionsAnswer);
    expect(nextRegions.data).toEqual(codes.slice(place + 1, place + 8));
  });
});

test('fifty callers of a page of earlier counts read them once', async () => {
  const api = await anInstance();
  await untilRight(api);
  const page = await api.tags({ limit: 7 });
  await changeCounts();
  await untilRight(api);
  const reads = vi.spyOn(pool, 'query');
  onTestFinished(() => {
    reads.mockRestore();
  });
  const link = page._links.next ?? '';
  const pages = await Promise.all(Array.from({ length: 50 }, () => api.follow(link, SlugsAnswer)));
  expect(new Set(pages.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  const texts = reads.mock.calls.map(([query]) => query as unknown);
  const ofCounts = texts.filter((text) => typeof text === 'string' && text.startsWith('select counts'));
  expect(ofCounts).toHaveLength(1);
});

test('after the database was restored from a backup, its counts show although their version is lower', async () => {
  const nextVersion = (version: number) =>
    pool.query(`alter sequence count_snapshots_version_seq restart with ${version}`);
  const api = await anInstance();
  await nextVersion(10_000);
  await changeCounts();
  expect(await untilRight(api)).toBeGreaterThanOrEqual(10_000);
  await forgetCounts();
  await nextVersion(5_000);
  await changeCounts();
  const restored = await untilRight(api);
  expect(restored).toBeLessThan(10_000);
  await until('it has the restored counts', async () => (await countsVersion(api)) === restored);
  expect(await total(api)).toBe(await visibleTotal());
});

describe('what is kept', () => {
  test('replaced counts go after fifteen minutes, and not before', async () => {
    const api = await anInstance();
    const oldest = await untilRight(api);
    await changeCounts();
    const middle = await untilRight(api);
    await pool.query(
      `update count_snapshots set replaced_at = clock_timestamp() - interval '15 minutes 1 second' where version = $1`,
      [oldest],
    );
    await changeCounts();
    const latest = await untilRight(api);
    const { rows } = await pool.query<{ version: number }>(
      'select version::float8 as version from count_snapshots',
    );
    const versions = rows.map(({ version }) => version);
    expect(versions).not.toContain(oldest);
    expect(versions).toEqual(expect.arrayContaining([middle, latest]));
  });

  test('counts that turn out equal keep their version', async () => {
    const api = await anInstance();
    const version = await untilRight(api);
    const marked = await pool.query('select index_mark from count_snapshots where version = $1', [version]);
    await pool.query(`update questions set explanation = 'Because of that.' where seq = 1`);
    expect(await untilRight(api)).toBe(version);
    const again = await pool.query('select index_mark from count_snapshots where version = $1', [version]);
    expect(again.rows).not.toEqual(marked.rows);
  });

  test('changes of the vocabulary are summed up', async () => {
    const api = await anInstance();
    await untilRight(api);
    const noted = `select count(*)::int as rows, sum(changes)::int as sum from vocabulary_changes`;
    await pool.query(`do $$ begin
      for round in 1..250 loop update labels set text = text where kind = 'tag' and slug = '${gathered}'; end loop;
    end $$`);
    const before = await pool.query<{ rows: number; sum: number }>(noted);
    expect(before.rows[0]?.rows).toBeGreaterThan(250);
    await changeCounts();
    await untilRight(api);
    const after = await pool.query<{ rows: number; sum: number }>(noted);
    expect(after.rows[0]?.sum).toBe(before.rows[0]?.sum);
    expect(after.rows[0]?.rows).toBeLessThan(110);
  });
});

test('a question that was hidden a moment ago is no sample, although the index still lists it', async () => {
  const api = await anInstance();
  await pool.query(`delete from questions where tags @> array[$1]`, [gathered]);
  const [hidden, ...shown] = await load(engines, questions(4, { tags: [gathered] }));
  await untilRight(api);
  await pool.query(`update questions set availability = 'hidden' where id = $1`, [hidden]);
  for (let round = 0; round < 30; round += 1) {
    const { topic, samples } = await api.topic('gathered');
    expect(topic.count).toBe(4);
    expect(samples.map(({ id }) => id).sort()).toEqual(shown.toSorted());
  }
  await makeSearchable(engines);
});

test(
  'a slow engine is not asked more often, however many callers come and changes are made',
  { timeout: TIMEOUT },
  async () => {
    const one = await searchesOfOneTally();
    const { api, proxy } = await aBreakableInstance();
    await untilRight(api);
    proxy.delay = 100;
    const begun = performance.now();
    const before = await searches();
    let answered = 0;
    for (let round = 0; round < 20; round += 1) {
      await load(engines, [aQuestion({ tags: [gathered] })]);
      const answers = await Promise.all(Array.from({ length: 10 }, () => api.stats()));
      answered += answers.length;
    }
    const took = performance.now() - begun;
    const asked = (await searches()) - before;
    expect(answered).toBe(200);
    // One that the short pause before allows; afterwards each takes the answers of its searches long, and ten times that until the next.
    const pause = 10 * proxy.delay * one;
    expect(asked).toBeLessThanOrEqual(one * (1 + Math.ceil(took / pause)));
  },
);
