import wikipedia from 'compromise-wikipedia';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { Source } from '../../src/contract/vocabulary.ts';
import { readTexts } from '../store/questions/read-catalogue.ts';
import { CatalogueNames } from './catalogue-names.ts';
import { capitalizedRuns, isCapitalized, isSmallWord, nameKey, nameWords } from './name-words.ts';
import { readReadings, type Readings } from './readings.ts';

/** What imported questions are compared with. */
export interface Knowledge {
  readonly names: CatalogueNames;
  /** The keys of much-read articles of an encyclopaedia. */
  readonly popular: ReadonlySet<string>;
  /** What people found who read imported questions. */
  readonly readings: Readings;
}

export const createKnowledge = (): Knowledge => ({
  names: new CatalogueNames(),
  popular: popularTitles(),
  readings: readReadings(),
});

type Mutate = (
  world: { readonly model: object },
  nlp: { readonly buildTrie: (titles: readonly string[]) => object },
) => void;

const Plugin = z.object({ mutate: z.custom<Mutate>((value) => typeof value === 'function') });

/** What distinguishes titles that are otherwise the same: `frozen (film)`. */
const QUALIFIER = / \([^)]*\)$/u;

/**
 * The keys of the 38,000 articles of an encyclopaedia that are read most, as the package `compromise-wikipedia` (MIT)
 * lists them. Their case is lost. It is a plug-in of a parser that we do not use, so the list is taken where the
 * plug-in would hand it to the parser.
 */
function popularTitles(): ReadonlySet<string> {
  const keys = new Set<string>();
  Plugin.parse(wikipedia).mutate(
    { model: {} },
    {
      buildTrie: (titles) => {
        for (const title of titles) keys.add(nameKey(title.replace(QUALIFIER, '')));
        return {};
      },
    },
  );
  return keys;
}

/** Reads what the stored questions of other sources tell about names, for an import of a source. */
export async function readKnowledge(pool: Pool, source: Source): Promise<Knowledge> {
  const knowledge = createKnowledge();
  const sources = sourcesKnownTo(source);
  if (sources.length > 0)
    await readTexts(pool, sources, 'en', (row) => {
      knowledge.names.add({
        source: row.source,
        text: row.text,
        answers: [row.correct_answer, ...row.incorrect_answers],
      });
    });
  return knowledge;
}

/**
 * Sources that were written as quizzes, so that what they mention is known. Each is
 * compared with those before it only: so importing all sources again gives the same questions.
 */
const QUIZZES: readonly Source[] = ['svc', 'opentdb', 'opentriviaqa', 'mintaka'];

/** The sources whose names are known to an import of a source. */
export function sourcesKnownTo(source: Source): readonly Source[] {
  const index = QUIZZES.indexOf(source);
  return index === -1 ? QUIZZES : QUIZZES.slice(0, index);
}

/** How well a name is known: 0 unknown, 1 in one source or article list, 2 in two of them, 3 in more. */
export type KnownLevel = 0 | 1 | 2 | 3;

/** How well a name is known. */
export function knownLevel({ names, popular }: Knowledge, name: string): KnownLevel {
  const key = nameKey(name);
  const bare = withoutArticle(key);
  const forms = key === bare ? [key, `the ${key}`] : [key, bare];
  const sources = Math.max(...forms.map((form) => names.find(form)?.sources ?? 0));
  const count = sources + (forms.some((form) => popular.has(form)) ? 1 : 0);
  return count >= 3 ? 3 : count === 2 ? 2 : count === 1 ? 1 : 0;
}

const withoutArticle = (key: string): string => key.replace(/^(?:the|an?) /u, '');

/** The names that a question mentions: its capitalized runs, without the word that begins the sentence. */
export function namesIn(text: string): string[] {
  const words = nameWords(text);
  const rest = words.slice(1);
  const found = [...capitalizedRuns(text, rest)].map(({ form }) => form);
  return found.filter((form) => !found.some((other) => other !== form && other.includes(form)));
}

/** Whether small letters still hide a title that many people know. */
export function hasHiddenTitle({ popular, names }: Knowledge, text: string): boolean {
  const words = nameWords(text);
  for (let begin = 1; begin < words.length; begin += 1)
    for (let count = 2; count <= 5 && begin + count <= words.length; count += 1) {
      const span = words.slice(begin, begin + count);
      if (span.some((word) => isCapitalized(word.text)) || isSmallWord(span.at(-1)?.key ?? '')) continue;
      const key = span.map((word) => word.key).join(' ');
      if (popular.has(key) && (count > 2 || (names.find(key)?.form ?? null) !== null)) return true;
    }
  return false;
}
