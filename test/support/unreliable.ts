import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';

/** Numbers in [0, 1) that depend only on the seed, so that a failed run can be repeated. */
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
 * An Elasticsearch client whose bulk requests are randomly late, lost, or applied without a response. For the sender
 * this is the same as a network failure, or a kill of the process at that point.
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
    // Rarely long, which lets other requests overtake, and mostly none, so that much gets done.
    await sleep(random() < 0.4 ? random() * 400 : 0);
    // Otherwise the request timeout would include the pause.
    const answer = await elasticsearch.bulk(request, { ...options, signal: AbortSignal.timeout(10_000) });
    if (fate > 0.85) throw new Error('applied without a response');
    return answer;
  };
  return Object.create(elasticsearch, { bulk: { value: bulk } }) as Client;
}

/** Removes the versions from bulk requests, so that the last write wins. Tests must detect this sabotage. */
export function dropVersions(request: Bulk[0]): void {
  for (const operation of (request as { operations: { index?: Record<string, unknown> }[] }).operations)
    if (operation.index !== undefined) {
      delete operation.index.version;
      delete operation.index.version_type;
    }
}
