import { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';

import { createKey } from '../../../src/access/api-keys.ts';
import { termsOf, type TopicTerm } from '../../../src/discovery/term.ts';
import { tallyQuestions, type TallyRequest } from '../../../src/search/tally.ts';
import { readTaxonomyNames } from '../../../src/store/taxonomy/taxonomy-names.ts';
import { createLargeCatalogue, type LargeCatalogue } from '../../discovery/catalogue.ts';
import type { Bench } from '../bench.ts';
import { spreadOf } from '../compare-sides.ts';
import { DiscoveryAnswer } from '../discovery/discovery-plan.ts';
import { countAllStraight, countTopicStraight } from '../discovery/straight-counts.ts';
import { startHelper, type HelperProcess } from '../helper-process.ts';
import { median, quantile } from '../quantile.ts';
import type { Result, Row } from '../row.ts';

/** Requests of one round. */
const REPEATS = 100;
/** Topics of one round. */
const TOPICS = 8;
/** Texts that tags contain: frequent ones and single letters. */
const TEXTS = ['kra', 'sto', 'mi', 'ple', 'a', 'z', 'br', 'an'];

const text = (values: readonly number[]): string => `p50 ${median(values).toFixed(2)} ms`;

async function inject(helper: HelperProcess, paths: readonly string[], key: string): Promise<number[]> {
  const answer = DiscoveryAnswer.parse(await helper.ask({ paths, key }));
  if ('error' in answer) throw new Error(answer.error);
  return answer.times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The p95 of requests whose answers are already known. */
async function cachedResult(
  bench: Bench,
  helper: HelperProcess,
  key: string,
  [what, paths]: readonly [string, readonly string[]],
): Promise<Result> {
  const requests = Array.from({ length: REPEATS }, (_, index) => paths[index % paths.length] ?? '');
  await inject(helper, requests, key);
  const rounds: number[] = [];
  for (let round = 0; round < bench.effort.rounds; round += 1) {
    const times = await inject(helper, requests, key);
    rounds.push(
      quantile(
        times.toSorted((a, b) => a - b),
        0.95,
      ),
    );
  }
  const ratio = spreadOf(rounds);
  return {
    what: `${what}, repeated, p95 in process`,
    opponent: 'none',
    figures: `p95 ${ratio.median.toFixed(2)} ms`,
    opponentFigures: '',
    ratio,
    unit: 'ms',
    target: { bound: 3, is: 'at most' },
    details: { rounds },
  };
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
async function coldTopics(
  bench: Bench,
  helper: HelperProcess,
  key: string,
  elasticsearch: Client,
  topics: readonly TopicTerm[],
): Promise<Result> {
  const [ours, theirs]: [number[][], number[][]] = [[], []];
  for (let round = 0; round < bench.effort.rounds; round += 1) {
    const [our, their]: [number[], number[]] = [[], []];
    for (const [index, { slug, members }] of topics.slice(round * TOPICS, (round + 1) * TOPICS).entries()) {
      const api = async (): Promise<number> =>
        (await inject(helper, [`/api/v1/topics/${slug}`], key))[0] ?? Number.NaN;
      const straight = (): Promise<number> =>
        timed(() => countTopicStraight(elasticsearch, bench.alias('large'), members));
      if (index % 2 === 0) our.push(await api());
      their.push(await straight());
      if (index % 2 === 1) our.push(await api());
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
async function coldCounts(
  bench: Bench,
  what: string,
  { postgres, elasticsearch, alias }: { postgres: Pool; elasticsearch: Client; alias: string },
): Promise<Result> {
  const request = await requestOf(postgres);
  const [ours, theirs]: [number[][], number[][]] = [[], []];
  for (let round = 0; round < bench.effort.rounds; round += 1) {
    // The engine remembers aggregations until the index changes.
    await elasticsearch.indices.clearCache({ index: alias, request: true });
    const api = (): Promise<number> => timed(() => tallyQuestions(elasticsearch, alias, request));
    const straight = (): Promise<number> => timed(() => countAllStraight(elasticsearch, alias, request));
    if (round % 2 === 0) ours.push([await api()]);
    theirs.push([await straight()]);
    if (round % 2 === 1) ours.push([await api()]);
  }
  return coldResult(what, ours, theirs);
}

async function* measureLarge(bench: Bench, elasticsearch: Client): AsyncGenerator<Result, void> {
  const [key = ''] = await bench.keys('large');
  const postgres = bench.pool('large');
  const helper = startHelper('discovery/discovery-server.ts', [JSON.stringify(bench.environment('large'))]);
  try {
    const { topics } = await termsOf(await readTaxonomyNames(postgres));
    const all = [...topics.values()];
    yield await coldTopics(bench, helper, key, elasticsearch, all);
    const page = `/api/v1/topics/${all[0]?.slug ?? ''}`;
    yield await cachedResult(bench, helper, key, ['topic page with facets', [page]]);
    yield await cachedResult(bench, helper, key, ['statistics', ['/api/v1/stats']]);
  } finally {
    await helper.stop();
  }
  const parts = { postgres, elasticsearch, alias: bench.alias('large') };
  yield await coldCounts(bench, 'counts for statistics', parts);
}

async function* measureTags(bench: Bench, catalogue: LargeCatalogue): AsyncGenerator<Result, void> {
  const account = { email: 'bench@trivia.example', tier: 'enterprise', name: 'bench', scope: 'sk' } as const;
  const { key } = await createKey(catalogue.postgres, account);
  const helper = startHelper('discovery/discovery-server.ts', [JSON.stringify(catalogue.environment)]);
  const tags = bench.tags.toLocaleString('en');
  try {
    const paths = TEXTS.map((searched) => `/api/v1/tags?q=${searched}`);
    yield await cachedResult(bench, helper, key, [`search in ${tags} tags`, paths]);
  } finally {
    await helper.stop();
  }
  yield await coldCounts(bench, `counts for lists of ${tags} tags`, catalogue);
}

export const discovery: Row = {
  name: 'discovery',
  async *measure(bench) {
    const elasticsearch = new Client({ node: bench.elasticsearchUrl });
    try {
      yield* measureLarge(bench, elasticsearch);
      const { databaseUrl, elasticsearchUrl, redisUrl } = bench;
      // One question for each tag.
      const catalogue = await createLargeCatalogue(
        { databaseUrl, elasticsearchUrl, redisUrl },
        bench.tags,
        bench.tags,
      );
      try {
        yield* measureTags(bench, catalogue);
      } finally {
        await catalogue.drop();
      }
    } finally {
      await elasticsearch.close();
    }
  },
};
