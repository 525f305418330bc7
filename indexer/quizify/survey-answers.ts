import type { Draft } from '../sources/adapter.ts';
import type { Survey } from './survey.ts';

/**
 * Looks at all drafts of one source, before the rules. `drafts` is called twice and has to yield the same each time, in any order.
 */
export async function surveyAnswers(drafts: () => AsyncIterable<Draft>): Promise<Survey> {
  let read = 0;
  for await (const _draft of drafts()) read += 1;
  return { pools: new Map(), repeats: new Map(), read } as Survey;
}
