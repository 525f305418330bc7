import type { z } from 'zod';

import { ServiceError, type ErrorCode, type InputIssue } from '../errors.ts';
import { unknownNames, type KnownNames } from './unknown-names.ts';

/** Issues in one response at most: the caller fixes these first. */
const MOST_ISSUES = 50;
/** Characters of an unknown name that the response repeats. */
const LONGEST_ECHO = 64;

/** Ends a message as a sentence. A suggestion ends with a question mark already. */
export const asSentence = (message: string): string => (message.endsWith('?') ? message : `${message}.`);

/** Turns schema issues into input issues, each with the name of its parameter or field. */
export function inputIssuesOf(issues: readonly z.core.$ZodIssue[], known: KnownNames): InputIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownNames(issue.keys, known);
    const [name, index] = issue.path;
    const item = typeof index === 'number' ? `item ${index + 1} ` : '';
    return [{ path: String(name ?? ''), message: item + issue.message }];
  });
}

/** Creates the error that reports all issues of a request at once. */
export function refuseInput(
  code: Extract<ErrorCode, 'invalid_query_param' | 'invalid_body'>,
  issues: readonly InputIssue[],
): ServiceError {
  const errors = issues
    .slice(0, MOST_ISSUES)
    .map((issue) => ({ ...issue, path: issue.path.slice(0, LONGEST_ECHO) }));
  const [first] = errors;
  const rest = issues.length > 1 ? ` ${issues.length} errors in total.` : '';
  return new ServiceError(code, `${first?.path ?? ''} ${asSentence(first?.message ?? '')}${rest}`, {
    errors,
  });
}
