import { describe, expect, test } from 'vitest';

import { addEntries } from '../support/add-entries.ts';
import { aQuestion, questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load, makeSearchable } from '../support/load.ts';

const engines = await ownEngines();
const { pool } = engines;

const alike = (slugs: string[]): { tags: string[]; subcategories: string[] } => ({
  tags: slugs,
  subcategories: slugs,
});
await load(engines, [
  ...questions(2, alike(['common', 'usual'])),
  aQuestion({ ...alike(['common', 'flagged']), quality: 'needs_review', language: 'pl', type: 'text_input' }),
  aQuestion({ ...alike(['common', 'concealed']), text: 'Is this one hidden?' }),
  aQuestion(alike([])),
]);
await pool.query(`update questions set availability = 'hidden' where text = 'Is this one hidden?'`);
await makeSearchable(engines);
for (const kind of ['tag', 'subcategory'] as const)
  await addEntries(pool, kind, [{ slug: 'usual', en: 'The usual', pl: 'Zwykłe' }]);
const api = await anApi(engines);

describe.each(['tags', 'subcategories'] as const)('GET /%s, 200', (name) => {
  test('counts visible questions of every language, type and tier', async () => {
    const { data, meta, _links } = await api[name]();
    expect(data.map(({ slug, count }) => [slug, count])).toEqual([
      ['common', 3],
      ['usual', 2],
      ['flagged', 1],
    ]);
    expect(meta).toEqual({ count: 3, total: 3, language: 'en' });
    expect(_links).toEqual({});
  });

  test('returns the slug, label and count of each entry', async () => {
    const { data } = await api[name]({ q: 'usual' });
    expect(data).toEqual([{ slug: 'usual', label: 'The usual', count: 2 }]);
    const { data: polish } = await api[name]({ q: 'ZWYKLE', lang: 'pl' });
    expect(polish).toEqual([{ slug: 'usual', label: 'Zwykłe', count: 2 }]);
  });

  test('derives a missing label from the slug', async () => {
    const { data } = await api[name]({ q: 'flagged' });
    expect(data).toEqual([{ slug: 'flagged', label: 'Flagged', count: 1 }]);
  });

  test('does not list entries that only hidden questions have', async () => {
    const { data, meta } = await api[name]({ q: 'concealed' });
    expect(data).toEqual([]);
    expect(meta.total).toBe(0);
  });
});
