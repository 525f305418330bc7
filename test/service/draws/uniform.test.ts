import type { estypes } from '@elastic/elasticsearch';
import { describe, expect, test } from 'vitest';

import { shuffle } from '../../../src/search/random-order.ts';
import { questionsAlias, runSearch } from '../../../src/search/run-search.ts';
import { drawSeqs, sampleSeqs } from '../../../src/search/draw-seqs.ts';
import { questions } from '../../support/data/a-question.ts';
import { anApi, type Api, type DrawResponse } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { rewriting } from '../../support/faulty-engines.ts';
import { load } from '../../support/load.ts';
import { sized } from '../../support/sized.ts';
import { FAR, meetings, overlap, overlapExcess, unevenness } from '../../support/data/statistics.ts';
import { until } from '../../support/until.ts';
import { SOME_FILTER } from '../../support/data/some-values.ts';

/** Milliseconds for thousands of draws on a busy machine. */
const TIMEOUT = 240_000;

/** Questions of a filter that is so narrow that each of its draws is a search. */
const FEW = 60;
/** Each load becomes a segment of the index. Others are between them, as in a real catalogue. */
const SEGMENTS = 4;
const IN_SEGMENT = 1_000;
const MANY = SEGMENTS * IN_SEGMENT;

const engines = await ownEngines();
const api = await anApi(engines, { checkAnswers: false });
const few = await load(engines, questions(FEW, { tags: ['few'] }));
for (let segment = 0; segment < SEGMENTS; segment += 1)
  await load(engines, [...questions(IN_SEGMENT, { tags: ['many'] }), ...questions(200)]);
const { rows: many } = await engines.pool.query<{ id: string; seq: number }>(
  `select id, seq::float8 as seq from questions where tags @> '{many}' order by seq`,
);

/** Finds questions by `seq` or by id. Returns their numbers, from 0. */
function numbered(rows: readonly { readonly id: string; readonly seq?: number }[]) {
  const places = new Map<number | string, number>();
  for (const [place, { id, seq }] of rows.entries()) places.set(id, place).set(seq ?? id, place);
  return (names: readonly (number | string)[]): number[] =>
    names.map((name) => {
      const place = places.get(name);
      if (place === undefined) throw new Error(`${name} does not match`);
      return place;
    });
}
const amongFew = numbered(few.map((id) => ({ id })));
const amongMany = numbered(many);

describe('draws from a narrow filter', { timeout: TIMEOUT }, () => {
  const AMOUNT = 5;
  /** The results of many draws, of which some are in flight at a time: by default, what two cores can keep busy. */
  async function drawn(
    query: Record<string, string>,
    { calls, abreast = 20 }: { calls: number; abreast?: number },
  ): Promise<number[][]> {
    const { app, key } = api;
    const url = `/api/v1/questions/random?${new URLSearchParams({ tags: 'few', ...query }).toString()}`;
    const draws: number[][] = [];
    let begun = 0;
    const work = async (): Promise<void> => {
      while (begun < calls) {
        begun += 1;
        // A busy engine responds with an error and draws nothing: a client retries.
        const response = await until('a draw is served', async () => {
          const answer = await app.inject({ url, headers: { 'x-api-key': key } });
          return answer.statusCode !== 503 && answer;
        });
        draws.push(amongFew(response.json<DrawResponse>().data.map(({ id }) => id)));
      }
    };
    await Promise.all(Array.from({ length: abreast }, work));
    return draws;
  }

  test('draws are uniform over questions and over pairs of questions', async () => {
    const draws = await drawn({ amount: String(AMOUNT) }, { calls: sized({ short: 1_000, long: 3_000 }) });
    for (const draw of draws) expect(new Set(draw).size).toBe(AMOUNT);
    expect(unevenness(draws, FEW)).toBeLessThan(FAR);
    expect(meetings(draws, FEW)).toBeLessThan(FAR);
  });

  test('draws with excluded questions are uniform over the others', async () => {
    const others = 20;
    const exclude = few.slice(others).join();
    const draws = await drawn({ amount: String(AMOUNT), exclude }, { calls: 500 });
    for (const draw of draws) expect(new Set(draw).size).toBe(AMOUNT);
    expect(Math.max(...draws.flat())).toBeLessThan(others);
    expect(unevenness(draws, others)).toBeLessThan(FAR);
    expect(meetings(draws, others)).toBeLessThan(FAR);
  });

  test('simultaneous draws differ', async () => {
    const draws = await drawn({ amount: '10' }, { calls: 400, abreast: 200 });
    expect(new Set(draws.map((draw) => draw.join())).size).toBeGreaterThan(396);
  });
});

