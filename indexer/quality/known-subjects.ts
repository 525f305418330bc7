import { capitalizedRuns } from '../knowledge/capitalized-runs.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isCapitalized, isSmallWord, nameKey, nameWords } from '../knowledge/name-words.ts';

/** How well a name is known: 0 unknown, 1 in one source or article list, 2 in two of them, 3 in more. */
export type KnownLevel = 0 | 1 | 2 | 3;

const withoutArticle = (key: string): string => key.replace(/^(?:the|an?) /u, '');

/** How well a name is known. */
export function knownLevel({ names, popular }: Knowledge, name: string): KnownLevel {
  const key = nameKey(name);
  const bare = withoutArticle(key);
  const forms = key === bare ? [key, `the ${key}`] : [key, bare];
  const sources = Math.max(...forms.map((form) => names.find(form)?.sources ?? 0));
  const count = sources + (forms.some((form) => popular.has(form)) ? 1 : 0);
  return count >= 3 ? 3 : count === 2 ? 2 : count === 1 ? 1 : 0;
}

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
