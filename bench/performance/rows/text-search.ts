import { stemWord } from '../../../src/filters/word-forms.ts';
import type { Bench } from '../bench.ts';
import { apiSide, atOnce, compareSides, directSide } from '../sides.ts';
import type { DirectRequest } from '../load/engine-queries.ts';
import { LIMIT, LIST, LISTED, pathOf, queryOf } from '../filters.ts';
import { frequentWords } from '../frequent-words.ts';
import type { Row } from '../report.ts';

/** Searches of each kind, in turn. */
const SEARCHES = 8;
const FIELDS = ['words.about^4', 'words.options^2', 'words.explanation'];

/** What the engine offers by itself: all words in any of the fields, the best BM25 score first. */
async function plainSearch(text: string): Promise<DirectRequest> {
  const stems = text.split(' ').map((word) => stemWord(word, 'en'));
  const multi_match = { query: stems.join(' '), fields: FIELDS, type: 'cross_fields', operator: 'and' };
  const query = { bool: { filter: [await queryOf({})], must: [{ multi_match }] } };
  return { kind: 'page', query, limit: LIMIT, byScore: true };
}

async function sidesOf(bench: Bench, texts: readonly string[], connections: number) {
  const requests = await Promise.all(texts.map(plainSearch));
  const opponent = 'BM25 straight to Elasticsearch, rows by id';
  const theirs = directSide(bench, 'large', requests, opponent, connections);
  const ours = apiSide(bench, await bench.api('large'), {
    paths: texts.map((q) => pathOf(LIST, {}, { q })),
    check: LISTED,
    connections,
  });
  return [ours, theirs] as const;
}

export const textSearch: Row = {
  name: 'text-search',
  async *measure(bench) {
    const { frequent, pairs, rare } = await frequentWords(bench.pool('large'), SEARCHES, LIMIT);
    const kinds = { 'frequent words': frequent, 'pairs of words': pairs, 'rare words': rare };
    for (const [kind, texts] of Object.entries(kinds))
      for (const connections of [32, 1]) {
        const sides = await sidesOf(bench, texts, connections);
        const what = `search in texts, ${kind}, ${atOnce(connections)}`;
        yield await compareSides(bench, what, sides, 'p50', { bound: 1.5, is: 'at most' });
      }
  },
};
