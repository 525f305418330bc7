import type { Warning } from '../contract/warning.ts';
import { ServiceError } from '../errors.ts';
import type { QuestionFilters, SearchFilter } from '../filters/search-filter.ts';
import { warningsOf } from '../filters/warnings.ts';
import type { OperationParts } from './endpoint.ts';

/**
 * The member `warnings` of `meta`, or no member: values of filters that do not exist.
 *
 * @param found - whether questions matched. A value that was added a moment ago may match before it is counted.
 */
export function warnAboutFilters(
  { discovery }: Pick<OperationParts, 'discovery'>,
  filters: Omit<QuestionFilters, 'quality'>,
  found: boolean,
): { readonly warnings?: Warning[] } {
  const view = discovery.latest();
  const warnings = view === undefined ? [] : warningsOf(view.known, filters, found);
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
