import { setImmediate as turn } from 'node:timers/promises';
import { createDraws, type Draws } from '../../../src/draws/draws.ts';
import type { DrawRequest } from '../../../src/draws/draw-plainly.ts';
import { shuffle } from '../../../src/search/random-order.ts';
import type { StoredQuestion } from '../../../src/questions/render-questions.ts';
import type { SearchFilter } from '../../../src/filters/search-filter.ts';
import { SOME_FIELDS, SOME_FILTER } from './some-values.ts';

export const idOf = (seq: number): string => `question-${seq}`;

const stored = (seq: number): StoredQuestion => ({
  id: idOf(seq),
  seq,
  rev: 1,
  quality: 'high',
  updatedAt: 0,
  fields: SOME_FIELDS,
  json: { en: '{}' },
});

/** Chooses `amount` of the numbers below `matches`. */
type Choose = (amount: number, matches: number) => readonly number[];

export const chooseFairly: Choose = (amount, matches) => {
  const seqs = Array.from({ length: matches }, (_, seq) => seq);
  shuffle(seqs);
  return seqs.slice(0, amount);
};

interface Search {
  readonly filter: SearchFilter;
  readonly amount: number;
  readonly seqs: readonly number[];
}

/** Draws from a search engine in memory whose questions are the numbers below `matches`. */
export interface DrawParts {
  readonly draws: Draws;
  readonly searches: Search[];
  /** Milliseconds. */
  time: number;
  /** The number of matches of every filter. */
  matches: number;
  /** What a search waits for, or how it fails. */
  before: (filter: SearchFilter) => Promise<void>;
  /** The questions drawn, by number. */
  readonly draw: (request?: Partial<DrawRequest>) => Promise<number[]>;
  /** Draws until the filter has a fill. */
  readonly warmUp: (request?: Partial<DrawRequest>) => Promise<void>;
}

export function drawParts(matches: number, choose: Choose = chooseFairly): DrawParts {
  const searches: Search[] = [];
  const search = async (filter: SearchFilter, amount: number) => {
    await parts.before(filter);
    const excluded = new Set([...(filter.excludedIds ?? []), ...(filter.excludedSeqs ?? []).map(idOf)]);
    const seqs = choose(amount + excluded.size, parts.matches)
      .filter((seq) => !excluded.has(idOf(seq)))
      .slice(0, amount);
    searches.push({ filter, amount, seqs });
    return { seqs, matches: parts.matches - excluded.size };
  };
  const draws = createDraws({
    search: { draw: search, sample: search },
    store: {
      readFound: ({ seqs }, indices) => Promise.resolve(indices.map((index) => stored(seqs[index] ?? -1))),
      readBySeq: (seqs) => Promise.resolve(new Map(seqs.map((seq) => [seq, stored(seq)]))),
    },
    now: () => parts.time,
  });
  const parts: DrawParts = {
    draws,
    searches,
    time: 0,
    matches,
    before: () => Promise.resolve(),
    async draw(request) {
      const drawn = await draws.draw({
        filter: SOME_FILTER,
        key: 'some filter',
        amount: 10,
        exclude: new Set(),
        account: 'ada',
        language: 'en',
        ...request,
      });
      return drawn.questions.map(({ seq }) => seq);
    },
    async warmUp(request) {
      await parts.draw(request);
      // The second search within seconds shows that a fill is worth its cost.
      await parts.draw(request);
      await turn();
    },
  };
  return parts;
}

/** The same, with a fill for the filter. */
export async function warmParts(matches: number): Promise<DrawParts> {
  const parts = drawParts(matches);
  await parts.warmUp();
  return parts;
}
