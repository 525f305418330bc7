import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { Problem } from '../../../src/contract/problem.ts';
import type { IncomingReport } from '../../../src/store/moderation/reports.ts';
import { aServer, someParts } from '../../support/a-server.ts';

const REPORT = '/api/v1/report';
const ID = '019bd4c8-1a2b-7c3d-8e4f-5a6b7c8d9e0f';
const BODY = JSON.stringify({ type: 'other', questionId: ID });
const JSON_TYPE = { 'content-type': 'application/json' };

function aServerWithReports(): { app: ReturnType<typeof aServer>; received: IncomingReport[] } {
  const received: IncomingReport[] = [];
  const create = (report: IncomingReport): Promise<string> => {
    received.push(report);
    return Promise.resolve(ID);
  };
  return { app: aServer({ endpointParts: { ...someParts, reports: { create } } }), received };
}

const post = async (
  payload: string | Buffer,
  headers: Readonly<Record<string, string>> = JSON_TYPE,
): Promise<Awaited<ReturnType<ReturnType<typeof aServer>['inject']>>> =>
  aServerWithReports().app.inject({ method: 'POST', url: REPORT, payload, headers: { ...headers } });

describe('201', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
    'application/json ; charset=utf-8',
  ])('takes a body of the type %s', async (type) => {
    const response = await post(BODY, { 'content-type': type });
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toEqual({
      received: true,
      reportId: ID,
      meta: { requestId: response.headers['x-request-id'] },
    });
  });

  test('is not cached, and any origin may read it', async () => {
    const { headers } = await post(BODY);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  test('uses the last of two members with the same name', async () => {
    const { app, received } = aServerWithReports();
    const payload = `{"type":"other","comment":"first","questionId":"${ID}","comment":"second"}`;
    await app.inject({ method: 'POST', url: REPORT, payload, headers: JSON_TYPE });
    expect(received).toMatchObject([{ comment: 'second' }]);
  });

  test('accepts every valid report, also when fully escaped', async () => {
    const { app, received } = aServerWithReports();
    const [questionText, comment] = ['😀'.repeat(2000), '😀'.repeat(2000)];
    const escaped = JSON.stringify({ type: 'other', questionText, comment }).replaceAll(
      /[\ud800-\udfff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
    );
    const response = await app.inject({ method: 'POST', url: REPORT, payload: escaped, headers: JSON_TYPE });
    expect(response.statusCode, response.body).toBe(201);
    expect(received).toMatchObject([{ questionText, comment }]);
  });
});

test.each<[string, string | Buffer, string]>([
  ['empty', '', 'The body is empty.'],
  ['cut off', '{"type":', 'The body is not JSON in UTF-8.'],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'The body is not JSON in UTF-8.'],
  ['nested without end', '['.repeat(60_000), 'The body is nested deeper than 24 levels.'],
  ['nested deeply', '['.repeat(30_000) + ']'.repeat(30_000), 'The body is nested deeper than 24 levels.'],
  ['full of zeros', `[${'0,'.repeat(30_000)}0]`, 'The body has more than 200 values.'],
  ['full of fields', `{${'"a":0,'.repeat(10_000)}"a":0}`, 'The body has more than 200 values.'],
  ['a list', '[]', 'The body must be a JSON object.'],
  ['null', 'null', 'The body must be a JSON object.'],
  ['a text', '"report"', 'The body must be a JSON object.'],
  ['an object with __proto__', '{"__proto__":{"type":"other"}}', 'The body is not JSON in UTF-8.'],
])('a body that is %s is refused with 400', async (_name, payload, message) => {
  const response = await post(payload);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = Problem.strict().parse(response.json());
  expect(problem).toMatchObject({ status: 400, code: 'invalid_body' });
  expect(problem.detail).toBe(message);
  expect(problem.errors).toEqual([{ path: 'body', message: message.slice('The body '.length, -1) }]);
});

