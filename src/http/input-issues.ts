import type { z } from 'zod';

import { nearestName } from '../contract/nearest-name.ts';
import { ServiceError, type ErrorCode, type InputIssue } from '../errors.ts';

/** Issues in one response at most: the caller fixes these first. */
const MOST_ISSUES = 50;
/** Characters of an unknown name that the response repeats. */
const LONGEST_ECHO = 64;
/** Longer names are not typing errors, so no suggestion is made. */
const LONGEST_NAME = 40;

/** The number of questions is `amount` for draws and `limit` for lists. */
const TWINS = new Map([
  ['limit', 'amount'],
  ['amount', 'limit'],
]);

/** The name that the caller probably meant; undefined when none is close. */
function suggestionFor(name: string, known: readonly string[]): string | undefined {
  const twin = TWINS.get(name);
  if (twin !== undefined && known.includes(twin)) return twin;
  return name.length > LONGEST_NAME ? undefined : nearestName(name.toLowerCase(), known);
}

/** Words the message for an unknown parameter or field, with a suggestion if one is close. */
export function unknownName(name: string, known: readonly string[], what: string): string {
  const one = `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;
  if (known.length === 0) return `is not ${one}, which has none`;
  const nearest = suggestionFor(name, known);
  return `is not ${one}${nearest === undefined ? '' : `; the nearest one is ${nearest}`}`;
}

/**
 * Turns schema issues into input issues, each with the name of its parameter or field.
 *
 * @param known - the valid names
 * @param what - the noun for one of them
 */
export function inputIssuesOf(
  issues: readonly z.core.$ZodIssue[],
  known: readonly string[],
  what = 'field of this body',
): InputIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: key, message: unknownName(key, known, what) }));
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
  return new ServiceError(code, `${first?.path ?? ''} ${first?.message ?? ''}.${rest}`, { errors });
}
