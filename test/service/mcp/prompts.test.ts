import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { Language } from '../../../src/contract/vocabulary.ts';
import { Mechanic } from '../../../src/mcp/prompts/mechanics.ts';
import { questions } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { callTool, payloadOf, request, callsIn } from '../../support/clients/mcp.ts';

const engines = await ownEngines();
await load(engines, [
  ...questions(6, { difficulty: 'easy' }),
  ...questions(6, { difficulty: 'medium' }),
  ...questions(2, { difficulty: 'hard' }),
  ...questions(2, { difficulty: 'medium', language: 'pl' }),
  ...questions(3, { tags: ['rivers'] }),
]);
const api = await anApi(engines);

async function send(method: string, params: object): Promise<unknown> {
  const response = await request(api.app, method, params, { authorization: `Bearer ${api.key}` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ result?: unknown; error?: unknown }>();
}

const Messages = z.object({
  result: z.object({
    description: z.string(),
    messages: z.tuple([
      z.object({ role: z.literal('user'), content: z.object({ type: z.literal('text'), text: z.string() }) }),
    ]),
  }),
});
const prompt = async (name: string, input: Readonly<Record<string, string>> = {}): Promise<string> =>
  Messages.parse(await send('prompts/get', { name, arguments: input })).result.messages[0].content.text;

const Completion = z.object({
  result: z.object({
    completion: z.object({ values: z.array(z.string()), total: z.int(), hasMore: z.boolean() }),
  }),
});
const complete = async (name: string, argument: string, value: string, lang = 'en') =>
  Completion.parse(
    await send('completion/complete', {
      ref: { type: 'ref/prompt', name },
      argument: { name: argument, value },
      context: { arguments: { lang } },
    }),
  ).result.completion;

test('prompts/list names the arguments of the contract; those with a default are not required', async () => {
  const Argument = z.object({ name: z.string(), description: z.string().min(1), required: z.boolean() });
  const Prompt = z.object({ name: z.string(), arguments: z.array(Argument) });
  const Listed = z.object({ result: z.object({ prompts: z.array(Prompt) }) });
  const { prompts } = Listed.parse(await send('prompts/list', {})).result;
  const named = prompts.map(({ name, arguments: taken }) => [
    name,
    taken.map((argument) => `${argument.name}${argument.required ? '' : '?'}`).join(' '),
  ]);
  expect(named).toEqual([
    ['build_quiz', 'topic lang? difficulty? rounds? questions_per_round?'],
    ['explore_topic', 'topic lang?'],
    ['warmup_round', 'topic? lang?'],
    ['client_mechanics_patterns', 'mechanic? lang?'],
  ]);
  for (const { name, description, required } of prompts.flatMap((each) => each.arguments))
    expect([name, description.endsWith(' by default.')]).toEqual([name, !required]);
});

describe('build_quiz', () => {
  const quiz = { topic: 'europe', lang: 'en', rounds: '3', questions_per_round: '2' };

  test('goes from easy to hard with one call per round', async () => {
    const calls = callsIn(await prompt('build_quiz', quiz));
    expect(calls.map(({ input }) => input.difficulty)).toEqual(['easy', 'medium', 'hard']);
    expect(calls.map(({ input }) => input.exclude)).toEqual([
      undefined,
      ['<ids from round 1>'],
      ['<ids from rounds 1 to 2>'],
    ]);
  });

  test('shows counts by level and samples with ids, but no answers', async () => {
    const text = await prompt('build_quiz', quiz);
    expect(text).toContain('quality high: 14. By level: easy 6, medium 6, hard 2.');
    expect(text).toMatch(/Which capital is number \d+ on the list\? \(id [0-9a-f-]{36}\)/);
    expect(text).not.toContain('Paris');
  });

  test('mixes the levels where one has too few questions, and reports a shortage of questions', async () => {
    const text = await prompt('build_quiz', { ...quiz, questions_per_round: '5' });
    expect(callsIn(text).map(({ input }) => input.difficulty)).toEqual(['easy', 'medium', undefined]);
    expect(text).toContain('Too few questions match: 14 of the 15 needed.');
  });

  test.each(['en', 'pl'])('in %s is worded correctly for one round with one question', async (lang) => {
    const text = await prompt('build_quiz', { ...quiz, lang, rounds: '1', questions_per_round: '1' });
    expect(text).not.toMatch(/\b1 (rounds|questions|rundy|rund|pytania|pytań)\b/);
    expect(text).toMatch(lang === 'en' ? /Rounds: 1; questions in each: 1\./ : /Liczba rund: 1;/);
  });

  test('build_quiz keeps the requested level in all rounds, also in Polish', async () => {
    const medium = { ...quiz, difficulty: 'medium' };
    const calls = callsIn(await prompt('build_quiz', medium));
    expect(calls.map(({ input }) => input.difficulty)).toEqual(['medium', 'medium', 'medium']);
    const text = await prompt('build_quiz', { ...medium, rounds: '1', lang: 'pl' });
    expect(text).toMatch(/^Poprowadź quiz na temat „Europa”/);
    expect(text).toContain('Według poziomu: średni 2.');
    expect(text).toContain(
      '- Runda 1 (średni): svc_random {"topic": "europe", "lang": "pl", "difficulty": "medium", "amount": 2}',
    );
  });

  test('build_quiz says which rounds have other levels than the requested one', async () => {
    const text = await prompt('build_quiz', { ...quiz, difficulty: 'hard' });
    expect(callsIn(text).map(({ input }) => input.difficulty)).toEqual(['hard', undefined, undefined]);
    expect(text).toContain('Too few questions of the level hard match, even with wider filters');
  });

  test.each(['European Continent', 'Europa', 'EUROPE', ' europe '])(
    'finds the topic by %s',
    async (topic) => {
      expect(await prompt('build_quiz', { ...quiz, topic, lang: 'pl' })).toContain('(temat europe)');
    },
  );

  test.each([
    ['Geografia polityczna', 'en', 'political-geography'],
    ['geografia POLITYCZNA', 'pl', 'political-geography'],
    ['Nordic countries', 'pl', 'nordic-countries'],
    ['Nordic countries', 'en', 'nordic-countries'],
  ])('finds the topic %s in every language when it is written in %s', async (topic, lang, slug) => {
    expect(await prompt('build_quiz', { ...quiz, topic, lang })).toMatch(
      new RegExp(`\\((topic|temat) ${slug}[,)]`),
    );
  });

  test('suggests topics that contain the word when none has that name, and other steps when none does', async () => {
    expect(await prompt('build_quiz', { ...quiz, topic: 'europ' })).toMatch(
      /no curated topic.*europe \(Europe, 16\)/,
    );
    const none = await prompt('build_quiz', { ...quiz, topic: 'qqq' });
    expect(none).toMatch(/No topic contains the word either\.\s+1\. Call svc_topics/);
    expect(none).not.toContain('one of these topics');
  });

  test('has defaults for omitted arguments, except for the topic', async () => {
    expect(callsIn(await prompt('build_quiz', { topic: 'europe', rounds: '' }))).toHaveLength(3);
    for (const input of [
      {},
      { topic: ' ' },
      { ...quiz, rounds: '0' },
      { ...quiz, rounds: 'x' },
      { ...quiz, lang: 'xx' },
      { ...quiz, rounds: '10', questions_per_round: '50' },
      { ...quiz, round: '3' },
    ])
      expect(await send('prompts/get', { name: 'build_quiz', arguments: input })).toMatchObject({
        error: { code: -32_602 },
      });
  });
});

describe('explore_topic', () => {
  test.each(Language.options)('embeds the facets in %s', async (lang) => {
    const text = await prompt('explore_topic', { topic: 'europe', lang });
    expect(text).toContain('byDifficulty: {"trivial":0,"easy":6,"medium":8,"hard":2,"expert":0,"unrated":0}');
  });

  test('suggests each topic once that contains the word in any language', async () => {
    const text = await prompt('explore_topic', { topic: 'Geografia', lang: 'en' });
    expect(text.match(/political-geography \(/g)).toHaveLength(1);
  });
});

describe('warmup_round', () => {
  test('needs one call for five easy questions', async () => {
    const [call, ...others] = callsIn(await prompt('warmup_round', { topic: 'europe' }));
    expect(others).toEqual([]);
    expect(call?.input).toEqual({ lang: 'en', topic: 'europe', difficulty: 'easy', amount: 5 });
    expect(payloadOf(await callTool(api, 'svc_random', call?.input)).meta).toMatchObject({ count: 5 });
  });

  test('works without a topic, and omits the level where too few questions are easy', async () => {
    const text = await prompt('warmup_round', { lang: 'pl' });
    expect(callsIn(text).map(({ input }) => input)).toEqual([{ lang: 'pl', amount: 2 }]);
    expect(text).toContain('Liczba pytań: 2.');
  });

  test.each([
    ['rivers', 'Matching questions: 3.'],
    ['nordic-countries', 'There are no such questions now'],
  ])('on %s does not promise more questions than exist', async (topic, sentence) => {
    const text = await prompt('warmup_round', { topic, lang: 'en' });
    expect(text).toContain(sentence);
    expect(text).not.toContain('brings other ones');
  });
});

test('client_mechanics_patterns shows a menu of all nine', async () => {
  const menu = await prompt('client_mechanics_patterns');
  for (const name of Mechanic.options) expect(menu).toContain(`- ${name}: `);
  expect(Mechanic.options).toHaveLength(9);
});

describe('resources/read', () => {
  const Contents = z.object({
    result: z.object({
      contents: z.tuple([
        z.object({ uri: z.string(), mimeType: z.literal('application/json'), text: z.string() }),
      ]),
    }),
  });
  const read = async (uri: string): Promise<unknown> =>
    JSON.parse(Contents.parse(await send('resources/read', { uri })).result.contents[0].text);

  test.each([
    ['mcp://svc/categories', 'svc_categories', {}],
    ['mcp://svc/languages', 'svc_languages', {}],
  ])('returns %s like the tool %s', async (uri, name, input) => {
    expect(await read(uri)).toEqual(payloadOf(await callTool(api, name, input)));
  });

  test('returns the hundred topics with the most questions', async () => {
    const { data } = payloadOf(await callTool(api, 'svc_topics', { limit: 100 }));
    expect(await read('mcp://svc/topics/top-100')).toMatchObject({
      data,
      meta: { count: 100, language: 'en' },
    });
  });
});

describe('completion/complete', () => {
  test('completes topics by all their names, prefix matches first', async () => {
    const { values } = await complete('build_quiz', 'topic', 'eur');
    expect(values.slice(0, 3)).toEqual(['europe', 'euro-area', 'european-union']);
    expect(values).toContain('central-europe');
    expect((await complete('explore_topic', 'topic', 'Stary Kont', 'pl')).values).toContain('europe');
  });

  test('completes a topic once, also from a label in the other language', async () => {
    expect(await complete('build_quiz', 'topic', 'geografia polit')).toMatchObject({
      values: ['political-geography'],
      total: 1,
    });
  });

  test('returns at most a hundred values, and reports that there are more', async () => {
    const { values, total, hasMore } = await complete('build_quiz', 'topic', '');
    expect([values.length, hasMore]).toEqual([100, true]);
    expect(total).toBeGreaterThan(500);
  });

  test.each([
    ['build_quiz', 'lang', '', Language.options],
    ['build_quiz', 'difficulty', 'e', ['easy', 'expert', 'medium']],
    ['client_mechanics_patterns', 'mechanic', 'anti', ['anti_cheat']],
    ['build_quiz', 'rounds', '', []],
    ['build_quiz', 'topic', 'q'.repeat(200), []],
  ])('completes %s %s %s', async (name, argument, value, expected) => {
    expect((await complete(name, argument, value)).values).toEqual(expected);
  });
});
