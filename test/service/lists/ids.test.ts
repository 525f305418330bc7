import fc from 'fast-check';
import type { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { mintId } from '../../../indexer/import/question-row.ts';
import { ListInput } from '../../../src/endpoints/list-questions.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { TOOLS } from '../../../src/mcp/tools.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi, type ListResponse } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { FILTER_NAMES, FILTER_VALUES } from '../../support/data/filter-values.ts';
import { load } from '../../support/load.ts';
import { callTool, payloadOf } from '../../support/clients/mcp.ts';

const engines = await ownEngines();
const api = await anApi(engines);

const ids = new Map<string, string>();

/** The id of a fixture question by its name. A new name also gets an id. */
function idOf(name: string): string {
  const id = ids.get(name) ?? mintId();
  ids.set(name, id);
  return id;
}

/** Names begin with the language: `pl-bridge`. A translation names its parent and its root. */
function named(name: string, parent?: string, root = parent): QuestionRecord {
  const language = name.startsWith('pl') ? 'pl' : 'en';
  const chain: Partial<QuestionRecord> =
    parent === undefined || root === undefined
      ? {}
      : { translationOf: idOf(parent), rootQuestionId: idOf(root), translator: 'human' };
  return aQuestion({ id: idOf(name), sourceId: name, language, ...chain });
}

await load(engines, [
  // An English original with a translation, and a Polish original with a translation.
  named('en-river'),
  named('pl-river', 'en-river'),
  named('pl-castle'),
  named('en-castle', 'pl-castle'),
  // A chain of three: from Polish to English and back.
  named('pl-poem'),
  named('en-poem', 'pl-poem'),
  named('pl-poem-again', 'en-poem', 'pl-poem'),
  // Two translations of one original.
  named('en-song'),
  named('pl-song-first', 'en-song'),
  named('pl-song-second', 'en-song'),
  // An original whose older translation is not visible.
  named('en-choir'),
  named('pl-choir-first', 'en-choir'),
  named('pl-choir-second', 'en-choir'),
  // A chain of four, in which the root is older than the direct parent.
  named('en-tale'),
  named('pl-tale', 'en-tale'),
  named('en-tale-again', 'pl-tale', 'en-tale'),
  named('pl-tale-again', 'en-tale-again', 'en-tale'),
  // Without a counterpart, or with one that is not visible.
  named('en-alone'),
  named('en-orphan'),
  named('pl-orphan', 'en-orphan'),
  named('en-withdrawn'),
  named('pl-withdrawn', 'en-withdrawn'),
  named('en-flagged'),
  { ...named('pl-essay'), type: 'text_input', incorrectAnswers: [], quality: 'needs_review' },
]);
await engines.pool.query(
  `update questions set availability = 'hidden' where source_id in ('pl-orphan', 'en-withdrawn', 'pl-choir-first')`,
);
const many = await load(engines, questions(250, { tags: ['many'] }));

const idsOf = (...names: string[]): string => names.map(idOf).join();
const found = (answer: ListResponse): string[] =>
  answer.data.map((question) => question.attribution.sourceId);

describe('GET /questions?ids, 200', () => {
  test('returns questions in the requested order, without duplicates, ignoring letter case', async () => {
    const text = `${idsOf('en-song', 'en-alone')},${idOf('en-song').toUpperCase()},${idsOf('en-river', 'en-alone')}`;
    const answer = await api.list({ ids: text });
    expect(found(answer)).toEqual(['en-song', 'en-alone', 'en-river']);
    expect(answer.meta.count).toBe(3);
    expect(answer._links).toEqual({});
  });

  test('returns 250 questions in one response, more than a page', async () => {
    const reversed = many.toReversed();
    const answer = await api.list({ ids: reversed.join() });
    expect(answer.data.map((question) => question.id)).toEqual(reversed);
  });

  test('finds questions of every language, type and quality', async () => {
    expect(found(await api.list({ ids: idsOf('pl-essay', 'pl-river') }))).toEqual(['pl-essay', 'pl-river']);
  });

  test('omits unknown and hidden questions', async () => {
    const answer = await api.list({ ids: idsOf('never-imported', 'en-alone', 'pl-orphan') });
    expect(found(answer)).toEqual(['en-alone']);
    expect(answer.meta).not.toHaveProperty('missing');
  });

  test('labels in the language of lang and returns quality only with quality=all', async () => {
    const [polish] = (await api.list({ ids: idsOf('en-alone'), lang: 'pl' })).data;
    expect(polish?.category.name).toBe('Geografia');
    expect(polish).not.toHaveProperty('quality');
    const both = await api.list({ ids: idsOf('en-alone', 'pl-essay'), quality: 'all' });
    expect(both.data.map((question) => question.quality)).toEqual(['high', 'needs_review']);
  });
});

