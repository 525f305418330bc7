import { expect, test } from 'vitest';

import { byteString, PreparedQuestion } from '../../../src/contract/question.ts';
import { writeResult } from '../../../src/rest/mount-rest.ts';
import type { EndpointResult } from '../../../src/endpoints/endpoint.ts';

const BASE = 'https://trivia.example';
const meta = { count: 0 };

const written = (result: EndpointResult, url: string): unknown =>
  JSON.parse(Buffer.from(writeResult(result, 'id', BASE, url), 'latin1').toString());

test('adds the request id to meta and changes nothing else', () => {
  expect(written({ data: [], meta }, '/api/v1/x')).toEqual({
    data: [],
    meta: { count: 0, requestId: 'id' },
  });
});

test('links both neighbouring pages with the original parameters and another cursor', () => {
  const answer = written(
    { meta, page: { next: 'n', prev: 'p' } },
    '/api/v1/questions?tags=a,b&c%75rsor=old&lang=pl',
  );
  expect(answer).toMatchObject({
    _links: {
      next: `${BASE}/api/v1/questions?tags=a,b&lang=pl&cursor=n`,
      prev: `${BASE}/api/v1/questions?tags=a,b&lang=pl&cursor=p`,
    },
  });
});

test('links a page with other parameters, and without those that are undefined', () => {
  const page = { next: { as_of: '7', cursor: 'de' }, prev: { as_of: '7', cursor: undefined } };
  expect(written({ meta, page }, '/api/v1/regions?cursor=pl&limit=2&as_of=6')).toMatchObject({
    _links: {
      next: `${BASE}/api/v1/regions?limit=2&as_of=7&cursor=de`,
      prev: `${BASE}/api/v1/regions?limit=2&as_of=7`,
    },
  });
});

test('links nothing without neighbouring pages', () => {
  expect(written({ meta, page: {} }, '/api/v1/questions')).toMatchObject({ _links: {} });
});

test('inserts the bytes of prepared questions, one or several', () => {
  const [first, second] = [
    new PreparedQuestion(byteString('{"id":"ż"}')),
    new PreparedQuestion('{"id":"2"}'),
  ];
  const shown = { count: 0, requestId: 'id' };
  expect(written({ data: first, meta }, '/api/v1/x')).toEqual({ data: { id: 'ż' }, meta: shown });
  expect(written({ data: [first, second], meta, page: {} }, '/api/v1/x')).toEqual({
    data: [{ id: 'ż' }, { id: '2' }],
    meta: shown,
    _links: {},
  });
});
