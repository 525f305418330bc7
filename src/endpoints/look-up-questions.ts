import { LISTED_BY_DEFAULT, MOST_PAGE_BYTES } from '../contract/limits.ts';
import type { Prepared } from '../contract/question.ts';
import { DEFAULT_QUALITY } from '../contract/vocabulary.ts';
import { invalidInput, ServiceError } from '../errors.ts';
import { findSiblings } from '../store/questions/questions.ts';
import type { OperationParts } from './endpoint.ts';
import { ListInput, type ListOutput } from './question-requests.ts';
import { countFitting, showQuestions } from './show-questions.ts';

/**
 * The filters and what pages the list: they have no meaning when the questions are named one by one. Every parameter of
 * the list conflicts unless it is named here.
 */
const CONFLICTING = ListInput.keyof().exclude([
  'ids',
  'content_language',
  'lang',
  'count',
  'fields',
  'include',
]).options;

/**
 * The parameters that were given and do not apply. Generated clients send every default, so a default counts as absent.
 * `quality=all` filters nothing, and shows the quality; a limit that leaves no question out changes nothing.
 */
function conflictsOf(input: ListInput, asked: readonly string[]): (typeof CONFLICTING)[number][] {
  const { quality, limit, ...others } = input;
  const given: Partial<ListInput> = {
    ...others,
    quality: quality === DEFAULT_QUALITY || quality === 'all' ? undefined : quality,
    limit: limit === LISTED_BY_DEFAULT || (limit ?? 0) >= asked.length ? undefined : limit,
  };
  return CONFLICTING.filter((name) => given[name] !== undefined);
}

function refuseFilters(input: ListInput, asked: readonly string[]): void {
  const errors = conflictsOf(input, asked).map((path) => ({ path, message: 'cannot be combined with ids' }));
  if (errors.length === 0) return;
  const names = errors.map((error) => error.path).join(', ');
  throw new ServiceError('invalid_query_param', `With ids, leave out: ${names}.`, { errors });
}

/** Batch lookup: visible questions by id, in the requested order, or their translations into another language. */
export async function lookUpQuestions(
  parts: OperationParts,
  input: ListInput & { ids: string[] },
): Promise<Prepared<ListOutput>> {
  const asked = [...new Set(input.ids.map((id) => id.toLowerCase()))];
  refuseFilters(input, asked);
  const siblings =
    input.content_language === undefined
      ? undefined
      : await findSiblings(parts.database, asked, input.content_language);
  const wanted = siblings === undefined ? asked : asked.flatMap((id) => siblings.get(id) ?? []);
  const unique = [...new Set(wanted)];
  const questions = await parts.questions.readById(unique, input.lang);
  const found = unique.flatMap((id) => questions.get(id) ?? []);
  // Leaving some out would look as if they did not exist.
  const fitting = countFitting(found, input.lang);
  if (fitting < found.length)
    throw invalidInput(
      'ids',
      `names questions of more than ${MOST_PAGE_BYTES / 1_048_576} MB: request at most ${fitting} of them at once`,
    );
  const data = await showQuestions(parts, found, { ...input, showQuality: input.quality === 'all' });
  return {
    data,
    meta: {
      count: data.length,
      ...(input.count === 'exact' ? { total: data.length } : {}),
      ...(input.count === 'estimate' ? { totalEstimate: data.length } : {}),
      countMode: input.count,
      language: input.lang,
      ...(siblings === undefined
        ? {}
        : { missing: asked.filter((id) => !questions.has(siblings.get(id) ?? '')) }),
    },
    page: {},
  };
}
