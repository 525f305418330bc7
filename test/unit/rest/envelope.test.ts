import { expect, test } from 'vitest';

import { wrapResult } from '../../../src/rest/envelope.ts';

const BASE = 'https://trivia.example';
const meta = { count: 0 };

test('puts the request id into meta and leaves the rest alone', () => {
  expect(wrapResult({ data: [], meta } as { meta: object }, 'id', BASE, '/api/v1/x')).toEqual({
    data: [],
    meta: { count: 0, requestId: 'id' },
  });
});

test('links both neighbours with the parameters as they were sent and another cursor', () => {
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

test('links nothing where there is nothing', () => {
  expect(wrapResult({ meta, page: {} }, 'id', BASE, '/api/v1/questions')).toMatchObject({ _links: {} });
});
