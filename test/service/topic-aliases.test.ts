import { describe, expect, test } from 'vitest';

import { addEntries } from '../support/add-entries.ts';
import { aQuestion } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { callTool, payloadOf } from '../support/mcp.ts';

const engines = await ownEngines();
await load(engines, [
  aQuestion({ sourceId: 'danube', tags: ['rivers-of-europe'] }),
  aQuestion({ sourceId: 'nile', tags: ['rivers-of-africa'] }),
  aQuestion({ sourceId: 'baikal', tags: ['lakes-of-asia'] }),
]);
await addEntries(engines.pool, 'topic', [
  { slug: 'rivers-test', kind: 'tag', en: 'Rivers', pl: 'Rzeki' },
  { slug: 'lakes-test', kind: 'tag', en: 'Lakes', pl: 'Jeziora' },
]);
await engines.pool.query(`
  insert into topic_tags (topic, tag)
  values ('rivers-test', 'rivers-of-europe'), ('rivers-test', 'rivers-of-africa'), ('lakes-test', 'lakes-of-asia')`);
await engines.pool.query(`
  insert into topic_aliases (alias, topic)
  values ('streams-test', 'rivers-test'), ('żywe wody świata', 'rivers-test'), ('lakes-alias', 'lakes-test'), ('rivers-test', 'lakes-test')`);
const api = await anApi(engines);

const RIVERS = ['danube', 'nile'];
const sourcesOf = (questions: readonly { attribution: { sourceId: string } }[]): string[] =>
  questions.map(({ attribution }) => attribution.sourceId).sort();

describe.each(['draw', 'list'] as const)('a topic filter of a %s', (request) => {
  test.each<[string, Record<string, string>, string[]]>([
    ['an alias', { topic: 'streams-test' }, RIVERS],
    ['an alias in capitals', { topic: 'Streams-Test' }, RIVERS],
    ['an alias of two words with diacritics', { topic: 'żywe wody świata' }, RIVERS],
    ['an alias decomposed into letters and marks', { topic: 'żywe wody świata'.normalize('NFD') }, RIVERS],
    ['a slug in capitals', { topic: 'LAKES-TEST' }, ['baikal']],
    ['a slug rather than an equal alias of another topic', { topic: 'rivers-test' }, RIVERS],
    ['aliases and slugs in topics_any', { topics_any: 'lakes-alias,streams-test' }, ['baikal', ...RIVERS]],
    [
      'an alias with spaces in topics_any',
      { topics_any: 'żywe wody świata,lakes-test' },
      ['baikal', ...RIVERS],
    ],
    ['the label, which is not an alias', { topic: 'jeziora' }, []],
  ])('takes %s', async (_name, query, expected) => {
    expect(sourcesOf((await api[request](query)).data)).toEqual(expected);
  });

  test('refuses several topics in one', async () => {
    const { problem } = await api.refused(request === 'draw' ? '/questions/random' : '/questions', {
      topic: 'streams-test,lakes-alias',
    });
    expect(problem.errors).toEqual([
      { path: 'topic', message: 'must be one topic; list several in topics_any' },
    ]);
  });
});

test.each(['svc_random', 'svc_list'])('the tool %s takes aliases', async (tool) => {
  const one = payloadOf(await callTool(api, tool, { topic: 'Żywe wody świata' }));
  expect(one.questions).toHaveLength(2);
  const any = payloadOf(await callTool(api, tool, { topics_any: ['lakes-alias', 'streams-test'] }));
  expect(any.questions).toHaveLength(3);
});
