import { expect, test } from 'vitest';
import { z } from 'zod';

import { starterCatalogue } from '../../catalogue/starter.ts';
import { Language } from '../../src/contract/vocabulary.ts';
import { Mechanic } from '../../src/mcp/prompts/mechanics.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { callTool, payloadOf, request } from '../support/mcp.ts';
import { STARTER_DAY } from '../support/starter-day.ts';

/** Enough for a topic of every kind that the plans name. */
const RECORDS = 3_000;
const TOPIC = 'europe';

const engines = await ownEngines();
await load(engines, starterCatalogue(STARTER_DAY).slice(0, RECORDS));
const api = await anApi(engines);

const Prompt = z.object({
  result: z.object({ messages: z.tuple([z.object({ content: z.object({ text: z.string() }) })]) }),
});

async function planOf(mechanic: Mechanic, lang: Language): Promise<string> {
  const given = { name: 'client_mechanics_patterns', arguments: { mechanic, lang } };
  const response = await request(api.app, 'prompts/get', given, { authorization: `Bearer ${api.key}` });
  return Prompt.parse(response.json()).result.messages[0].content.text;
}

/** What replaces a placeholder in an argument, such as `<10 ids>` or `[...]`. */
async function fill(argument: string, value: string, lang: Language): Promise<string> {
  if (!/[<[]/.test(value)) return value;
  if (argument === 'topic' || argument === 'slug') return TOPIC;
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

/** The tool calls in a plan. */
const callsIn = (plan: string): { readonly name: string; readonly input: readonly Pair[] }[] =>
  Array.from(plan.matchAll(/(svc_\w+) \{([^}]*)\}/g), ([, name = '', input = '']) => ({
    name,
    input: Array.from(
      input.matchAll(/"(\w+)": (\[[^\]]*\]|"[^"]*"|\d+)/g),
      ([, key = '', value = '']): Pair => [key, value],
    ),
  }));

const isEmpty = (values: unknown): boolean => Array.isArray(values) && values.length === 0;

test.each(
  Mechanic.options.flatMap((name) => Language.options.map((lang): [Mechanic, Language] => [name, lang])),
)('the plan for %s in %s names only requests and calls that return something', async (mechanic, lang) => {
  const plan = await planOf(mechanic, lang);
  const [requests, calls] = [requestsIn(plan), callsIn(plan)];
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
