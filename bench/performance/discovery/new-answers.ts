import type { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';

import { termsOf, type TopicTerm } from '../../../src/discovery/listing.ts';
import { type TallyRequest, tallyQuestions } from '../../../src/search/tally.ts';
import { readTaxonomyNames } from '../../../src/store/taxonomy/taxonomy-names.ts';
import type { Bench } from '../bench.ts';
import { spreadOf } from '../compare-sides.ts';
import type { HelperProcess } from '../helper-process.ts';
import { median } from '../quantile.ts';
import type { Result } from '../row.ts';
import { inject } from './inject.ts';
import { countAllStraight, countTopicStraight } from './straight-counts.ts';

/** Topics of one round. */
const TOPICS = 8;
/** Other topics that warm up both sides, so that compiling the code is not measured. */
const WARM_UP = 100;

const text = (values: readonly number[]): string => `p50 ${median(values).toFixed(2)} ms`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The result of two lists of times, one pair of medians for each round. */
function coldResult(what: string, ours: readonly number[][], theirs: readonly number[][]): Result {
  const ratios = ours.map((times, round) => median(times) / median(theirs[round] ?? []));
  return {
    what,
    opponent: 'the same aggregations straight to Elasticsearch',
    figures: text(ours.flat()),
    opponentFigures: text(theirs.flat()),
    ratio: spreadOf(ratios),
    unit: '×',
    target: { bound: 1.5, is: 'at most' },
    details: { ours, theirs },
  };
}

/** Topic pages that this process has never shown. Every topic is requested once on each side, in alternating order. */
export async function measureNewTopics(
  bench: Bench,
  helper: HelperProcess,
  key: string,
  elasticsearch: Client,
  topics: readonly TopicTerm[],
): Promise<Result> {
  const [ours, theirs]: [number[][], number[][]] = [[], []];
  const api = async ({ slug }: TopicTerm): Promise<number> =>
    (await inject(helper, [`/api/v1/topics/${slug}`], key))[0] ?? Number.NaN;
  const straight = ({ members }: TopicTerm): Promise<number> =>
    timed(() => countTopicStraight(elasticsearch, bench.alias('large'), members));
  const measured = bench.effort.rounds * TOPICS;
  for (const topic of topics.slice(measured, measured + WARM_UP)) {
    await api(topic);
    await straight(topic);
  }
  for (let round = 0; round < bench.effort.rounds; round += 1) {
    const [our, their]: [number[], number[]] = [[], []];
    for (const [index, topic] of topics.slice(round * TOPICS, (round + 1) * TOPICS).entries()) {
      if (index % 2 === 0) our.push(await api(topic));
      their.push(await straight(topic));
      if (index % 2 === 1) our.push(await api(topic));
    }
    if (our.length === 0) break;
    ours.push(our);
    theirs.push(their);
  }
  return coldResult('topic page with facets, the first time', ours, theirs);
}

async function requestOf(postgres: Pool): Promise<TallyRequest> {
  const terms = await termsOf(await readTaxonomyNames(postgres));
  return {
    topics: [...terms.topics.values()],
    tags: terms.tags.size,
    subcategories: terms.subcategories.size,
  };
}

/** Counting for statistics and lists of tags, which happens in the background after changes. */
export async function measureCounts(
  bench: Bench,
  what: string,
  { postgres, elasticsearch, alias }: { postgres: Pool; elasticsearch: Client; alias: string },
): Promise<Result> {
  const request = await requestOf(postgres);
  const [ours, theirs]: [number[][], number[][]] = [[], []];
  for (let round = 0; round < bench.effort.rounds; round += 1) {
    // The engine remembers aggregations until the index changes.
    await elasticsearch.indices.clearCache({ index: alias, request: true });
    const api = (): Promise<number> => timed(() => tallyQuestions({ client: elasticsearch, alias }, request));
    const straight = (): Promise<number> => timed(() => countAllStraight(elasticsearch, alias, request));
    if (round % 2 === 0) ours.push([await api()]);
    theirs.push([await straight()]);
    if (round % 2 === 1) ours.push([await api()]);
  }
  return coldResult(what, ours, theirs);
}
