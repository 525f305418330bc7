import { describe, expect, test } from 'vitest';

import { readKey } from '../../../src/http/admit-caller.ts';

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
