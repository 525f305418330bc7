import type { GetTopicOutput } from '../../contract/subject-requests.ts';
import { TOPIC_SAMPLES } from '../../contract/limits.ts';
import { ListInput } from '../../contract/question-requests.ts';
import { listQuestions } from '../../operations/list-questions.ts';
import type { PromptContext } from '../prompt.ts';
import type { Pool, Subject } from './pools.ts';

type Samples = GetTopicOutput['samples'];

/** Sample questions of a topic that has none of the high tier in the language: the newest of a wider pool. */
export async function readSamples(
  { parts, caller }: PromptContext,
  subject: Subject,
  pool: Pool,
): Promise<Samples> {
  const input = ListInput.parse({ ...subject, ...pool, limit: TOPIC_SAMPLES, count: 'none' });
  const { data } = await listQuestions.run(parts, input, caller);
  return data.map((question) => {
    const { id, text, type, difficulty, language, attribution } = question.parse();
    return { id, text, type, difficulty, language, attribution };
  });
}
