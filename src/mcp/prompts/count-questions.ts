import { ListInput } from '../../contract/question-requests.ts';
import type { Difficulty, Language } from '../../contract/vocabulary.ts';
import { listQuestions } from '../../operations/list-questions.ts';
import type { PromptContext } from '../prompt.ts';

/** The number of questions that match these filters. */
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
