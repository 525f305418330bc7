import type { TopicEntry } from '../contract/discovery-requests.ts';
import { LONGEST_SEARCH, MOST_ENTRIES } from '../contract/limits.ts';
import { Language } from '../contract/vocabulary.ts';
import type { Caller, OperationParts } from '../operations/operation.ts';
import { listTopics } from '../operations/list-topics.ts';

/** Topics one of whose names contains a text, those of the wanted language first. */
export interface FoundTopics {
  /** A topic comes with its label in each language in which it was found. */
  readonly entries: readonly TopicEntry[];
  /** How many topics there are at least. */
  readonly total: number;
}

/**
 * Searches in every language: lists look at the labels of one, and people name a theme in theirs.
 *
 * @param text - of any length; an empty one finds every topic
 */
export async function findTopics(
  { parts, caller }: { readonly parts: OperationParts; readonly caller: Caller },
  text: string,
  lang: Language,
): Promise<FoundTopics> {
  const q = text.slice(0, LONGEST_SEARCH);
  const languages = q === '' ? [lang] : [lang, ...Language.options.filter((other) => other !== lang)];
  const pages = await Promise.all(
    languages.map((language) =>
      listTopics.run(parts, { lang: language, limit: MOST_ENTRIES, ...(q === '' ? {} : { q }) }, caller),
    ),
  );
  const entries = pages.flatMap(({ data }) => data);
  const told = Math.max(...pages.map(({ meta }) => meta.total));
  return { entries, total: Math.max(told, new Set(entries.map(({ slug }) => slug)).size) };
}