const bomb = ' '.repeat(10_000_000) + BODY;
test.each([
  ['gzip', gzipSync(BODY)],
  ['br', brotliCompressSync(BODY)],
  ['deflate', deflateSync(BODY)],
  ['gzip', gzipSync(bomb)],
])('a compressed body is never decompressed, so that it cannot expand: %s', async (encoding, payload) => {
  expect(payload.length).toBeLessThan(65_536);
  const response = await post(payload, { ...JSON_TYPE, 'content-encoding': encoding });
  expect(response.json()).toMatchObject({ status: 400, code: 'invalid_body' });
});

describe('413', () => {
  test.each([65_537, 1_000_000])('refuses an oversized body of %d bytes', async (length) => {
    const response = await post(`"${'x'.repeat(length - 2)}"`);
    const problem = Problem.strict().parse(response.json());
    expect(problem).toMatchObject({ status: 413, code: 'body_too_large', detail: 'The body is too large.' });
    expect(response.statusCode).toBe(413);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  test('is not sent for a body of the largest size', async () => {
    expect((await post(`"${'x'.repeat(65_534)}"`)).statusCode).toBe(400);
  });
});

describe('415', () => {
  test.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=iso-8859-2',
    'application/jsonp',
    'application/problem+json',
    'json',
    'application/json, text/plain',
  ])('reads no body of the type %s', async (type) => {
    const response = await post(BODY, type === undefined ? {} : { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(Problem.strict().parse(response.json())).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
      detail: 'The header Content-Type must be application/json, in UTF-8.',
    });
    expect(response.headers['accept-post']).toBe('application/json');
  });
});

describe('400 for fields', () => {
  test('refuses a missing body', async () => {
    const { app } = aServerWithReports();
    const response = await app.inject({ method: 'POST', url: REPORT });
    expect(response.json()).toMatchObject({ code: 'invalid_body', detail: 'The body is empty.' });
  });

  test('reports every error of a body at once, with a suggestion for an unknown field', async () => {
    const body = { questionID: ID, questionText: 'short', comment: 7, reporterEmail: 'nobody' };
    const response = await post(JSON.stringify(body));
    expect(response.json<Problem>().code).toBe('invalid_body');
    expect(response.json<Problem>().errors).toEqual([
      {
        path: 'type',
        message: 'is required and must be one of translation, factual, inappropriate, attribution, other',
      },
      { path: 'questionText', message: 'must have at least 10 characters' },
      { path: 'comment', message: 'must be of type string' },
      { path: 'reporterEmail', message: 'must be an e-mail address such as ada@example.org' },
      { path: 'questionID', message: 'is not a field of this body. Did you mean questionId?' },
    ]);
  });

  test('does not repeat long names, and lists at most fifty errors', async () => {
    const fields = Array.from({ length: 90 }, (_, index) => [`x${index}${'y'.repeat(100)}`, 1]);
    const problem = (await post(JSON.stringify(Object.fromEntries(fields)))).json<Problem>();
    expect(problem.errors).toHaveLength(50);
    expect(problem.errors?.every(({ path }) => path.length <= 64)).toBe(true);
  });
});

test('a GET request with a body is answered as without', async () => {
  const response = await aServer().inject({
    method: 'GET',
    url: '/api/v1/categories',
    headers: { 'x-api-key': 'pk-key', ...JSON_TYPE },
    payload: '{',
  });
  expect(response.statusCode).toBe(200);
});

test("an operation receives the connection's address and a user agent of bounded length", async () => {
  const { app, received } = aServerWithReports();
  const headers = { ...JSON_TYPE, 'user-agent': 'u'.repeat(1000) };
  const payload = JSON.stringify({ type: 'other', questionId: ID.toUpperCase() });
  await app.inject({ method: 'POST', url: REPORT, payload, headers, remoteAddress: '192.0.2.7' });
  expect(received).toEqual([
    expect.objectContaining({
      questionId: ID,
      senderAddress: '192.0.2.7',
      userAgent: 'u'.repeat(200),
    }) as unknown,
  ]);
});
