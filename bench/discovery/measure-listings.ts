import type { View } from '../../src/discovery/view.ts';
import { compare } from '../compare.ts';
import type { LargeCatalogue } from './catalogue.ts';
import { indexLister } from './index-lister.ts';
import { placeBehind, snapshotLister } from './snapshot-lister.ts';
import { tableLister } from './table-lister.ts';
import type { PageRequest, TagLister } from './tag-lister.ts';

/** Rounds of one comparison: the slow listers take tens of milliseconds. */
const ROUNDS = 150;
/** Pages before the last one that is measured. */
const PAGES_BEFORE = 49;
/** Letters of a rare text, and the number of rare texts that alternate. */
const RARE_LENGTH = 14;
const RARE_TEXTS = 50;

interface Scenario {
  readonly name: string;
  /** Requested in turn. */
  readonly requests: readonly PageRequest[];
}

/** Prefixes of long slugs from the whole list. */
function rareTexts(view: View): string[] {
  const long = view.tags.entries.filter(({ term }) => term.slug.length > RARE_LENGTH);
  const stride = Math.floor(long.length / RARE_TEXTS);
  return Array.from(
    { length: RARE_TEXTS },
    (_, index) => long[index * stride]?.term.slug.slice(0, RARE_LENGTH) ?? '',
  );
}

const searching = (texts: readonly string[]): PageRequest[] => texts.map((q) => ({ q }));

async function scenariosOf(view: View): Promise<Scenario[]> {
  return [
    { name: 'a rare text', requests: searching(rareTexts(view)) },
    { name: 'a frequent text', requests: searching(['kra', 'sto', 'mi', 'ple']) },
    { name: 'one letter', requests: searching(['a', 'z', 'k', 'y']) },
    { name: 'no text', requests: [{}] },
    { name: `no text, page ${PAGES_BEFORE + 1}`, requests: [await placeBehind(view, PAGES_BEFORE)] },
  ];
}

/** All listers must return the same. @returns the average number of matching tags */
async function checkAnswers(
  listers: readonly TagLister[],
  requests: readonly PageRequest[],
): Promise<number> {
  let matches = 0;
  for (const request of requests) {
    const [ours, ...others] = await Promise.all(listers.map((lister) => lister.page(request)));
    if (ours === undefined || ours.total === 0)
      throw new Error(`nothing matches ${JSON.stringify(request.q)}`);
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(ours)))
      throw new Error(`the listers disagree about ${JSON.stringify(request.q)}`);
    matches += ours.total;
  }
  return Math.round(matches / requests.length);
}

const ms = (value: number): string => `${value.toFixed(2).padStart(7)} ms`;

/** Compares listers for a hundred tags with their total: the snapshot, an index, a table. */
export async function measureListings(
  { postgres, elasticsearch, alias }: LargeCatalogue,
  view: View,
): Promise<void> {
  const listers = [
    snapshotLister(view),
    await indexLister(elasticsearch, `${alias}-terms`, view),
    await tableLister(postgres, view),
  ];
  for (const { name, requests } of await scenariosOf(view)) {
    const matches = await checkAnswers(listers, requests);
    console.log(`\n100 of ${view.tags.entries.length} tags: ${name} (about ${matches} match)`);
    const request = (round: number): PageRequest => requests[round % requests.length] ?? {};
    const timings = await compare(
      listers.map((lister) => (round) => lister.page(request(round))),
      ROUNDS,
    );
    const ours = timings[0]?.p50 ?? Number.NaN;
    for (const [at, { p50, p99 }] of timings.entries())
      console.log(
        `  ${(listers[at]?.name ?? '').padEnd(38)} p50 ${ms(p50)}   p99 ${ms(p99)}   ${(p50 / ours).toFixed(1).padStart(6)} ×`,
      );
  }
}
