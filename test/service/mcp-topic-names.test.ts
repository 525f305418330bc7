import { expect, test } from 'vitest';
import { z } from 'zod';

import { questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { request } from '../support/mcp.ts';

const engines = await ownEngines();
await load(engines, questions(3));
const api = await anApi(engines);

async function send<Schema extends z.ZodType>(
  schema: Schema,
  method: string,
  params: object,
): Promise<z.infer<Schema>> {
  const response = await request(api.app, method, params, { authorization: `Bearer ${api.key}` });
  expect(response.statusCode, response.body).toBe(200);
  return schema.parse(response.json<{ result: unknown }>().result);
}

const Prompt = z.object({ messages: z.tuple([z.object({ content: z.object({ text: z.string() }) })]) });
const textOf = async (name: string, given: Readonly<Record<string, string>>): Promise<string> =>
  (await send(Prompt, 'prompts/get', { name, arguments: given })).messages[0].content.text;

const Completion = z.object({ completion: z.object({ values: z.array(z.string()), total: z.int() }) });

test.each([
  ['Geografia polityczna', 'en', 'political-geography'],
  ['geografia POLITYCZNA', 'pl', 'political-geography'],
  ['Nordic countries', 'pl', 'nordic-countries'],
  ['Nordic countries', 'en', 'nordic-countries'],
])('a prompt finds the topic %s in every language when it is written in %s', async (topic, lang, slug) => {
  expect(await textOf('explore_topic', { topic, lang })).toMatch(new RegExp(`\\((topic|temat) ${slug}[,)]`));
});

test('a prompt suggests each topic once that contains the word in any language', async () => {
  const text = await textOf('explore_topic', { topic: 'Geografia', lang: 'en' });
  expect(text.match(/political-geography \(/g)).toHaveLength(1);
});

test('a topic is completed once, also from a label in the other language', async () => {
  const { completion } = await send(Completion, 'completion/complete', {
    ref: { type: 'ref/prompt', name: 'build_quiz' },
    argument: { name: 'topic', value: 'geografia polit' },
  });
  expect(completion).toEqual({ values: ['political-geography'], total: 1 });
});

test.each([
  ['europe', 'Matching questions: 3.'],
  ['nordic-countries', 'There are no such questions now'],
])('a warm-up on %s does not promise more questions than exist', async (topic, sentence) => {
  const text = await textOf('warmup_round', { topic, lang: 'en' });
  expect(text).toContain(sentence);
  expect(text).not.toContain('brings other ones');
});
