import { join } from 'node:path';
import { z } from 'zod';
import { nameWords } from '../../indexer/quality/names.ts';
import { Source } from '../../src/contract/vocabulary.ts';
import { labelKey, linesOf } from './labels.ts';
import { starterCatalogue } from '../../catalogue/starter.ts';
import { openBytes } from '../../indexer/containers/bytes.ts';
import { splitRows } from '../../indexer/containers/split-rows.ts';
import { draftsOf, prepareDrafts } from '../../indexer/import/import-format.ts';
import { findInputFiles } from '../../indexer/import/input-files.ts';
import { createKnowledge, sourcesKnownTo, type Readings } from '../../indexer/quality/knowledge.ts';
import type { Draft } from '../../indexer/sources/draft.ts';
import { ADAPTERS } from '../../indexer/sources/index.ts';

const Line = z.tuple([Source, z.string(), z.string()]);

/** Which words a person would restore, by `labelKey`: indexes of `nameWords`, without the first. */
export type RestoredWords = ReadonlyMap<string, ReadonlySet<number>>;

const read = (file: string): RestoredWords =>
  new Map(
    linesOf(file).map((line) => {
      const [source, sourceId, words] = Line.parse(line);
      const indexes = words === '' ? [] : words.split(',').map(Number);
      return [labelKey(source, sourceId), new Set(indexes)];
    }),
  );

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

/** Decides which facts have expired, and not which names there are. */
const DAY = '2026-11-23';

/**
 * The English questions of upstream files as a full import into a database with the starter catalogue judges them.
 *
 * @param folder - has a folder for each source
 * @param sources - in import order; those that others are compared with come first
 * @param readings - those of the service, unless others are given
 */
export async function* judgedQuestions(
  folder: string,
  sources: readonly Source[],
  readings?: Readings,
): AsyncGenerator<{ readonly source: Source; readonly before: Draft; readonly after: Draft }> {
  const created = createKnowledge();
  const knowledge = readings === undefined ? created : { ...created, readings };
  const addNames = (
    source: Source,
    questions: readonly Pick<Draft, 'language' | 'text' | 'correctAnswer' | 'incorrectAnswers'>[],
  ): void => {
    for (const { language, text, correctAnswer, incorrectAnswers } of questions)
      if (language === 'en')
        knowledge.names.add({ source, text, answers: [correctAnswer, ...incorrectAnswers] });
  };
  addNames('svc', starterCatalogue(DAY));
  for (const source of sources) {
    const adapter = ADAPTERS[source];
    const files = await findInputFiles([join(folder, source)], adapter);
    const prepare = await prepareDrafts(adapter, files, () => Promise.resolve(knowledge));
    const before: Draft[] = [];
    for (const { path, name } of files)
      for await (const rows of splitRows((await openBytes(path)).chunks, adapter.container(name)))
        for (const row of rows) {
          if (!('value' in row)) continue;
          const drafts = draftsOf(adapter, row, name).flatMap((draft) => ('reason' in draft ? [] : [draft]));
          const prepared = prepare(drafts);
          for (const [index, draft] of drafts.entries()) {
            const after = prepared[index];
            if (draft.language !== 'en' || after === undefined) continue;
            before.push(draft);
            yield { source, before: draft, after };
          }
        }
    if (sourcesKnownTo('entityq').includes(source)) addNames(source, before);
  }
}
