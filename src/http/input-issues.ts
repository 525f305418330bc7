import type { z } from 'zod';

import { nearestName } from '../contract/nearest-name.ts';
import { ServiceError, type ErrorCode, type InputIssue } from '../errors.ts';

/** Told in one answer at most: a caller mends these first. */
const MOST_FAULTS = 50;
/** Characters of a name that are repeated to the caller. */
const LONGEST_ECHO = 64;
/** Longer names are no typing errors: the nearest known one is not looked for. */
const LONGEST_NAME = 40;

/** How many are wanted: it goes by one name where questions are drawn, and by the other where they are listed. */
const TWINS = new Map([
  ['limit', 'amount'],
  ['amount', 'limit'],
]);

/** The name that is meant perhaps; undefined when there is no telling. */
function meantBy(name: string, known: readonly string[]): string | undefined {
  const twin = TWINS.get(name);
  if (twin !== undefined && known.includes(twin)) return twin;
  return name.length > LONGEST_NAME ? undefined : nearestName(name.toLowerCase(), known);
}

/** Says that there is no such parameter or field, and which one is meant perhaps. */
export function unknownName(name: string, known: readonly string[], what: string): string {
  const one = `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;
  if (known.length === 0) return `is not ${one}, which has none`;
  const nearest = meantBy(name, known);
  return `is not ${one}${nearest === undefined ? '' : `; the nearest one is ${nearest}`}`;
}

/**
 * What a schema found wrong, each fault with the name of its parameter or field. `known` are the names that there are, `what` is the
 * word for one.
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

/** The refusal of a request for all its faults at once. */
export function refuseInput(
  code: Extract<ErrorCode, 'invalid_query_param' | 'invalid_body'>,
  faults: readonly InputIssue[],
): ServiceError {
  const errors = faults
    .slice(0, MOST_FAULTS)
    .map((fault) => ({ ...fault, path: fault.path.slice(0, LONGEST_ECHO) }));
  const [first] = errors;
  const rest = faults.length > 1 ? ` ${faults.length} faults in all.` : '';
  return new ServiceError(code, `${first?.path ?? ''} ${first?.message ?? ''}.${rest}`, { errors });
}
