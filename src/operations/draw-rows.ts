import type { SearchFilter } from '../search/query.ts';
import { readQuestions, type QuestionRow } from '../store/questions/questions.ts';
import type { OperationParts } from './operation.ts';

/**
 * Extra ids per round that replace questions hidden since they were indexed. The first round is nearly always enough;
 * more are needed just after many questions were hidden at once.
 */
const RESERVES = [5, 50, 500];

/** Draws rows until there are enough or nothing more matches. Each round excludes the ids of the rounds before. */
export async function drawRows(
  parts: Pick<OperationParts, 'search' | 'database'>,
  filter: SearchFilter,
  amount: number,
): Promise<QuestionRow[]> {
  const rows: QuestionRow[] = [];
  const drawn: string[] = [];
  for (const reserve of RESERVES) {
    const wanted = amount - rows.length + reserve;
    const excludedIds = [...filter.excludedIds, ...drawn];
    const ids = await parts.search.draw({ ...filter, excludedIds }, wanted);
    rows.push(...(await readQuestions(parts.database, ids)));
    if (rows.length >= amount || ids.length < wanted) break;
    drawn.push(...ids);
  }
  return rows.slice(0, amount);
}
