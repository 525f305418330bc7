import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { nameWords } from '../../indexer/knowledge/name-words.ts';
import { Source } from '../../src/contract/vocabulary.ts';
import { labelKey } from './labels.ts';

const Line = z.tuple([Source, z.string(), z.string()]);

/** Which words a person would restore, by `labelKey`: indexes of `nameWords`, without the first. */
export type RestoredWords = ReadonlyMap<string, ReadonlySet<number>>;

function read(file: string): RestoredWords {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      if (line === '') return [];
      const [source, sourceId, words] = Line.parse(line.split('\t'));
      const indexes = words === '' ? [] : words.split(',').map(Number);
      return [[labelKey(source, sourceId), new Set(indexes)] as const];
    }),
  );
}

/** 150 questions without capitals. */
export const readCapitals = (): RestoredWords => read('capitals.tsv');
/** 200 questions with words that may have lost an apostrophe. */
export const readApostrophes = (): RestoredWords => read('apostrophes.tsv');

const LETTER = /[\p{L}\p{N}]/u;
const APOSTROPHE = /['’]/u;

/** The letters of a text, and whether an apostrophe follows each. */
function lettersOf(text: string): { letter: string; at: number; hasApostrophe: boolean }[] {
  const letters: { letter: string; at: number; hasApostrophe: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const last = letters.at(-1);
    if (LETTER.test(sign)) letters.push({ letter: sign, at, hasApostrophe: false });
    else if (last !== undefined && APOSTROPHE.test(sign)) last.hasApostrophe = true;
  }
  return letters;
}

/** The words of a text that were changed, without the first, which has its capital already. */
export function changedWords(before: string, after: string): ReadonlySet<number> {
  const [old, restored] = [lettersOf(before), lettersOf(after)];
  if (old.length !== restored.length) throw new Error(`the letters of ${JSON.stringify(after)} were changed`);
  const words = nameWords(before);
  const changed = new Set<number>();
  for (const [index, { letter, at, hasApostrophe }] of old.entries()) {
    const now = restored[index];
    if (now?.letter === letter && now.hasApostrophe === hasApostrophe) continue;
    changed.add(words.findIndex(({ start, end }) => at >= start && at < end));
  }
  return changed;
}

/** How many words were restored that a person would restore, that nobody would, and that were not. */
export interface RestorationScore {
  right: number;
  wrong: number;
  missed: number;
}

/** Adds the words of one question to a score. */
export function countWords(
  score: RestorationScore,
  changed: ReadonlySet<number>,
  expected: ReadonlySet<number>,
): void {
  for (const word of changed) {
    if (expected.has(word)) score.right += 1;
    else score.wrong += 1;
  }
  for (const word of expected) if (!changed.has(word)) score.missed += 1;
}
