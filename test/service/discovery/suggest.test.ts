import { describe, expect, test } from 'vitest';

import { addEntries } from '../../support/data/add-entries.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, untilCounted } from '../../support/load.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const { pool } = engines;

await load(engines, [
  ...questions(3, { tags: ['rivers'], subcategories: ['rivers'], category: 'geography', regions: ['pl'] }),
  ...questions(2, { tags: ['rivers-of-asia'], subcategories: [], category: 'history', language: 'pl' }),
  aQuestion({ tags: ['drivers'], subcategories: ['cars'], category: 'vehicles', quality: 'standard' }),
]);
await pool.query('delete from topics');
await addEntries(pool, 'topic', [
  { slug: 'waters', kind: 'tag', en: 'Waters', pl: 'Wody' },
  { slug: 'rivers-of-mars', kind: 'tag', en: 'Rivers of Mars', pl: 'Rzeki Marsa' },
]);
await pool.query(
  `insert into topic_tags (topic, tag) values ('waters', 'rivers'), ('waters', 'rivers-of-asia')`,
);
await pool.query(`insert into topic_aliases (alias, topic) values ('rivers & lakes', 'waters')`);
await addEntries(pool, 'tag', [{ slug: 'rivers', en: 'Rivers', pl: 'Rzeki' }]);
const api = await anApi(engines);
await untilCounted(engines, api);
await until('the labels are known', async () => (await api.tags({ q: 'rzeki', lang: 'pl' })).data.length > 0);

const found = async (query: Query) => {
  const { data } = await api.suggest(query);
  return data.map(({ kind, value, match, count }) => `${kind} ${value} ${match} ${count}`);
};

describe('GET /suggest, 200', () => {
  test('suggests names of every kind, the best matches first, without those that have no questions', async () => {
    expect(await found({ q: 'rivers' })).toEqual([
      'tag rivers exact 3',
      'subcategory rivers exact 3',
      'topic waters prefix 5',
      'tag rivers-of-asia prefix 2',
      'tag drivers part 1',
    ]);
    expect(await found({ q: 'Pol', kinds: 'region,category' })).toEqual(['region pl prefix 3']);
    expect(await found({ q: 'geo' })).toEqual(['category geography prefix 3']);
  });

  test('names the alias by which a topic was found', async () => {
    const { data, meta } = await api.suggest({ q: 'lakes' });
    expect(data).toEqual([
      { kind: 'topic', value: 'waters', label: 'Waters', alias: 'rivers & lakes', match: 'word', count: 5 },
    ]);
    expect(meta).toEqual({ count: 1, language: 'en' });
    expect((await api.suggest({ q: 'water' })).data[0]).not.toHaveProperty('alias');
  });

  test('searches and shows labels in the language of lang, without case and diacritics', async () => {
    const { data } = await api.suggest({ q: 'RŻEKI', lang: 'pl' });
    expect(data).toEqual([{ kind: 'tag', value: 'rivers', label: 'Rzeki', match: 'exact', count: 3 }]);
  });

  test('limits the entries of each kind', async () => {
    expect(await found({ q: 'rivers', limit: 1 })).toEqual([
      'tag rivers exact 3',
      'subcategory rivers exact 3',
      'topic waters prefix 5',
    ]);
  });

  test('suggests what was probably meant if nothing contains the text', async () => {
    expect(await found({ q: 'geograpy' })).toEqual(['category geography similar 3']);
    expect(await found({ q: 'wathers', kinds: 'topic,tag' })).toEqual(['topic waters similar 5']);
    expect(await found({ q: 'xylophone' })).toEqual([]);
  });

  test('with include=playable, counts what an ordinary request returns', async () => {
    const { data } = await api.suggest({ q: 'r', include: 'playable', lang: 'pl', kinds: 'tag,category' });
    expect(Object.fromEntries(data.map(({ value, playable }) => [value, playable]))).toEqual({
      drivers: 0,
      rivers: 0,
      'rivers-of-asia': 2,
      geography: 0,
      history: 2,
    });
    const [poland] = (await api.suggest({ q: 'poland', include: 'playable', kinds: 'region' })).data;
    expect(poland).not.toHaveProperty('playable');
  });

  test('does not send again what the caller has', async () => {
    const { etag } = (await api.send('/suggest?q=rivers')).headers;
    const again = await api.send('/suggest?q=rivers', { headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
  });
});

test.each<[string, Query, string]>([
  ['no text', {}, 'q'],
  ['a blank text', { q: ' ' }, 'q'],
  ['65 characters', { q: 'x'.repeat(65) }, 'q'],
  ['an unknown kind', { q: 'a', kinds: 'question' }, 'kinds'],
  ['too many entries', { q: 'a', limit: 21 }, 'limit'],
])('GET /suggest, 400: refuses %s', async (_name, query, path) => {
  expect(await api.refusedFor('/suggest', query)).toEqual([path]);
});
