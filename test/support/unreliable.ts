import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';

/** Numbers in [0, 1) that depend on the seed alone: a run that failed can be repeated. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Bulk = Parameters<Client['bulk']>;

/**
 * An Elasticsearch client whose bulk requests are late, lost, or applied without an answer, as the numbers fall: to whoever
 * sends them it makes no difference whether the network did that or their process was killed there.
 */
export function unreliable(
  elasticsearch: Client,
  random: () => number,
  change: (request: Bulk[0]) => void = () => undefined,
): Client {
  const bulk = async (...[request, options]: Bulk): Promise<unknown> => {
    change(request);
    const fate = random();
    if (fate < 0.15) throw new Error('lost');
    // Seldom long, since a pause is what lets the others overtake, and mostly none, so that much is done.
    await sleep(random() < 0.4 ? random() * 400 : 0);
    // The time limit of the request would otherwise count the pause too.
    const answer = await elasticsearch.bulk(request, { ...options, signal: AbortSignal.timeout(10_000) });
    if (fate > 0.85) throw new Error('applied, but nobody was told');
    return answer;
  };
  return Object.create(elasticsearch, { bulk: { value: bulk } }) as Client;
}

/** Takes the versions out of a bulk request, so that the last write wins: the sabotage that tests must notice. */
export function dropVersions(request: Bulk[0]): void {
  for (const operation of (request as { operations: { index?: Record<string, unknown> }[] }).operations)
    if (operation.index !== undefined) {
      delete operation.index.version;
      delete operation.index.version_type;
    }
}
