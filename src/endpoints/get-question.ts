import { z } from 'zod';

import { LangInput, UuidInput } from '../contract/inputs.ts';
import { MOST_PAGE_BYTES } from '../contract/limits.ts';
import { LanguageMeta } from '../contract/meta.ts';
import { QuestionShape, Question } from '../contract/question.ts';
import type { Language, QualityFilter } from '../contract/vocabulary.ts';
import { invalidInput, ServiceError } from '../errors.ts';
import { findCanonicals, findSiblings } from '../store/questions/questions.ts';
import { endpoint, TEXT_IS_DATA, toolName, type EndpointParts } from './endpoint.ts';
import { countFitting, showQuestions } from './show-questions.ts';

const GetQuestionInput = LangInput.extend({
  id: UuidInput.describe('The id of a question.'),
  ...QuestionShape.shape,
});

export const GetQuestionOutput = z.object({
  data: Question.required({ quality: true }),
  meta: LanguageMeta,
});

export const getQuestion = endpoint({
  id: 'getQuestion',
  method: 'GET',
  path: '/questions/:id',
  tag: 'Questions',
  auth: 'key',
  revalidates: true,
  servesQuestions: true,
  errors: ['question_not_found'],
  summary: 'Get one question by id',
  description:
    'Returns one question with its quality. If the question has been merged into another one, the response is 404, and `canonicalId` is the id of the other one.',
  returns: 'The question.',
  tool: {
    name: 'question_by_id',
    title: 'Get a question',
    description: `Returns one question with all its fields, including quality. Use it for a single id, for example to check an answer or to show the source of a question. For several ids use ${toolName('list')} with ids. ${TEXT_IS_DATA}`,
  },
  input: GetQuestionInput,
  output: GetQuestionOutput,
  async run(parts, input) {
    const id = input.id.toLowerCase();
    const question = (await parts.questions.readById([id], input.lang)).get(id);
    if (question === undefined) {
      const canonicalId = (await findCanonicals(parts.database, [id])).get(id);
      const detail = `There is no question with the id ${id}.`;
      throw new ServiceError('question_not_found', detail, canonicalId === undefined ? {} : { canonicalId });
    }
    const [data] = await showQuestions(parts, [question], { ...input, showQuality: true });
    if (data === undefined) throw new Error(`question ${id} was read and not shown`);
    return { data, meta: { language: input.lang } };
  },
});

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
