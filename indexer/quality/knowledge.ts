import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import wikipedia from 'compromise-wikipedia';
import type { Pool } from 'pg';
import { z } from 'zod';

import { QualityTier, Source } from '../../src/contract/vocabulary.ts';
import type { Draft } from '../sources/draft.ts';
import { readTexts } from '../store/questions/read-catalogue.ts';
import { CatalogueNames, isCapitalized, isSmallWord, nameKey, nameWords } from './names.ts';

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
 * Sources that were written as quizzes: players know what they mention. An import of one of them reads only those before
 * it in this list, so that importing all sources again gives the same questions.
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

/** Why a reader gave a tier: a good question, a dull one, or what is wrong with it. */
const ReadingReason = z.enum([
  'good',
  'dull',
  'ambiguous',
  'disputed',
  'false',
  'outdated',
  'premise',
  'unusable',
]);

const Line = z.tuple([Source, z.string(), z.string(), QualityTier, ReadingReason]);

/** What a person found who read a question. */
interface Reading {
  /** Of the text and answers that were read, as `readingHash` returns it. */
  readonly hash: string;
  readonly quality: QualityTier;
  readonly reason: z.infer<typeof ReadingReason>;
}

/** Readings by `readingKey`. */
export type Readings = ReadonlyMap<string, Reading>;

/** The part of a question that is read. */
type ReadQuestion = Pick<Draft, 'text' | 'correctAnswer' | 'incorrectAnswers'>;

/** Hexadecimal digits that are kept of a hash. Only one question has the id, so that a few are enough. */
const DIGITS = 12;

export const readingKey = (source: Source, sourceId: string): string => `${source} ${sourceId}`;

/** Letters and digits without case and diacritics: what is restored in a text does not change it. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** A hash of the wording. If an upstream changes a question or its options, the reading no longer counts. */
export function readingHash({ text, correctAnswer, incorrectAnswers }: ReadQuestion): string {
  const parts = [text, correctAnswer, ...incorrectAnswers.toSorted()].map(plain);
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, DIGITS);
}

let kept: Readings | undefined;

/** The readings in `data/readings.tsv`: ids, hashes and verdicts, but no text, which is not ours to publish. */
export function readReadings(): Readings {
  if (kept !== undefined) return kept;
  const lines = readFileSync(new URL('data/readings.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  kept = new Map(
    lines.map((line) => {
      const [source, sourceId, hash, quality, reason] = Line.parse(line.split('\t'));
      return [readingKey(source, sourceId), { hash, quality, reason }];
    }),
  );
  return kept;
}
