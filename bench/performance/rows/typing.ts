import { createKey } from '../../../src/access/api-keys.ts';
import { termsOf } from '../../../src/discovery/listing.ts';
import { labelIn } from '../../../src/store/taxonomy/labels.ts';
import { readTaxonomyNames } from '../../../src/store/taxonomy/taxonomy-names.ts';
import { createLargeCatalogue, type LargeCatalogue } from '../../discovery/catalogue.ts';
import type { Bench } from '../bench.ts';
import { spreadOf } from '../compare-sides.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../row.ts';
import { startApi, type Api } from '../start-api.ts';

/** Tags that are typed in one round. */
const TAGS = 20;
/** Names that the search of the explorer shows of each kind. */
const NAMES = 4;

/** What a field contains after each letter. */
const typed = (label: string): string[] => Array.from(label, (_, index) => label.slice(0, index + 1));

/** Milliseconds until the answer has been read. */
async function suggest({ url, keys }: Api, text: string): Promise<number> {
  const start = performance.now();
  const query = new URLSearchParams({ q: text, limit: String(NAMES) });
  const response = await fetch(`${url}/api/v1/suggest?${query.toString()}`, {
    headers: { 'x-api-key': keys[0] ?? '' },
  });
  await response.text();
  if (!response.ok) throw new Error(`the suggestions for “${text}” have the status ${response.status}`);
  return performance.now() - start;
}

/** The texts of each round. None comes twice, so that nothing has been kept. */
function roundsOf(labels: readonly string[], rounds: number): string[][] {
  const seen = new Set<string>();
  const isNew = (text: string): boolean => seen.size < seen.add(text).size;
  return Array.from({ length: rounds }, (_, round) =>
    labels.filter((_label, index) => index % rounds === round).flatMap((label) => typed(label).filter(isNew)),
  );
}

/** The 95th percentile of each round: the suggestions after each letter, over HTTP. */
async function measureTyping(bench: Bench, catalogue: LargeCatalogue): Promise<number[]> {
  const account = { email: 'bench@trivia.example', tier: 'enterprise', name: 'bench', scope: 'sk' } as const;
  const { key } = await createKey(catalogue.postgres, account);
  const { tags } = await termsOf(await readTaxonomyNames(catalogue.postgres));
  const { rounds } = bench.effort;
  const distance = Math.ceil(tags.size / (TAGS * rounds));
  const labels = [...tags.values()]
    .filter((_, index) => index % distance === 0)
    .map((tag) => labelIn(tag, 'en'));
  const api = await startApi(catalogue.environment, [key], bench.profile);
  try {
    const p95s: number[] = [];
    for (const texts of roundsOf(labels, rounds)) {
      const times: number[] = [];
      for (const text of texts) times.push(await suggest(api, text));
      p95s.push(
        quantile(
          times.toSorted((a, b) => a - b),
          0.95,
        ),
      );
    }
    return p95s;
  } finally {
    await api.stop();
  }
}

export const typing: Row = {
  name: 'typing',
  async *measure(bench) {
    const { databaseUrl, elasticsearchUrl, redisUrl, tags } = bench;
    const { questions } = bench.places.large;
    const catalogue = await createLargeCatalogue(
      { databaseUrl, elasticsearchUrl, redisUrl },
      questions,
      tags,
    );
    try {
      const rounds = await measureTyping(bench, catalogue);
      const ratio = spreadOf(rounds);
      yield {
        what: `suggestions for each letter, ${tags.toLocaleString('en')} tags, over HTTP`,
        opponent: 'none',
        figures: `p95 ${ratio.median.toFixed(1)} ms`,
        opponentFigures: '',
        ratio,
        unit: 'ms',
        target: { bound: 100, is: 'at most' },
        details: { rounds },
      };
    } finally {
      await catalogue.drop();
    }
  },
};
