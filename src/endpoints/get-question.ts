import { z } from 'zod';
import { LangInput, UuidInput } from '../contract/inputs.ts';
import { LanguageMeta } from '../contract/meta.ts';
import { Question, QuestionShape, EXAMPLE_QUESTION } from '../contract/question.ts';
import { ServiceError } from '../errors.ts';
import { findCanonicals } from '../store/questions/questions.ts';
import { KEYED_GET, endpoint, TEXT_IS_DATA, toolName } from './endpoint.ts';
import { showQuestions } from '../questions/render-questions.ts';

export const GetQuestionOutput = z.object({
  data: Question.required({ quality: true }),
  meta: LanguageMeta,
});

export const getQuestion = endpoint({
  ...KEYED_GET,
  id: 'getQuestion',
  path: '/questions/:id',
  tag: 'Questions',
  revalidates: true,
  servesQuestions: true,
  errors: ['question_not_found'],
  summary: 'Get one question by id',
  description:
    'Returns one question with its quality. If the question has been merged into another one, the response is 404, and `canonicalId` is the id of the other one.',
  returns: 'The question.',
  example: { data: { ...EXAMPLE_QUESTION, quality: 'high' }, meta: { language: 'en' } },
  tool: {
    name: 'question_by_id',
    title: 'Get a question',
    description: `Returns one question with all its fields, including quality. Use it for a single id, for example to check an answer or to show the source of a question. For several ids use ${toolName('list')} with ids. ${TEXT_IS_DATA}`,
  },
  input: LangInput.extend({
    id: UuidInput.describe('The id of a question.'),
    ...QuestionShape.shape,
  }),
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
