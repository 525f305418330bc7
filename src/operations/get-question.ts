import { GetQuestionInput, GetQuestionOutput } from '../contract/question-requests.ts';
import { ServiceError } from '../errors.ts';
import { findCanonical, readQuestions } from '../store/questions/questions.ts';
import { defineOperation } from './operation.ts';
import { presentQuestions } from './present-questions.ts';

export const getQuestion = defineOperation({
  summary: 'Get one question by id',
  input: GetQuestionInput,
  output: GetQuestionOutput,
  async run(rooms, input) {
    const id = input.id.toLowerCase();
    const rows = await readQuestions(rooms.database, [id]);
    const [question] = await presentQuestions(rooms, rows, { language: input.lang, showQuality: true });
    if (question?.quality === undefined) {
      const canonicalId = await findCanonical(rooms.database, id);
      const detail = `No question with the id ${id} is served.`;
      throw new ServiceError('question_not_found', detail, canonicalId === undefined ? {} : { canonicalId });
    }
    return { data: { ...question, quality: question.quality }, meta: { language: input.lang } };
  },
});
