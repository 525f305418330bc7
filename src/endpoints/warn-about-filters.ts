import { MOST_WARNINGS } from '../contract/limits.ts';
import { splitWords } from '../contract/split-words.ts';
import type { QuestionFilters, SearchFilter } from '../filters/search-filter.ts';
import type { Warning } from '../contract/warning.ts';
import type { KnownFilters } from '../discovery/known-values.ts';
import type { View } from '../discovery/view.ts';
import { ServiceError } from '../errors.ts';
import type { OperationParts } from './endpoint.ts';

interface Checked {
  readonly kind: keyof KnownFilters;
  /** Whether every returned question has all values of the filter, so that a result proves that they exist. */
  readonly isRequired: boolean;
}

/** The filters whose values are checked, besides `q`. All others accept known values only. */
const CHECKED = {
  tags: { kind: 'tag', isRequired: true },
  tags_any: { kind: 'tag', isRequired: false },
  topic: { kind: 'topic', isRequired: true },
  topics_any: { kind: 'topic', isRequired: false },
  subcategory: { kind: 'subcategory', isRequired: true },
  regions: { kind: 'region', isRequired: true },
  license: { kind: 'license', isRequired: true },
} as const satisfies Partial<Record<keyof QuestionFilters, Checked>>;

type CheckedName = keyof typeof CHECKED;
const NAMES = Object.keys(CHECKED) as CheckedName[];

/** A result proves that their values exist, and that a search has words. */
const REQUIRED: ReadonlySet<string> = new Set(['q', ...NAMES.filter((name) => CHECKED[name].isRequired)]);

const NOUNS: Readonly<Record<Checked['kind'], string>> = {
  tag: 'tag',
  topic: 'topic',
  subcategory: 'subcategory',
  region: 'region',
  license: 'licence',
};

function warningOf(known: KnownFilters, parameter: CheckedName, value: string): Warning {
  const { kind } = CHECKED[parameter];
  const suggestion = known[kind].nearest(value) ?? null;
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

/** The first values that find nothing. The number is bounded, because finding the nearest value is not free. */
function check(known: KnownFilters, filters: NamedFilters): readonly Warning[] {
  const { q } = filters;
  const warnings = q === undefined || splitWords(q).length > 0 ? [] : [withoutWords(q)];
  for (const parameter of NAMES) {
    const given = filters[parameter] ?? [];
    for (const value of new Set(typeof given === 'string' ? [given] : given)) {
      if (known[CHECKED[parameter].kind].has(value)) continue;
      warnings.push(warningOf(known, parameter, value));
      if (warnings.length === MOST_WARNINGS) return warnings;
    }
  }
  return warnings;
}

/** Lists parse without a default for `quality`, which names nothing. */
type NamedFilters = Omit<QuestionFilters, 'quality'>;

interface Judged {
  /** The counts that were looked at. Others may have other values. */
  readonly view: View;
  readonly warnings: readonly Warning[];
}

/** By input: the transports parse equal requests once and pass the same input again. */
const judged = new WeakMap<NamedFilters, Judged>();

/**
 * The member `warnings` of `meta`, or no member: values of filters that do not exist.
 *
 * @param found - whether questions matched. A value that was added a moment ago may match before it is counted.
 */
export function warnAboutFilters(
  { discovery }: Pick<OperationParts, 'discovery'>,
  filters: NamedFilters,
  found: boolean,
): { readonly warnings?: Warning[] } {
  const view = discovery.latest();
  if (view === undefined) return {};
  let known = judged.get(filters);
  if (known?.view !== view) {
    known = { view, warnings: check(view.known, filters) };
    judged.set(filters, known);
  }
  if (known.warnings.length === 0) return {};
  const warnings = known.warnings.filter(({ parameter }) => !found || !REQUIRED.has(parameter));
  return warnings.length === 0 ? {} : { warnings };
}

/**
 * The same for a search that found fewer questions than requested: the default tier may have left out the one that was
 * looked for.
 *
 * @param found - all questions that match
 */
export async function warnAboutTier(
  { search }: Pick<OperationParts, 'search'>,
  filter: SearchFilter,
  found: number,
): Promise<{ readonly warnings?: Warning[] }> {
  if (filter.q === undefined || filter.quality !== 'high') return {};
  const more = await search.count({ ...filter, quality: 'standard' }).then(
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