describe('bulk draws from an index with several segments', { timeout: TIMEOUT }, () => {
  /** Questions in one bulk draw. */
  const AMOUNT = 128;
  const BULK_DRAWS = sized({ short: 200, long: 1_000 });

  const alias = questionsAlias(engines.indexPrefix);
  const filter = { ...SOME_FILTER, tags: ['many'] };
  const search = (body: estypes.SearchRequest) => runSearch({ client: engines.elasticsearch, alias }, body);
  const scored = async (): Promise<readonly number[]> => (await drawSeqs(search, filter, AMOUNT)).seqs;
  /** Half as many again, so that none has too few. */
  const sampled = async (): Promise<readonly number[]> =>
    (await sampleSeqs(search, filter, 1.5 * AMOUNT, MANY))?.seqs ?? [];

  test.each([
    ['searches by score', scored],
    ['samples', sampled],
  ])('%s are uniform over questions and pairs', async (_name, draw) => {
    const draws: number[][] = [];
    while (draws.length < BULK_DRAWS)
      for (const seqs of await Promise.all(Array.from({ length: 4 }, draw))) {
        const places = amongMany(seqs);
        expect(new Set(places).size).toBe(places.length);
        // Samples differ in size, and come sorted.
        shuffle(places);
        if (places.length >= AMOUNT) draws.push(places.slice(0, AMOUNT));
      }
    expect(unevenness(draws, MANY)).toBeLessThan(FAR);
    expect(meetings(draws, MANY)).toBeLessThan(FAR);
  });

  test('a sample has about as many questions as requested, and estimates the matches', async () => {
    const sample = await sampleSeqs(search, filter, 200, MANY);
    expect(Math.abs((sample?.seqs.length ?? 0) - 200)).toBeLessThan(8 * Math.sqrt(200));
    expect(Math.abs((sample?.matches ?? 0) - MANY)).toBeLessThan((8 * MANY) / Math.sqrt(200));
  });

  test.each([
    ['so many that a search by score costs less', 2_000, MANY],
    ['far fewer than the last count', 200, 100 * MANY],
  ])('no sample is taken of %s', async (_name, amount, matches) => {
    expect(await sampleSeqs(search, filter, amount, matches)).toBeUndefined();
  });
});

describe('draws from a broad filter', { timeout: TIMEOUT }, () => {
  let searches = 0;
  const counting = rewriting(engines.elasticsearch, (body) => {
    searches += 1;
    return body;
  });

  const draw = async (from: Api, query: Record<string, string | number>): Promise<number[]> =>
    amongMany((await from.draw({ tags: 'many', ...query })).data.map(({ id }) => id));

  /** An account of which the next draws need no search. */
  async function warmedUp(): Promise<Api> {
    const account = await anApi(engines, { clients: { elasticsearch: counting } });
    await until('draws need no search', async () => {
      const before = searches;
      await draw(account, {});
      return searches === before;
    });
    return account;
  }

  test('are uniform over questions and pairs, and overlap less than by chance', async () => {
    const account = await warmedUp();
    const draws: number[][] = [];
    while (draws.length < sized({ short: 500, long: 20_000 })) draws.push(await draw(account, {}));
    expect(unevenness(draws, MANY)).toBeLessThan(FAR);
    expect(meetings(draws, MANY)).toBeLessThan(FAR);
    const overlaps = draws.slice(1).map((drawn, index) => overlap(drawn, draws[index] ?? []));
    expect(overlapExcess(overlaps, 10, MANY)).toBeLessThan(FAR);
  });

  test('32 simultaneous requests of an account have no question in common', async () => {
    const account = await warmedUp();
    const answers = await Promise.all(Array.from({ length: 32 }, () => draw(account, { amount: 3 })));
    expect(new Set(answers.flat()).size).toBe(32 * 3);
  });

  test('never have one of 250 excluded questions', async () => {
    const account = await warmedUp();
    const exclude = many.slice(0, 250).map(({ id }) => id);
    for (let round = 0; round < 20; round += 1) {
      const drawn = await draw(account, { exclude: exclude.join(), amount: 50 });
      expect(new Set(drawn).size).toBe(50);
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(250);
    }
  });
});
