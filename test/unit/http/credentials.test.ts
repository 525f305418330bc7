import { describe, expect, test } from 'vitest';

import { createIdentify } from '../../../src/access/identify-key.ts';
import { makeKey } from '../../../src/contract/key-format.ts';
import { Problem } from '../../../src/contract/problem.ts';
import { readKey } from '../../../src/http/admit-caller.ts';
import { aServer } from '../../support/a-server.ts';

describe('a request with a key', () => {
  test.each([
    ['X-API-Key', { 'x-api-key': 'k' }],
    ['a bearer token', { authorization: 'Bearer k' }],
    ['a bearer token in capitals', { authorization: 'BEARER   k ' }],
    ['both headers', { 'x-api-key': 'k', authorization: 'Bearer k' }],
    ['X-API-Key beside credentials for a proxy', { 'x-api-key': 'k', authorization: 'Basic dTpw' }],
  ])('is read from %s', (_name, headers) => {
    expect(readKey(headers)).toBe('k');
  });
});

describe('a request without a usable key', () => {
  test.each([
    ['no header', {}],
    ['an empty X-API-Key', { 'x-api-key': '' }],
    ['another scheme', { authorization: 'Basic dTpw' }],
    ['a bearer token that is empty', { authorization: 'Bearer ' }],
    ['two bearer tokens', { authorization: 'Bearer a b' }],
  ])('reports a missing key: %s', (_name, headers) => {
    expect(() => readKey(headers)).toThrow(expect.objectContaining({ code: 'missing_api_key' }));
  });

  test('is refused when it has two different keys', () => {
    expect(() => readKey({ 'x-api-key': 'a', authorization: 'Bearer b' })).toThrow(
      expect.objectContaining({ code: 'invalid_api_key' }),
    );
  });
});

const findsNothing = createIdentify({ query: () => Promise.resolve({ rows: [], rowCount: 0 }) as never });

async function detailFor(headers: Readonly<Record<string, string>>, url = '/api/v1/me'): Promise<string> {
  const response = await aServer({ identify: findsNothing }).inject({ url, headers });
  expect(response.statusCode).toBe(401);
  expect(response.headers['www-authenticate']).toBe('Bearer realm="svc"');
  return Problem.parse(response.json()).detail;
}

const key = makeKey('pk');
/** The last character of the random part replaced, so that the checksum no longer matches. */
const mistyped = key.replace(/.(?=.{6}$)/, (character) => (character === 'a' ? 'b' : 'a'));

describe('401 says what to do', () => {
  test('without a key: where to send it, and where to get one', async () => {
    expect(await detailFor({})).toBe(
      'The request has no API key. Send your key in the header X-API-Key. Create one at https://trivia.example/account/keys (or `npm run trivia -- keys create`).',
    );
  });

  test('without a key, session or token at an endpoint that accepts all of them', async () => {
    expect(await detailFor({}, '/api/v1/usage')).toBe(
      'The request has no API key, access token or signed-in session. Send your key in the header X-API-Key. Create one at https://trivia.example/account/keys (or `npm run trivia -- keys create`).',
    );
  });

  test('when the header Authorization has another form', async () => {
    expect(await detailFor({ authorization: `Basic ${key}` })).toContain(
      'Send "Bearer", a space and the key.',
    );
  });

  test('when the checksum fails: it is called a typo', async () => {
    expect(await detailFor({ 'x-api-key': mistyped })).toBe(
      'The API key has a typo: its checksum does not match. Copy the whole key again.',
    );
  });

  test.each([
    ['shorter', key.slice(0, -1)],
    ['longer', `${key}x`],
    ['with another character', `${key.slice(0, -1)}-`],
  ])('when the key is %s than it should be', async (_name, given) => {
    expect(await detailFor({ 'x-api-key': given })).toBe(
      'The API key has a typo: it must have 38 letters and digits after its prefix. Copy the whole key again.',
    );
  });

  test('when it is not a key of this service', async () => {
    expect(await detailFor({ 'x-api-key': 'sk-live-4242' })).toBe(
      'This is not an API key of this service: its keys start with svc_pk_ or svc_sk_.',
    );
  });

  test('when it is an OAuth token: where tokens work', async () => {
    expect(await detailFor({ authorization: 'Bearer eyJhbGciOiJFZERTQSJ9.e30.c2ln' })).toBe(
      'This is an access token, not an API key. Access tokens work at /mcp and for GET /api/v1/usage; send an API key in the header X-API-Key here.',
    );
  });

  test('the same for unknown, revoked and expired keys, so that nothing is learned about a key', async () => {
    expect(await detailFor({ 'x-api-key': key })).toBe('The API key is unknown, revoked or expired.');
  });
});
