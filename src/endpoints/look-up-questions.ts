import { MOST_PAGE_BYTES } from '../contract/limits.ts';
import { QuestionShape } from '../contract/question.ts';
import type { Language, QualityFilter } from '../contract/vocabulary.ts';
import { invalidInput } from '../errors.ts';
import { findSiblings } from '../store/questions/questions.ts';
import { type EndpointParts } from './endpoint.ts';
import { countFitting, showQuestions } from '../questions/render-questions.ts';

/** Batch lookup: visible questions by id, in the requested order, or their translations into another language. */
export async function lookUpQuestions(parts: EndpointParts, input: LookUp) {
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

/** The parameters of a list that apply to a lookup. */
interface LookUp extends QuestionShape {
  readonly ids: readonly string[];
  readonly lang: Language;
  readonly content_language?: Language | undefined;
  readonly quality?: QualityFilter | undefined;
  readonly count: 'estimate' | 'exact' | 'none';
}
