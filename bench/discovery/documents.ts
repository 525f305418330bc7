import { REGIONS } from '../../catalogue/taxonomy/taxonomy.ts';
import { CATEGORIES } from '../../src/contract/categories.ts';
import { Difficulty, Source } from '../../src/contract/vocabulary.ts';
import type { QuestionDocument } from '../../indexer/search/document.ts';
import type { Taxonomy } from '../../cli/store/taxonomy/taxonomy.ts';
import { createRandom } from '../../indexer/generate/random.ts';
import { zipfRanks } from '../../indexer/generate/zipf.ts';
import { makeNames } from './names.ts';

/** The default number of tags. */
export const TAGS = 100_000;
const SUBCATEGORIES = 5_000;
const TOPICS = 300;
const MEMBERS_OF_A_TOPIC = 12;
/** Random tags of a question. One more is taken from all tags in turn, so that every tag is used. */
const POPULAR_TAGS_OF_A_QUESTION = 2;

/** The vocabulary of a catalogue much larger than the starter catalogue. */
export function makeTaxonomy(tagCount: number): Taxonomy {
  const [tags, subcategories] = [makeNames(tagCount, 1), makeNames(SUBCATEGORIES, 2)];
  const draw = createRandom(3);
  const member = (): string => tags[draw.below(tagCount)]?.slug ?? '';
  return {
    categories: CATEGORIES,
    regions: REGIONS,
    tags: Object.fromEntries(tags.map(({ slug, label }) => [slug, label])),
    subcategories: Object.fromEntries(subcategories.map(({ slug, label }) => [slug, label])),
    topics: makeNames(TOPICS, 4).map((name) => ({
      ...name,
      kind: 'tag',
      aliases: [],
      members: [...new Set(Array.from({ length: MEMBERS_OF_A_TOPIC }, member))],
    })),
  };
}

type MakeDocument = (seq: number, rev: number) => QuestionDocument;

/** Creates questions with tags of a vocabulary. Another revision of the same question has other tags. */
export function documentMaker(taxonomy: Taxonomy): MakeDocument {
  const [tags, subcategories] = [Object.keys(taxonomy.tags), Object.keys(taxonomy.subcategories)];
  const draw = createRandom(5);
  const tagRank = zipfRanks(tags.length);
  const subcategoryRank = zipfRanks(subcategories.length);
  const inTurn = (slugs: readonly string[], turn: number): string => slugs[turn % slugs.length] ?? '';
  return (seq, rev) => ({
    seq,
    rev,
    language: seq % 4 === 0 ? 'pl' : 'en',
    type: seq % 5 === 0 ? 'boolean' : 'multiple',
    difficulty: Difficulty.options[seq % Difficulty.options.length] ?? null,
    difficulty_rated: seq % 3 !== 0,
    quality: seq % 10 === 0 ? 'standard' : 'high',
    category: (taxonomy.categories[seq % taxonomy.categories.length] ?? { id: 1 }).id,
    subcategories: [subcategories[subcategoryRank(draw)] ?? ''],
    tags: [
      inTurn(tags, seq + rev),
      ...Array.from({ length: POPULAR_TAGS_OF_A_QUESTION }, () => tags[tagRank(draw)] ?? ''),
    ],
    regions: [(taxonomy.regions[seq % taxonomy.regions.length] ?? { code: 'pl' }).code],
    source: Source.options[seq % Source.options.length] ?? 'svc',
    license: 'CC-BY-4.0',
    license_family: 'CC-BY',
    updated_at: Date.UTC(2026, 0, 1) + seq,
    words: { about: [], exact: '', options: [], explanation: [], size: 0 },
    hash: '',
  });
}
