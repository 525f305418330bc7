import { DRAWN_BY_DEFAULT } from '../contract/limits.ts';
import { DrawInput, DrawOutput } from '../contract/question-requests.ts';
import { drawRows } from './draw-rows.ts';
import { filterQuestions } from './filter-questions.ts';
import { defineOperation } from './operation.ts';
import { presentQuestions } from './present-questions.ts';

export const drawQuestions = defineOperation({
  summary: 'Draw random questions',
  input: DrawInput,
  output: DrawOutput,
  async run(parts, input) {
    const amount = input.amount ?? input.limit ?? DRAWN_BY_DEFAULT;
    const filter = await filterQuestions(parts.topics, input);
    const excludedIds = (input.exclude ?? []).map((id) => id.toLowerCase());
    const rows = await drawRows(parts, { ...filter, excludedIds }, amount);
    const data = await presentQuestions(parts, rows, {
      language: input.lang,
      showQuality: input.quality === 'all',
    });
    return { data, meta: { count: data.length, language: input.lang } };
  },
});
