import type { CategorySlug } from '../../src/contract/categories.ts';

/** What the name of a file says about its questions. */
interface Topic {
  readonly name: string;
  /** Whether the upstream has a file of this name. */
  readonly known: boolean;
  /** Null if the file mixes topics. */
  readonly category: CategorySlug | null;
  readonly tags: readonly string[];
  /** Whether the questions are mostly copies from other files, where the topic is known. */
  readonly mixed: boolean;
}

type Row = readonly [category: CategorySlug | null, ...tags: string[]];

/**
 * `general`, `newest` and `rated` have no topic, so that a rule can find one. Others that match no category have a tag.
 */
const FILES: Readonly<Record<string, Row>> = {
  animals: ['animals'],
  'brain-teasers': ['general-knowledge', 'brain-teasers'],
  celebrities: ['celebrities'],
  entertainment: ['television'],
  'for-kids': [null, 'for-kids'],
  general: [null],
  geography: ['geography'],
  history: ['history'],
  hobbies: ['general-knowledge', 'hobbies'],
  humanities: ['art', 'humanities'],
  literature: ['books'],
  movies: ['film'],
  music: ['music'],
  newest: [null],
  people: ['celebrities', 'people'],
  rated: [null],
  'religion-faith': ['mythology', 'religion'],
  'science-technology': ['science-nature'],
  sports: ['sports'],
  television: ['television'],
  'video-games': ['video-games'],
  world: ['geography'],
};
const MIXED = new Set(['newest', 'rated', 'for-kids']);

/** The name of a file without folders, compression and other extensions. */
const nameOf = (file: string): string =>
  (file.split('/').at(-1) ?? '')
    .replace(/\.gz$/iu, '')
    .replace(/\.txt$/iu, '')
    .toLowerCase();

export function topicOf(file: string): Topic {
  const name = nameOf(file);
  const row = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  const [category, ...tags] = row ?? [null];
  return { name, known: row !== undefined, category, tags, mixed: MIXED.has(name) };
}
