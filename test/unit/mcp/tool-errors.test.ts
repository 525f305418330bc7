import { expect, test } from 'vitest';

import { ERRORS, ServiceError, type ErrorCode } from '../../../src/errors.ts';
import { failedResult } from '../../../src/mcp/errors.ts';
import { failureOf } from '../../support/mcp.ts';

const kindOf = (code: ErrorCode): string => {
  const { isError, content } = failedResult(new ServiceError(code, 'Nothing.'), {}, 'a-request');
  const [text] = content;
  if (isError !== true || text?.type !== 'text') throw new Error('the result is not a failure');
  return failureOf({ isError, content: [{ type: 'text', text: text.text }] }).error;
};

test('every error code has the kind that fits its status', () => {
  const kinds: Record<string, string[]> = {};
  for (const code of Object.keys(ERRORS) as ErrorCode[]) (kinds[kindOf(code)] ??= []).push(code);
  const of = (...statuses: number[]): string[] =>
    Object.entries(ERRORS).flatMap(([code, { status }]) => (statuses.includes(status) ? [code] : []));
  expect(kinds.invalid_input).toEqual(of(400, 422));
  expect(kinds.not_found).toEqual(of(404).filter((code) => code !== 'route_not_found'));
  expect(kinds.rate_limit_exceeded).toEqual(of(429));
});
