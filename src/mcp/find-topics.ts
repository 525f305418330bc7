import type { TopicEntry } from '../contract/discovery-requests.ts';
import { LONGEST_SEARCH, MOST_ENTRIES } from '../contract/limits.ts';
import { Language } from '../contract/vocabulary.ts';
import type { Caller, OperationParts } from '../operations/operation.ts';
import { listTopics } from '../operations/list-topics.ts';

/** Topics with a text in one of their names. Matches in the requested language come first. */
interface FoundTopics {
  /** A topic that matches in several languages is listed once per language, with its label. */
  readonly entries: readonly TopicEntry[];
  /** A lower bound of the number of topics. */
  readonly total: number;
}

/**
 * Searches in every language: `listTopics` searches the labels of one language, but users name a theme in their own.
 *
 * @param text - of any length; empty text finds every topic
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
  const largest = Math.max(...pages.map(({ meta }) => meta.total));
  return { entries, total: Math.max(largest, new Set(entries.map(({ slug }) => slug)).size) };
}
