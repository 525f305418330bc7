import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { describe, expect, test } from 'vitest';

import { anApi, type Api, type DrawResponse } from '../support/api.ts';
import { questions } from '../support/a-question.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { sized } from '../support/sized.ts';

const MATCHES = 60;
const DRAWS = sized({ short: 1_500, long: 3_000 });
const AMOUNT = 5;
/** Requests in flight: what two cores can keep busy. */
const CONCURRENCY = 20;
/** Milliseconds for thousands of draws on a busy machine. */
const TIMEOUT = 240_000;

/** The point of the normal distribution that a value exceeds with probability 0.0001. */
const ONE_IN_TEN_THOUSAND = 3.719;

const engines = await ownEngines();
const api = await anApi(engines, { checkAnswers: false });
await load(engines, questions(200));
const matches = await load(engines, questions(MATCHES, { tags: ['even'] }));

/** Makes concurrent calls and returns the drawn ids. */
async function drawn(
  from: Api,
  query: Record<string, string>,
  calls: number,
  abreast = CONCURRENCY,
): Promise<string[][]> {
  const answers: string[][] = [];
  let begun = 0;
  const work = async (): Promise<void> => {
    while (begun < calls) {
      begun += 1;
      const url = `/api/v1/questions/random?${new URLSearchParams(query).toString()}`;
      let response = await from.app.inject({ url, headers: { 'x-api-key': from.key } });
      // A busy engine responds with an error and draws nothing: a client retries.
      while (response.statusCode === 503) {
        await sleep(200);
        response = await from.app.inject({ url, headers: { 'x-api-key': from.key } });
      }
      answers.push(response.json<DrawResponse>().data.map((question) => question.id));
    }
  };
  await Promise.all(Array.from({ length: abreast }, work));
  return answers;
}

function countsOf(keys: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Sum of the squared deviations from an even spread over `cells`, each in units of the expected count. */
function deviation(keys: readonly string[], cells: number): number {
  const expected = keys.length / cells;
  const counts = [...countsOf(keys).values()];
  const never = (cells - counts.length) * expected;
  return never + counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * Whether single questions are drawn evenly. In draws without replacement the deviation follows the chi-square
 * distribution with MATCHES - 1 degrees after this scaling; the critical value is by the approximation of Wilson and
 * Hilferty.
 */
function isEven(draws: readonly string[][]): boolean {
  const degrees = MATCHES - 1;
  const spread = 2 / (9 * degrees);
  const critical = degrees * (1 - spread + ONE_IN_TEN_THOUSAND * Math.sqrt(spread)) ** 3;
  return (deviation(draws.flat(), MATCHES) * degrees) / (MATCHES - AMOUNT) < critical;
}

/**
 * Whether pairs are drawn together evenly. The deviation over all pairs has the mean `pairs` less the chance of one,
 * and a standard deviation of 67 here, and the bound allows six of them.
 */
function hasEvenPairs(draws: readonly string[][]): boolean {
  const pairs = (MATCHES * (MATCHES - 1)) / 2;
  const together = draws.flatMap((ids) =>
    ids.flatMap((id, index) => ids.slice(index + 1).map((other) => [id, other].sort().join())),
  );
  return deviation(together, pairs) < pairs - (AMOUNT * (AMOUNT - 1)) / 2 / pairs + 6 * 67;
}

/** The client with every random seed replaced, like a forgotten or poor seed. */
function reseeded(seed: () => number): Client {
  const search = (body: object, options: object): unknown =>
    engines.elasticsearch.search(
      JSON.parse(JSON.stringify(body).replaceAll(/"seed":\d+/g, `"seed":${seed()}`)) as object,
      options,
    );
  return { search } as unknown as Client;
}

describe('random draws', { timeout: TIMEOUT }, () => {
  // A good draw fails a statistic once in ten thousand runs; two samples in a row, once in a hundred million.
  test('draws are uniform over questions and over pairs of questions', { retry: 1 }, async () => {
    const draws = await drawn(api, { tags: 'even', amount: String(AMOUNT) }, DRAWS);
    for (const ids of draws) expect(new Set(ids).size).toBe(AMOUNT);
    expect(new Set(draws.flat())).toEqual(new Set(matches));
    expect(isEven(draws), 'single questions come evenly').toBe(true);
    expect(hasEvenPairs(draws), 'pairs come evenly').toBe(true);
  });

  test('draws with excluded questions are uniform over the others', { retry: 1 }, async () => {
    const excluded = matches.slice(0, 40);
    const draws = await drawn(api, { tags: 'even', amount: String(AMOUNT), exclude: excluded.join() }, 500);
    const counts = countsOf(draws.flat());
    expect([...counts.keys()].sort()).toEqual(matches.slice(40).sort());
    // 125 times each, with a standard deviation of 9.7: five of them are never seen.
    for (const count of counts.values()) expect(Math.abs(count - 125)).toBeLessThan(5 * 9.7);
  });

  test('simultaneous draws differ', { retry: 1 }, async () => {
    const draws = await drawn(api, { amount: '10' }, 1_000, 200);
    expect(new Set(draws.map((ids) => ids.join())).size).toBeGreaterThan(990);
  });
});

describe('the statistics of draws', () => {
  test('the statistics detect a constant seed', async () => {
    const fixed = await anApi(engines, {
      checkAnswers: false,
      clients: { elasticsearch: reseeded(() => 42) },
    });
    const draws = await drawn(fixed, { tags: 'even', amount: String(AMOUNT) }, 300, 1);
    expect(isEven(draws)).toBe(false);
    expect(hasEvenPairs(draws)).toBe(false);
    expect(new Set(draws.map((ids) => ids.join())).size).toBe(1);
  });

  test('the statistics detect a seed with few values', async () => {
    let turn = 0;
    const poor = await anApi(engines, {
      checkAnswers: false,
      clients: { elasticsearch: reseeded(() => (turn += 1) % 64) },
    });
    const draws = await drawn(poor, { tags: 'even', amount: String(AMOUNT) }, 640, 1);
    expect(isEven(draws)).toBe(false);
    expect(hasEvenPairs(draws)).toBe(false);
  });

  test('the statistics detect windows on a stored order, which are uniform only over single questions', () => {
    const draws = Array.from({ length: DRAWS }, (_, start) =>
      Array.from({ length: AMOUNT }, (_other, step) => matches[(start + step) % MATCHES] ?? ''),
    );
    expect(isEven(draws)).toBe(true);
    expect(hasEvenPairs(draws)).toBe(false);
  });
});
