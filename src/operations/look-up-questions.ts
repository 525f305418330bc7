import type { Prepared } from '../contract/prepared-question.ts';
import { ListInput, type ListOutput } from '../contract/question-requests.ts';
import { MOST_PAGE_BYTES } from '../contract/limits.ts';
import { invalidInput, ServiceError } from '../errors.ts';
import { countFitting } from '../questions/fit-page.ts';
import { findSiblings } from '../store/questions/questions.ts';
import type { OperationParts } from './operation.ts';
import { showQuestions } from './show-questions.ts';

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

/** `quality=all` filters nothing, and shows the quality. */
const conflicts = (name: (typeof CONFLICTING)[number], input: ListInput): boolean =>
  input[name] !== undefined && !(name === 'quality' && input.quality === 'all');

function refuseFilters(input: ListInput): void {
  const errors = CONFLICTING.filter((name) => conflicts(name, input)).map((path) => ({
    path,
    message: 'cannot be combined with ids',
  }));
  if (errors.length === 0) return;
  const names = errors.map((error) => error.path).join(', ');
  throw new ServiceError('invalid_query_param', `With ids, leave out: ${names}.`, { errors });
}

/** Batch lookup: visible questions by id, in the requested order, or their translations into another language. */
export async function lookUpQuestions(
  parts: OperationParts,
  input: ListInput & { ids: string[] },
): Promise<Prepared<ListOutput>> {
  refuseFilters(input);
  const asked = [...new Set(input.ids.map((id) => id.toLowerCase()))];
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
