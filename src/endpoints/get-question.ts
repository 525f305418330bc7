import { GetQuestionInput, GetQuestionOutput } from './question-requests.ts';
import { ServiceError } from '../errors.ts';
import { findCanonicals } from '../store/questions/questions.ts';
import { defineOperation } from './endpoint.ts';
import { showQuestions } from './show-questions.ts';

export const getQuestion = defineOperation({
  summary: 'Get one question by id',
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
