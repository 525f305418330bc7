import type { z } from 'zod';

import { nearestName } from '../contract/nearest-name.ts';
import { ServiceError, type ErrorCode, type InputIssue } from '../errors.ts';

/** The names that a request may use, for messages about other names. */
export interface KnownNames {
  readonly names: readonly string[];
  /** The noun for one of them. */
  readonly what: string;
  /** How pages are followed, for callers who number pages. Used where `cursor` is a known name. */
  readonly paging?: string;
}

/** Turns schema issues into input issues, each with the name of its parameter or field. */
export function inputIssuesOf(issues: readonly z.core.$ZodIssue[], known: KnownNames): InputIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownNames(issue.keys, known);
    const [name, index] = issue.path;
    const item = typeof index === 'number' ? `item ${index + 1} ` : '';
    return [{ path: String(name ?? ''), message: item + issue.message }];
  });
}

/** Issues in one response at most: the caller fixes these first. */
const MOST_ISSUES = 50;

/** Characters of an unknown name that the response repeats. */
const LONGEST_ECHO = 64;

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

/** Ends a message as a sentence. A suggestion ends with a question mark already. */
export const asSentence = (message: string): string => (message.endsWith('?') ? message : `${message}.`);

/** Suggestions in one response at most: each compares a name with all known ones. */
const MOST_SUGGESTIONS = 5;

/** Words an issue for each unknown name. Only the first few come with advice. */
export function unknownNames(unknown: readonly string[], known: KnownNames): InputIssue[] {
  const { names, what } = known;
  const refused = `is not ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;
  return unknown.map((name, index) => {
    if (names.length === 0) return { path: name, message: `${refused}, which has none` };
    const advice = index < MOST_SUGGESTIONS ? `. ${adviceFor(name, known)}` : '';
    return { path: name, message: refused + advice };
  });
}

/** What the caller can do about an unknown name. */
function adviceFor(name: string, { names, paging }: KnownNames): string {
  const twin = TWINS.get(name);
  const nearest = twin !== undefined && names.includes(twin) ? twin : nearestName(name, names);
  if (nearest !== undefined) return `Did you mean ${nearest}?`;
  return paging !== undefined && PAGE_NAMES.has(name.toLowerCase()) && names.includes('cursor')
    ? paging
    : `Allowed: ${names.join(', ')}`;
}

/** The number of questions is `amount` for draws and `limit` for lists. */
const TWINS = new Map([
  ['limit', 'amount'],
  ['amount', 'limit'],
]);

/** What other services call the position of a page. */
const PAGE_NAMES: ReadonlySet<string> = new Set(['page', 'offset', 'skip', 'start']);

/** Words an issue so that it can follow the parameter's name. Messages in the schema itself take precedence. */
export const phraseIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_value':
      return (
        suggestValue(issue.input, issue.values) ??
        `${issue.input === undefined ? 'is required and ' : ''}must be one of ${issue.values.map(String).join(', ')}`
      );
    case 'too_big':
      return measure('at most', issue.maximum, issue.origin);
    case 'too_small':
      return measure('at least', issue.minimum, issue.origin);
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${TYPES[issue.expected] ?? `of type ${issue.expected}`}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? `must match the pattern ${issue.pattern ?? issue.format}`;
    case 'invalid_union': {
      const first = issue.errors.flatMap((branch) => branch[0] ?? []);
      const values = first.flatMap((branch) => (branch.code === 'invalid_value' ? branch.values : []));
      const phrases = new Set(first.map((branch) => branch.message));
      return (
        suggestValue(issue.input, values) ?? [...phrases].join(' or ').replaceAll(' or must be ', ' or ')
      );
    }
    default:
      return 'is not valid';
  }
};

/** The message for a value that is almost one of the valid ones; undefined if none is close. */
function suggestValue(input: unknown, values: readonly unknown[]): string | undefined {
  if (typeof input !== 'string') return undefined;
  const nearest = nearestName(input, values.map(String));
  return nearest === undefined ? undefined : `does not accept ${input}. Did you mean ${nearest}?`;
}

const measure = (word: string, bound: number | bigint, origin: string): string => {
  const unit = UNITS[origin];
  if (unit === undefined) return `must be ${word} ${bound}`;
  return `must have ${word} ${bound} ${unit}${Number(bound) === 1 ? '' : 's'}`;
};

const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'value' };

/** Names of types in a sentence, where they differ from the schema's. */
const TYPES: Readonly<Record<string, string>> = { number: 'a whole number', int: 'a whole number' };

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'must be a time such as 2026-01-31T12:00:00Z',
  date: 'must be a date such as 2026-01-31',
  email: 'must be an e-mail address such as ada@example.org',
};
