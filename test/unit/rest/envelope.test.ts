import { expect, test } from 'vitest';

import { wrapResult } from '../../../src/rest/envelope.ts';

const BASE = 'https://trivia.example';
const meta = { count: 0 };

test('adds the request id to meta and changes nothing else', () => {
  expect(wrapResult({ data: [], meta } as { meta: object }, 'id', BASE, '/api/v1/x')).toEqual({
    data: [],
    meta: { count: 0, requestId: 'id' },
  });
});

test('links both neighbouring pages with the original parameters and another cursor', () => {
  const answer = wrapResult(
    { meta, page: { next: 'n', prev: 'p' } },
    'id',
    BASE,
    '/api/v1/questions?tags=a,b&c%75rsor=old&lang=pl',
  );
  expect(answer).toMatchObject({
    _links: {
      next: `${BASE}/api/v1/questions?tags=a,b&lang=pl&cursor=n`,
      prev: `${BASE}/api/v1/questions?tags=a,b&lang=pl&cursor=p`,
    },
  });
});

test('links nothing without neighbouring pages', () => {
  expect(wrapResult({ meta, page: {} }, 'id', BASE, '/api/v1/questions')).toMatchObject({ _links: {} });
});
