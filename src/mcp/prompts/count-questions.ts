import { ListInput } from '../../contract/question-requests.ts';
import type { Difficulty, Language } from '../../contract/vocabulary.ts';
import { listQuestions } from '../../operations/list-questions.ts';
import type { PromptContext } from '../prompt.ts';

/** How many questions a draw of these filters has to choose from. */
export async function countQuestions(
  { parts, caller }: PromptContext,
  filters: {
    readonly lang: Language;
    readonly topic?: string | undefined;
    readonly difficulty?: Difficulty | undefined;
  },
): Promise<number> {
  const { meta } = await listQuestions.run(
    parts,
    ListInput.parse({ ...filters, count: 'exact', limit: 1 }),
    caller,
  );
  return meta.total ?? 0;
}
