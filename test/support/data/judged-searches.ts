import { readFileSync } from 'node:fs';

import { Language } from '../../../src/contract/vocabulary.ts';

/** Searches in the starter catalogue, each with the source ids of the questions that should come first. */
export const JUDGED_SEARCHES = readFileSync(new URL('judged-searches.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [lang, text = '', ids = ''] = line.split('\t');
    return [Language.parse(lang), text, ids.split(' ')] as const;
  });
