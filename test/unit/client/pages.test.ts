import { expect, expectTypeOf, test } from 'vitest';

import { createClient, type Question } from '../../../packages/client/src/index.ts';
import { answered, scriptedFetch } from '../../support/scripted-fetch.ts';

const pageOf = (slugs: readonly string[], links: object): Response =>
  answered({ data: slugs.map((slug) => ({ slug })), meta: {}, _links: links });

const PAGES = [
  pageOf(['a', 'b'], { next: 'https://elsewhere.example/api/v1/tags?cursor=2' }),
  pageOf(['c'], { prev: 'https://elsewhere.example/api/v1/tags?cursor=1' }),
];

test('a walk reads all pages, and the key never goes to another host', async () => {
  const { fetch, sent } = scriptedFetch(...PAGES);
  const client = createClient({ baseUrl: 'https://trivia.example', fetch, key: 'svc_pk_1' });
  const slugs: string[] = [];
  for await (const { slug } of client.tags.walk({ limit: 2 })) slugs.push(slug);
  expect(slugs).toEqual(['a', 'b', 'c']);
  expect(sent.map(({ url }) => url)).toEqual([
    'https://trivia.example/api/v1/tags?limit=2',
    'https://trivia.example/api/v1/tags?cursor=2',
  ]);
});

test('a walk requests a page only when its first entry is asked for', async () => {
  const { fetch, sent } = scriptedFetch(...PAGES);
  const client = createClient({ baseUrl: '', fetch });
  for await (const { slug } of client.tags.walk()) if (slug === 'b') break;
  expect(sent).toHaveLength(1);
});

test('a saved link is enough to continue, and both ends are undefined', async () => {
  const { fetch, sent } = scriptedFetch(...PAGES.toReversed());
  const client = createClient({ baseUrl: '', fetch });
  const last = await client.tags.next({ _links: { next: 'https://trivia.example/api/v1/tags?cursor=2' } });
  expect(last?.data).toEqual([{ slug: 'c' }]);
  expect(last && (await client.tags.next(last))).toBeUndefined();
  const first = last && (await client.tags.previous(last));
  expect(first && (await client.tags.previous(first))).toBeUndefined();
  expect(sent.map(({ url }) => url)).toEqual(['/api/v1/tags?cursor=2', '/api/v1/tags?cursor=1']);
});

test('the types of questions have the selected fields', async () => {
  const { fetch, sent } = scriptedFetch(answered({ data: [], meta: {} }));
  const { questions } = createClient({ baseUrl: '', fetch });
  const whole = await questions.draw({ amount: 1 });
  const selected = await questions.draw({ fields: ['text'] });
  expectTypeOf(whole.data).toEqualTypeOf<readonly Question[]>();
  expectTypeOf(selected.data).toEqualTypeOf<
    readonly Pick<Question, 'text' | 'id' | 'attribution' | 'translations'>[]
  >();
  expect(sent[1]?.url).toBe('/api/v1/questions/random?fields=text');
  const one = await questions.get('a');
  const part = await questions.get('a', { fields: ['text'] });
  expectTypeOf(one.data).toEqualTypeOf<Question>();
  expectTypeOf(part.data).toEqualTypeOf<Pick<Question, 'text' | 'id' | 'attribution' | 'translations'>>();
});

test('wrong parameters are refused by the compiler', () => {
  const client = createClient({ baseUrl: '', fetch: scriptedFetch().fetch });
  const wrong: (() => unknown)[] = [
    // @ts-expect-error there is no such filter
    () => client.questions.list({ colour: 'blue' }),
    // @ts-expect-error the list of removed questions needs a date
    () => client.removed.list(),
    // @ts-expect-error there is no such level
    () => client.questions.draw({ difficulty: 'impossible' }),
    // @ts-expect-error there is no such path
    () => client.get('/colours'),
  ];
  expect(wrong).toHaveLength(4);
});
