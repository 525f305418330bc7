import { z } from 'zod';

import { MOST_WARNINGS } from '../contract/limits.ts';
import { splitWords } from '../contract/words.ts';
import { ServiceError } from '../errors.ts';
import type { KnownKind } from './row.ts';
import { ROWS, type QuestionFilters, type SearchFilter } from './search-filter.ts';

export const WarningCode = z.enum([
  'unknown_tag',
  'unknown_topic',
  'unknown_subcategory',
  'unknown_region',
  'unknown_license',
  'no_words',
  'more_in_standard',
]);

/** Why a request may find less than its caller expects. */
export const Warning = z.object({
  code: WarningCode.describe(
    '`unknown_…`: the value of a filter does not exist. `no_words`: `q` has no letters or digits, so it finds nothing. `more_in_standard`: more questions match `q` with `quality=standard`.',
  ),
  parameter: z.string().describe('The parameter that has the value.'),
  value: z.string(),
  suggestion: z
    .string()
    .nullable()
    .describe('The value that was probably meant, or that finds more; null if there is none.'),
  message: z.string().describe('What is wrong, for people.'),
});
export type Warning = z.infer<typeof Warning>;

/** The member `warnings` of `meta`. */
export const Warnings = z
  .array(Warning)
  .optional()
  .describe(
    `Values of filters that do not exist, and hints about \`q\`; at most ${MOST_WARNINGS}. Absent if there are none.`,
  );

/** The values of one kind that the catalogue has. */
export interface KnownValues {
  has(value: string): boolean;
  /** The value that is spelled most like a text; undefined if none is within two typing errors. */
  nearest(text: string): string | undefined;
}

/** The member `warnings` of `meta`, or no member. */
export interface Warned {
  readonly warnings?: Warning[];
}

/**
 * Reports values of filters that do not exist. If questions were found, only alternatives can be among them: see
 * `hasAlternatives`.
 *
 * @param known - undefined until the catalogue has been counted
 * @param filters - lists parse without a default for `quality`, which names nothing
 * @param found - whether questions matched. A value that was added a moment ago may match before it is counted.
 */
export function warnAboutFilters(
  known: Readonly<Record<KnownKind, KnownValues>> | undefined,
  filters: Omit<QuestionFilters, 'quality'>,
  found: boolean,
): Warned {
  const warnings = known === undefined ? [] : unknownValues(known, filters, found);
  return warnings.length === 0 ? {} : { warnings };
}

/**
 * The same for a search that found fewer questions than requested: the default tier may have left out the one that was
 * looked for.
 *
 * @param found - all questions that match
 */
export async function warnAboutTier(
  count: (filter: SearchFilter) => Promise<number>,
  filter: SearchFilter,
  found: number,
): Promise<Warned> {
  if (filter.q === undefined || filter.quality !== 'high') return {};
  const more = await count({ ...filter, quality: 'standard' }).then(
    (all) => all - found,
    (error: unknown) => {
      // The questions have been found, and are not lost for a hint.
      if (error instanceof ServiceError && error.code === 'service_unavailable') return 0;
      throw error;
    },
  );
  if (more <= 0) return {};
  const subject = more === 1 ? 'One more question matches' : `${more} more questions match`;
  return {
    warnings: [
      {
        code: 'more_in_standard',
        parameter: 'quality',
        value: 'high',
        suggestion: 'standard',
        message: `${subject} with quality=standard.`,
      },
    ],
  };
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
 */
function unknownValues(
  known: Readonly<Record<KnownKind, KnownValues>>,
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
