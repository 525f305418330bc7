import type { TopicEntry } from '../contract/discovery-requests.ts';
import { Language } from '../contract/vocabulary.ts';
import type { Caller, Rooms } from '../operations/operation.ts';
import { listTopics } from '../operations/list-topics.ts';

/** The most that one page of topics holds. */
const MOST_TOPICS = 500;

/** Topics one of whose names contains a text, those of the wanted language first. */
export interface FoundTopics {
  /** A topic comes with its label in each language in which it was found. */
  readonly entries: readonly TopicEntry[];
  /** How many topics there are at least. */
  readonly total: number;
}

/** Searches in every language: lists look at the labels of one, and people name a theme in theirs. */
export async function findTopics(
  { rooms, caller }: { readonly rooms: Rooms; readonly caller: Caller },
  q: string | undefined,
  lang: Language,
): Promise<FoundTopics> {
  const languages = q === undefined ? [lang] : [lang, ...Language.options.filter((other) => other !== lang)];
  const pages = await Promise.all(
    languages.map((language) =>
      listTopics.run(
        rooms,
        { lang: language, limit: MOST_TOPICS, ...(q === undefined ? {} : { q }) },
        caller,
      ),
    ),
  );
  const entries = pages.flatMap(({ data }) => data);
  const told = Math.max(...pages.map(({ meta }) => meta.total));
  return { entries, total: Math.max(told, new Set(entries.map(({ slug }) => slug)).size) };
}
