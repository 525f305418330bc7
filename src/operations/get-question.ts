import { GetQuestionInput, GetQuestionOutput } from '../contract/question-requests.ts';
import { ServiceError } from '../errors.ts';
import { findCanonical, readQuestions } from '../store/questions/questions.ts';
import { defineOperation } from './operation.ts';
import { presentQuestions } from './present-questions.ts';

export const getQuestion = defineOperation({
  summary: 'Get one question by id',
  input: GetQuestionInput,
  output: GetQuestionOutput,
  async run(parts, input) {
    const id = input.id.toLowerCase();
    const rows = await readQuestions(parts.database, [id]);
    const [question] = await presentQuestions(parts, rows, { language: input.lang, showQuality: true });
    if (question?.quality === undefined) {
      const canonicalId = await findCanonical(parts.database, id);
      const detail = `There is no question with the id ${id}.`;
      throw new ServiceError('question_not_found', detail, canonicalId === undefined ? {} : { canonicalId });
    }
    return { data: { ...question, quality: question.quality }, meta: { language: input.lang } };
  },
});
