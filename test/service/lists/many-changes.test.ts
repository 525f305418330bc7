import { beforeAll, describe, expect, test } from 'vitest';

import mappings from '../../../mappings/questions.json' with { type: 'json' };
import { readPage, type Start } from '../../../src/search/page.ts';
import { ownEngines } from '../../support/engines.ts';

/** Matches that a search for the earliest changes may visit. */
const MOST = 20_000;
const LIMIT = 500;
const YEAR = 365 * 86_400_000;
const START = Date.parse('2024-01-01');
const NOW = START + 2 * YEAR;
/** A migration or a restore gives more questions one time than a search may visit. */
const AT_ONCE = START + YEAR + 60_000;

/** Times of change in the order of `seq`: a few, an import a year later, many at once, and a few until now. */
const TIMES = [
  ...Array.from({ length: 30 }, (_, place) => START + place * 86_400_000),
  ...Array.from({ length: 25_000 }, (_, place) => START + YEAR + Math.floor(place / 4)),
  ...Array.from({ length: MOST + 1_000 }, () => AT_ONCE),
  ...Array.from({ length: 200 }, (_, place) => AT_ONCE + 1 + place * 86_400_000),
];

const { elasticsearch, indexPrefix } = await ownEngines();
const index = { client: elasticsearch, alias: `${indexPrefix}-changes` };
const changedSince = (from: number) =>
  ({ lang: 'en', quality: 'all', updated: { from, before: NOW } }) as const;
/** Numbers begin at 1. */
const ALL = TIMES.map((_time, place) => place + 1);

const matchesIn = (from: number, before: number): number =>
  TIMES.filter((time) => time >= from && time < before).length;

/** Pages that a search may have to look for beyond the next one. */
const MORE_PAGES = 10 * LIMIT;

/** Notes the most matches that a search for the earliest ones had, unless it was near those of one time. */
function watchSearches(): () => number {
  let most = 0;
  elasticsearch.diagnostic.on('request', (_error, event) => {
    const body: unknown = event?.meta.request.params.body;
    if (typeof body !== 'string' || !body.includes('"sort":[{"updated_at":{"order":"asc"}}')) return;
    const [, from = '', before = ''] = /"gte":(\d+),"lt":(\d+)/.exec(body) ?? [];
    if (matchesIn(Number(from), AT_ONCE) <= MORE_PAGES + LIMIT) return;
    most = Math.max(most, matchesIn(Number(from), Number(before)));
  });
  return () => most;
}

async function walk(from: Start | undefined): Promise<number[][]> {
  const pages: number[][] = [];
  for (let start = from; ;) {
    const page = await readPage(index, changedSince(START), {
      order: 'changed',
      limit: LIMIT,
      ...(start === undefined ? {} : { from: start }),
    });
    pages.push(page.items.map(({ seq }) => seq));
    const backwards = start?.backwards ?? false;
    const last = backwards ? page.items[0] : page.items.at(-1);
    if (!page.more || last === undefined) return pages;
    start = { position: last.position, backwards };
  }
}

beforeAll(async () => {
  await elasticsearch.indices.create({ index: index.alias, ...(mappings as object) });
  for (let from = 0; from < TIMES.length; from += 10_000) {
    const operations = TIMES.slice(from, from + 10_000).flatMap((updated_at, place) => [
      { create: {} },
      { seq: from + place + 1, updated_at, language: 'en', quality: 'high' },
    ]);
    expect((await elasticsearch.bulk({ index: index.alias, operations })).errors).toBe(false);
  }
  await elasticsearch.indices.refresh({ index: index.alias });
});

describe('a list of changes, of which there are more than a search may visit', () => {
  test('has each in order, and no search visits many of them', async () => {
    const most = watchSearches();
    const pages = await walk(undefined);
    expect(pages.flat()).toEqual(ALL);
    expect(pages.slice(0, -1).every(({ length }) => length === LIMIT)).toBe(true);
    expect(most()).toBeGreaterThan(LIMIT);
    expect(most()).toBeLessThanOrEqual(MOST);
  });

  test('has each in order when it is read backwards', async () => {
    const pages = await walk({ position: [NOW, 0], backwards: true });
    expect(pages.toReversed().flat()).toEqual(ALL);
  });

  test('begins where the first change is, however late that is', async () => {
    const page = await readPage(index, changedSince(START + 31 * 86_400_000), {
      order: 'changed',
      limit: 10,
    });
    expect(page.items.map(({ seq }) => seq)).toEqual(ALL.slice(30, 40));
    expect(page.more).toBe(true);
  });
});
