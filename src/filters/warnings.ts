import { MOST_WARNINGS } from '../contract/limits.ts';
import { splitWords } from '../contract/words.ts';
import type { Warning } from '../contract/warning.ts';
import type { KnownKind } from './row.ts';
import { ROWS, type QuestionFilters } from './search-filter.ts';

/** The values of one kind that the catalogue has. */
export interface KnownValues {
  has(value: string): boolean;
  /** The value that is spelled most like a text; undefined if none is within two typing errors. */
  nearest(text: string): string | undefined;
}

const NOUNS: Readonly<Record<KnownKind, string>> = {
  tag: 'tag',
  topic: 'topic',
  subcategory: 'subcategory',
  region: 'region',
  license: 'licence',
};

function unknownValue(kind: KnownKind, parameter: string, value: string, known: KnownValues): Warning {
  const suggestion = known.nearest(value) ?? null;
  const advice = suggestion === null ? '' : ` Did you mean "${suggestion}"?`;
  return {
    code: `unknown_${kind}`,
    parameter,
    value,
    suggestion,
    message: `There is no ${NOUNS[kind]} "${value}".${advice}`,
  };
}

const withoutWords = (q: string): Warning => ({
  code: 'no_words',
  parameter: 'q',
  value: q,
  suggestion: null,
  message: `"${q}" has no letters or digits, so it finds nothing.`,
});

/**
 * The first values of a request that find nothing. Their number is bounded, because finding the nearest value takes up to a
 * millisecond.
 *
 * @param found - whether questions matched. A value that was added a moment ago may match before it is counted.
 */
export function warningsOf(
  known: Readonly<Record<KnownKind, KnownValues>>,
  // Lists parse without a default for `quality`, which names nothing.
  filters: Omit<QuestionFilters, 'quality'>,
  found: boolean,
): Warning[] {
  const { q } = filters;
  const warnings = found || q === undefined || splitWords(q).length > 0 ? [] : [withoutWords(q)];
  const given: Readonly<Record<string, unknown>> = filters;
  for (const [parameter, { known: checked }] of ROWS) {
    if (checked === undefined || (found && checked.required)) continue;
    for (const value of new Set([given[parameter] ?? []].flat())) {
      if (typeof value !== 'string' || known[checked.kind].has(value)) continue;
      warnings.push(unknownValue(checked.kind, parameter, value, known[checked.kind]));
      if (warnings.length === MOST_WARNINGS) return warnings;
    }
  }
  return warnings;
}