describe('GET /questions?ids&content_language, 200', () => {
  test.each([
    ['an original to its translation', 'en-river', 'pl', 'pl-river'],
    ['a translation to its original', 'pl-river', 'en', 'en-river'],
    ['a Polish original to its translation', 'pl-castle', 'en', 'en-castle'],
    ['a translation to its Polish original', 'en-castle', 'pl', 'pl-castle'],
    ['a question to itself when it is in that language', 'pl-poem-again', 'pl', 'pl-poem-again'],
    ['an original to itself', 'en-river', 'en', 'en-river'],
    ['the end of a chain of three to its middle', 'pl-poem-again', 'en', 'en-poem'],
    ['the middle of a chain to the older of its neighbours', 'en-poem', 'pl', 'pl-poem'],
    ['an original with two translations to the older one', 'en-song', 'pl', 'pl-song-first'],
    ['an original to the translation that is served', 'en-choir', 'pl', 'pl-choir-second'],
    ['the younger of two translations to their original', 'pl-song-second', 'en', 'en-song'],
    ['a translation to its parent rather than to the older root', 'pl-tale-again', 'en', 'en-tale-again'],
    ['the root to its child rather than to a grandchild', 'en-tale', 'pl', 'pl-tale'],
  ])('maps %s', async (_name, name, language, sibling) => {
    const answer = await api.list({ ids: idsOf(name), content_language: language });
    expect(found(answer)).toEqual([sibling]);
    expect(answer.meta.missing).toEqual([]);
  });

  test('keeps the requested order and lists ids without a visible sibling as missing', async () => {
    const names = ['pl-castle', 'never-imported', 'en-alone', 'en-river', 'pl-withdrawn', 'en-orphan'];
    const answer = await api.list({ ids: idsOf(...names, 'en-song'), content_language: 'pl' });
    expect(found(answer)).toEqual(['pl-castle', 'pl-river', 'pl-withdrawn', 'pl-song-first']);
    expect(answer.meta.missing).toEqual(['never-imported', 'en-alone', 'en-orphan'].map(idOf));
    const back = await api.list({ ids: idsOf('pl-withdrawn', 'pl-orphan'), content_language: 'en' });
    expect(found(back)).toEqual(['en-orphan']);
    expect(back.meta.missing).toEqual(['pl-withdrawn'].map(idOf));
  });

  test('finds the visible sibling of a hidden question', async () => {
    const answer = await api.list({ ids: idsOf('en-withdrawn'), content_language: 'pl' });
    expect(found(answer)).toEqual(['pl-withdrawn']);
    expect(answer.meta.missing).toEqual([]);
  });

  test('returns a sibling once when two ids map to it', async () => {
    const answer = await api.list({ ids: idsOf('pl-song-second', 'pl-song-first'), content_language: 'en' });
    expect(found(answer)).toEqual(['en-song']);
    expect(answer.meta).toMatchObject({ count: 1, missing: [] });
  });

  test('lists missing ids in lower case', async () => {
    const answer = await api.list({ ids: idOf('en-alone').toUpperCase(), content_language: 'pl' });
    expect(answer.meta.missing).toEqual([idOf('en-alone')]);
  });
});

test('GET /questions?ids&content_language, 200: an id whose sibling is hidden during the lookup is missing', async () => {
  await load(engines, [named('en-vanishing'), named('pl-vanishing', 'en-vanishing')]);
  const { pool } = engines;
  const query = async (statement: { name?: string }, ...rest: unknown[]): Promise<unknown> => {
    if (statement.name === 'read-questions-by-id')
      await pool.query(`update questions set availability = 'hidden' where source_id = 'pl-vanishing'`);
    return (pool.query as (...given: unknown[]) => Promise<unknown>).call(pool, statement, ...rest);
  };
  const racing = await anApi(engines, { clients: { postgres: { query } as unknown as Pool } });
  const answer = await racing.list({ ids: idsOf('en-vanishing'), content_language: 'pl' });
  expect(answer.data).toEqual([]);
  expect(answer.meta.missing).toEqual([idOf('en-vanishing')]);
});

