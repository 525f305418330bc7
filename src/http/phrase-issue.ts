import type { z } from 'zod';

import { nearestName } from '../contract/nearest-name.ts';

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'must be a time such as 2026-01-31T12:00:00Z',
  date: 'must be a date such as 2026-01-31',
  email: 'must be an e-mail address such as ada@example.org',
};

const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'value' };

const measure = (word: string, bound: number | bigint, origin: string): string => {
  const unit = UNITS[origin];
  if (unit === undefined) return `must be ${word} ${bound}`;
  return `must have ${word} ${bound} ${unit}${Number(bound) === 1 ? '' : 's'}`;
};

/** Names of types in a sentence, where they differ from the schema's. */
const TYPES: Readonly<Record<string, string>> = { number: 'a whole number', int: 'a whole number' };

/** The message for a value that is almost one of the valid ones; undefined if none is close. */
function suggestValue(input: unknown, values: readonly unknown[]): string | undefined {
  if (typeof input !== 'string') return undefined;
  const nearest = nearestName(input, values.map(String));
  return nearest === undefined ? undefined : `does not accept ${input}. Did you mean ${nearest}?`;
}

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
