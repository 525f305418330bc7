import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { TOPICS } from '../../../catalogue/taxonomy/taxonomy.ts';
import { Difficulty, Language } from '../../../src/contract/vocabulary.ts';
import { Mechanic } from '../../../src/mcp/prompts/mechanics.ts';
import { TOOLS } from '../../../src/mcp/tools.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { callsIn, callTool, payloadOf, request, type NamedCall } from '../../support/clients/mcp.ts';
import { sized } from '../../support/sized.ts';
import { records as some } from '../../support/data/small-catalogue.ts';
import { records as all } from '../../support/data/starter-records.ts';

/*
 * The prompts for every topic of the starter catalogue, and the plans for applications: each call and request that a text
 * names is executed, and returns something.
 */

/** Topics that are tried at every level: those that had no plan, and a few others. */
const SAMPLE = ['scientific-names', 'nobel-prizes', 'europe', 'rivers-of-the-world', 'nordic-countries'];
/** Topics that are processed at the same time. */
const AT_ONCE = 8;
const MINUTES = 60_000;

const records = sized({ short: some, long: all });
const engines = await ownEngines();
await load(engines, records);
const api = await anApi(engines, { checkAnswers: false });

const Text = z.object({
  result: z.object({ messages: z.tuple([z.object({ content: z.object({ text: z.string() }) })]) }),
});
const Payload = z.object({
  questions: z.array(z.object({ id: z.string() })).optional(),
  data: z.union([z.array(z.unknown()), z.object({})]).optional(),
  topic: z.object({}).optional(),
  meta: z.object({ total: z.int().optional() }),
});
type Payload = z.infer<typeof Payload>;

async function promptOf(name: string, given: Readonly<Record<string, string>>): Promise<string> {
  const params = { name, arguments: given };
  const response = await request(api.app, 'prompts/get', params, { authorization: `Bearer ${api.key}` });
  expect(response.statusCode, response.body).toBe(200);
  return Text.parse(response.json()).result.messages[0].content.text;
}

/** Whether a call returned what the plan promises: as many questions as it asks for, or at least something. */
function keepsPromise({ input }: NamedCall, { questions, data, topic, meta }: Payload): boolean {
  if (questions !== undefined) return questions.length === (input.amount ?? 1) && meta.total !== 0;
  return Array.isArray(data) ? data.length > 0 : (data ?? topic) !== undefined;
}

/** Executes the calls of a plan, in order. Returns those that broke the promise. */
async function brokenCalls(text: string): Promise<string[]> {
  const broken: string[] = [];
  const earlier: string[] = [];
  for (const call of callsIn(text)) {
    const exclude = call.input.exclude === undefined ? null : [...earlier];
    const payload = Payload.parse(payloadOf(await callTool(api, call.name, { ...call.input, exclude })));
    if (!keepsPromise(call, payload)) broken.push(`${call.name} ${JSON.stringify(call.input)}`);
    const ids = (payload.questions ?? []).map(({ id }) => id);
    if (exclude !== null && ids.some((id) => earlier.includes(id)))
      broken.push(`repeated by ${JSON.stringify(call.input)}`);
    if (call.input.amount !== undefined) earlier.push(...ids);
  }
  return broken;
}

const NOTHING = /^(There are no such questions now|Takich pytań teraz nie ma)/;
const OTHER_LEVELS = /Too few questions of the level hard|Pytań o poziomie trudny jest za mało/;
const WIDER = /Say so before you start|Powiedz o tym na początku/;

/** The questions of a topic with options, of the high tier or of all. */
function stockOf({ kind, members }: (typeof TOPICS)[number], lang: Language) {
  const has = new Set<string>(members);
  const own = records.filter(
    ({ language, tags, subcategories, type }) =>
      language === lang &&
      type !== 'text_input' &&
      (kind === 'tag' ? tags : subcategories).some((slug) => has.has(slug)),
  );
  const count = (...tests: ((record: (typeof records)[number]) => boolean)[]): number =>
    own.filter((record) => tests.every((passes) => passes(record))).length;
  const isHigh = ({ quality }: (typeof records)[number]): boolean => quality === 'high';
  const isHard = ({ difficulty }: (typeof records)[number]): boolean => difficulty === 'hard';
  return { high: count(isHigh), hard: count(isHard), highAndHard: count(isHigh, isHard) };
}