/** A value of every filter, and of every paging parameter, in alphabetical order. */
const NARROWING: Readonly<Record<string, string | number>> = Object.fromEntries(
  Object.entries({
    ...Object.fromEntries(
      FILTER_NAMES.filter((name) => name !== 'lang').map((name) => [
        name,
        fc.sample(FILTER_VALUES[name].values, { numRuns: 1, seed: 1 })[0] ?? '',
      ]),
    ),
    // A lookup accepts `quality=all`.
    quality: 'standard',
    cursor: 'x',
    limit: 0,
    updated_since: '2026-01-01',
  }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

test.each<[string, Record<string, string | number>, string[]]>([
  ['251 ids', { ids: [...many, idOf('en-alone')].join() }, ['ids']],
  ['an id that is not a UUID', { ids: `${idsOf('en-alone')},42` }, ['ids']],
  ['another content language', { ids: idsOf('en-alone'), content_language: 'xx' }, ['content_language']],
  ['a filter in addition to ids', { ids: idsOf('en-alone'), tags: 'europe' }, ['tags']],
  ['a time in addition to ids', { ids: idsOf('en-alone'), updated_since: '2026-01-01' }, ['updated_since']],
  ['ids with explicit quality=standard', { ids: idsOf('en-alone'), quality: 'standard' }, ['quality']],
  ['ids with a smaller limit', { ids: idsOf('en-alone', 'en-river'), limit: 1 }, ['limit']],
  ['ids with a limit of 0', { ids: idsOf('en-alone'), limit: 0 }, ['limit']],
  ['ids with a cursor', { ids: idsOf('en-alone'), cursor: 'x' }, ['cursor']],
  ['every filter in addition to ids', { ids: idsOf('en-alone'), ...NARROWING }, Object.keys(NARROWING)],
  ['ids in a seeded order', { ids: idsOf('en-alone'), order: 'shuffled', seed: 'x' }, ['order', 'seed']],
])('GET /questions?ids, 400: refuses %s', async (_name, query, parameters) => {
  expect((await api.refusedFor('/questions', query)).toSorted()).toEqual(parameters);
});

describe('ids with the defaults of the other parameters, as generated clients send them', () => {
  const two = [idOf('en-river'), idOf('en-alone')];

  /** The defaults that a schema publishes. */
  const defaultsIn = (properties: object): Record<string, string | number> =>
    Object.fromEntries(
      Object.entries(z.record(z.string(), Published).parse(properties)).flatMap(([name, schema]) =>
        schema.default === undefined ? [] : [[name, schema.default]],
      ),
    );
  const Published = z.looseObject({ default: z.union([z.string(), z.number()]).optional() });
  const defaults = defaultsIn(z.toJSONSchema(ListInput, { io: 'input' }).properties ?? {});

  test('are the questions in a query', async () => {
    expect(defaults).toEqual({ lang: 'en', quality: 'high', limit: 20, count: 'estimate' });
    const { data } = await api.list({ ...defaults, ids: two.join() });
    expect(data.map(({ id }) => id)).toEqual(two);
  });

  test('are the questions in a body', async () => {
    const payload = { ...defaults, ids: two };
    const response = await api.send('/questions/search', { method: 'POST', payload });
    expect(response.json<ListResponse>().data.map(({ id }) => id)).toEqual(two);
  });

  test('are the questions in a tool call', async () => {
    const tool = TOOLS.find(({ definition }) => definition.name === 'svc_list');
    const given = defaultsIn(tool?.definition.inputSchema.properties ?? {});
    expect(given).toMatchObject({ quality: 'high', limit: 20 });
    expect(payloadOf(await callTool(api, 'svc_list', { ...given, ids: two }))).toMatchObject({
      questions: two.map((id) => ({ id })),
    });
  });

  test('are the questions if the limit is not smaller than their number, or the default', async () => {
    expect((await api.list({ ids: two.join(), limit: 2 })).data).toHaveLength(2);
    expect((await api.list({ ids: many.slice(0, 30).join(), limit: 20 })).data).toHaveLength(30);
  });
});
