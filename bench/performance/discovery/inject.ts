import type { HelperProcess } from '../helper-process.ts';
import { DiscoveryAnswer } from './discovery-plan.ts';

/** Requests paths in the process of the API. @returns milliseconds of each */
export async function inject(
  helper: HelperProcess,
  paths: readonly string[],
  key: string,
): Promise<number[]> {
  const answer = DiscoveryAnswer.parse(await helper.ask({ paths, key }));
  if ('error' in answer) throw new Error(answer.error);
  return answer.times;
}