/** By default each topic is tried in one language with one of the four prompts, in the long form with all of them. */
const APART = sized({ short: 4 * Language.options.length, long: 1 });

/**
 * Runs a check for the topics whose turn it is, some at a time. Returns what is wrong.
 *
 * @param turn - the number of the check
 */
async function everyTopic(
  lang: Language,
  turn: number,
  check: (topic: (typeof TOPICS)[number]) => Promise<string[]>,
): Promise<string[]> {
  const wrong: string[] = [];
  const first = Language.options.indexOf(lang) + Language.options.length * turn;
  const queue = TOPICS.filter((_topic, index) => (index + first) % APART === 0);
  const work = async (): Promise<void> => {
    for (let topic = queue.shift(); topic !== undefined; topic = queue.shift())
      wrong.push(...(await check(topic)).map((sentence) => `${topic.slug}: ${sentence}`));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}

/** What is wrong with a text: calls that return nothing, and plans without calls or without a reason. */
async function faultsOf(text: string, calls: number): Promise<string[]> {
  if (NOTHING.test(text)) return callsIn(text).length === 0 ? [] : ['names calls although there is nothing'];
  const isWider = callsIn(text).some(({ input }) => input.quality !== undefined || input.type !== undefined);
  return [
    ...(callsIn(text).length < calls ? ['names too few calls'] : []),
    ...(isWider === WIDER.test(text) ? [] : ['has wider filters without a reason, or the reverse']),
    ...(await brokenCalls(text)),
  ];
}

describe.each(Language.options)('for all topics in %s', (lang) => {
  const timeout = 5 * MINUTES;

  test('explore_topic names calls that return something', { timeout }, async () => {
    const wrong = await everyTopic(lang, 0, async ({ slug }) =>
      faultsOf(await promptOf('explore_topic', { topic: slug, lang }), 5),
    );
    expect(wrong).toEqual([]);
  });

  test('warmup_round names one call that returns all its questions', { timeout }, async () => {
    const wrong = await everyTopic(lang, 1, async (topic) => {
      const text = await promptOf('warmup_round', { topic: topic.slug, lang });
      const isNarrow = stockOf(topic, lang).high >= 5;
      return [
        ...(callsIn(text).length > 1 ? ['names several calls'] : []),
        ...(isNarrow && WIDER.test(text) ? ['has wider filters than necessary'] : []),
        ...(await faultsOf(text, 1)),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('build_quiz names calls that return all their questions, without repeats', { timeout }, async () => {
    const wrong = await everyTopic(lang, 2, async ({ slug }) =>
      faultsOf(await promptOf('build_quiz', { topic: slug, lang }), 1),
    );
    expect(wrong).toEqual([]);
  });

  test(
    'build_quiz with difficulty=hard, rounds=2 has hard rounds only, or says why not',
    { timeout },
    async () => {
      const wrong = await everyTopic(lang, 3, async (topic) => {
        const given = { topic: topic.slug, lang, difficulty: 'hard', rounds: '2' };
        const text = await promptOf('build_quiz', given);
        const { hard, highAndHard } = stockOf(topic, lang);
        const calls = callsIn(text);
        const isHard = calls.every(({ input }) => input.difficulty === 'hard');
        return [
          ...(isHard || OTHER_LEVELS.test(text) ? [] : ['has other levels without a reason']),
          ...(hard >= 10 && !(isHard && calls.length === 2) ? ['has other levels than necessary'] : []),
          ...(highAndHard >= 10 && WIDER.test(text) ? ['has wider filters than necessary'] : []),
          ...(await faultsOf(text, 1)),
        ];
      });
      expect(wrong).toEqual([]);
    },
  );

  test('warmup_round without a topic returns easy questions', async () => {
    const text = await promptOf('warmup_round', { lang });
    expect(callsIn(text).map(({ input }) => input)).toEqual([{ lang, difficulty: 'easy', amount: 5 }]);
    expect(await faultsOf(text, 1)).toEqual([]);
  });
});

test.each(SAMPLE)('the quiz on %s names calls that return something, at every level', async (topic) => {
  for (const lang of Language.options)
    for (const difficulty of Difficulty.options)
      expect(await faultsOf(await promptOf('build_quiz', { topic, lang, difficulty }), 1)).toEqual([]);
});

/** What replaces a placeholder in an argument, such as `<10 ids>` or `[...]`. */
async function fill(argument: string, value: string, lang: Language): Promise<string> {
  if (!/[<[]/.test(value)) return value;
  if (argument === 'topic' || argument === 'slug') return 'europe';
  if (argument === 'updated_since') return '2020-01-01';
  if (argument === 'seed') return '2027-01-31';
  if (argument === 'lang' || argument === 'content_language') return lang === 'en' ? 'pl' : 'en';
  const { data } = await api.draw({ lang, amount: argument === 'id' ? 1 : 10 });
  return data.map(({ id }) => id).join(',');
}

type Pair = [string, string];

const fillAll = (pairs: readonly Pair[], lang: Language): Promise<Pair[]> =>
  Promise.all(pairs.map(async ([name, value]): Promise<Pair> => [name, await fill(name, value, lang)]));

/** The paths and queries of the GET requests in a plan. */
const requestsIn = (plan: string): { readonly path: string; readonly query: readonly Pair[] }[] =>
  Array.from(
    plan.matchAll(/GET \S*(\/api\/v1\/[a-z/]+)\?((?:<[^>]*>|[^\s,<])+)/g),
    ([, path = '', query = '']) => ({
      path,
      query: Array.from(query.matchAll(/(\w+)=([^&]*)/g), ([, name = '', value = '']): Pair => [name, value]),
    }),
  );

/** The tool calls in a plan, with placeholders. */
const patternsIn = (plan: string): { readonly name: string; readonly input: readonly Pair[] }[] =>
  Array.from(plan.matchAll(/(svc_\w+) \{([^}]*)\}/g), ([, name = '', input = '']) => ({
    name,
    input: Array.from(
      input.matchAll(/"(\w+)": (\[[^\]]*\]|"[^"]*"|\d+)/g),
      ([, key = '', value = '']): Pair => [key, value],
    ),
  }));

describe('client_mechanics_patterns', () => {
  const names = TOOLS.map(({ definition }) => definition.name);
  const isEmpty = (values: unknown): boolean => Array.isArray(values) && values.length === 0;

  test.each(
    Mechanic.options.flatMap((name) => Language.options.map((lang): [Mechanic, Language] => [name, lang])),
  )('the plan for %s in %s names only requests and calls that return something', async (mechanic, lang) => {
    const plan = await promptOf('client_mechanics_patterns', { mechanic, lang });
    expect(plan.match(/^\d\. /gm)?.length).toBeGreaterThanOrEqual(6);
    for (const [name] of plan.matchAll(/svc_(?!pk|sk)\w+/g)) expect(names).toContain(name);
    for (const [, path] of plan.matchAll(/http:\/\/localhost:3000(\/api\/v1\/[a-z]+)/g))
      expect(['/api/v1/questions', '/api/v1/report']).toContain(path);
    const [requests, calls] = [requestsIn(plan), patternsIn(plan)];
    expect(requests.length + calls.length).toBeGreaterThan(0);
    for (const { path, query } of requests) {
      const parameters = new URLSearchParams(await fillAll(query, lang));
      const url = `${path}?${parameters.toString()}`;
      const response = await api.app.inject({ url, headers: { 'x-api-key': api.key } });
      expect(response.statusCode, response.body).toBe(200);
      expect(isEmpty(response.json<{ data: unknown }>().data), url).toBe(false);
    }
    for (const { name, input } of calls) {
      const given = (await fillAll(input, lang)).map(([key, value]): [string, string | number] => [
        key,
        /^\d+$/.test(value) ? Number(value) : value.replaceAll('"', ''),
      ]);
      const payload = payloadOf(await callTool(api, name, Object.fromEntries(given)));
      expect(isEmpty(payload.questions ?? payload.data), `${name} ${JSON.stringify(given)}`).toBe(false);
    }
  });
});
