import { DrawInput, DrawOutput } from '../contract/question-requests.ts';
import type { QuestionFilter } from '../search/query.ts';
import { readQuestions, type QuestionRow } from '../store/questions.ts';
import { filterQuestions } from './filter-questions.ts';
import { defineOperation, type Rooms } from './operation.ts';
import { presentQuestions } from './present-questions.ts';

const DEFAULT_AMOUNT = 10;

/**
 * Drawn beyond the amount in each round, to stand in for questions that were hidden since they were indexed. The first round is
 * nearly always enough; the others are for the moment after many were hidden at once.
 */
const RESERVES = [5, 50, 500];

/** Draws rows until there are enough or no more matches; what a round brought is not drawn again. */
async function drawRows(rooms: Rooms, filter: QuestionFilter, amount: number): Promise<QuestionRow[]> {
  const rows: QuestionRow[] = [];
  const drawn: string[] = [];
  for (const reserve of RESERVES) {
    const wanted = amount - rows.length + reserve;
    const excludedIds = [...filter.excludedIds, ...drawn];
    const ids = await rooms.search.draw({ ...filter, excludedIds }, wanted);
    rows.push(...(await readQuestions(rooms.database, ids)));
    if (rows.length >= amount || ids.length < wanted) break;
    drawn.push(...ids);
  }
  return rows.slice(0, amount);
}

export const drawQuestions = defineOperation({
  summary: 'Draw random questions',
  input: DrawInput,
  output: DrawOutput,
  async run(rooms, input) {
    const amount = input.amount ?? input.limit ?? DEFAULT_AMOUNT;
    const filter = await filterQuestions(rooms.topics, input);
    const excludedIds = (input.exclude ?? []).map((id) => id.toLowerCase());
    const rows = await drawRows(rooms, { ...filter, excludedIds }, amount);
    const data = await presentQuestions(rooms, rows, {
      language: input.lang,
      showQuality: input.quality === 'all',
    });
    return { data, meta: { count: data.length, language: input.lang } };
  },
});
