import { useEffect, useState } from 'preact/hooks';

import type { Answer, Client } from '../../../packages/client/src/index.ts';
import { useSite } from '../../app/site.ts';
import { choose, drop, tagModeOf, toQuery, type FilterName, type Filters } from '../../filters/filters.ts';

type Suggestion = Answer<'/suggest'>['data'][number];

/** What a search can lead to. */
export type SearchOption =
  | { readonly kind: 'text'; readonly text: string }
  | Pick<Suggestion, 'kind' | 'value' | 'label' | 'alias' | 'playable'>
  | { readonly kind: 'question'; readonly id: string; readonly text: string };

/** Identifies an option in a list. */
export function keyOf(option: SearchOption): string {
  if (option.kind === 'text') return option.kind;
  return `${option.kind}-${option.kind === 'question' ? option.id : option.value}`;
}

const FILTER_OF: Readonly<Record<Exclude<Suggestion['kind'], 'tag'>, FilterName>> = {
  category: 'category',
  topic: 'topic',
  subcategory: 'subcategory',
  region: 'regions',
};

/** The filters after a choice. A name replaces the text that was searched for. */
export function filtersWith(filters: Filters, option: Exclude<SearchOption, { kind: 'question' }>): Filters {
  if (option.kind === 'text') return choose(filters, 'q', option.text);
  const others = drop(filters, 'q', filters.q?.[0] ?? '');
  return choose(others, option.kind === 'tag' ? tagModeOf(others) : FILTER_OF[option.kind], option.value);
}

/*
 * Milliseconds after the last key. Names are found in memory; questions need a search, so they wait for a pause. Together
 * they stay within the limits of visitors, however fast someone types.
 */
const NAMES_AFTER = 90;
const QUESTIONS_AFTER = 220;
/** Fewer letters occur in too many questions. */
const SHORTEST_WORDS = 3;

/** Names that match a text, and those that were perhaps meant. */
interface Names {
  readonly matching: readonly SearchOption[];
  readonly similar: readonly SearchOption[];
}

/** Options found for an earlier text stay until those of the next one arrive. */
interface Found extends Names {
  readonly questions: readonly SearchOption[];
}

const NOTHING: Found = { matching: [], similar: [], questions: [] };

/** What a text may lead to: the search for it, names that match it, and questions that contain it. */
export function useSearchOptions(text: string, filters: Filters): readonly SearchOption[] {
  const { client } = useSite();
  const [{ matching, similar, questions }, setFound] = useState<Found>(NOTHING);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') {
      setFound(NOTHING);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const show = (found: Partial<Found>): void => {
      if (!signal.aborted) setFound((before) => ({ ...before, ...found }));
    };
    // Suggestions are a convenience: without them, the search itself still works.
    const showNames = (): Promise<void> =>
      findNames(client, wanted, filters, signal)
        .catch(() => ({ matching: [], similar: [] }))
        .then(show);
    const showQuestions = (): Promise<void> =>
      (wanted.length < SHORTEST_WORDS
        ? Promise.resolve([])
        : findQuestions(client, wanted, filters, signal).catch(() => [])
      ).then((found) => show({ questions: found }));
    const timers = [
      setTimeout(() => void showNames(), NAMES_AFTER),
      setTimeout(() => void showQuestions(), QUESTIONS_AFTER),
    ];
    return () => {
      controller.abort();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [wanted]);
  return wanted === '' ? [] : [...matching, { kind: 'text', text: wanted }, ...questions, ...similar];
}

/** Names of each kind. */
const MOST_NAMES = 4;
const MOST_QUESTIONS = 4;

async function findNames(
  client: Client,
  text: string,
  { lang }: Filters,
  signal: AbortSignal,
): Promise<Names> {
  const { data } = await client.get(
    '/suggest',
    { q: text, limit: MOST_NAMES, lang: toQuery({ lang: lang ?? [] }).lang, include: ['playable'] },
    { signal },
  );
  return {
    matching: data.filter(({ match }) => match !== 'similar'),
    similar: data.filter(({ match }) => match === 'similar'),
  };
}

/** Questions with the words, among those that match the other filters. */
async function findQuestions(
  client: Client,
  text: string,
  filters: Filters,
  signal: AbortSignal,
): Promise<readonly SearchOption[]> {
  const query = { ...toQuery(filters), q: text, limit: MOST_QUESTIONS, count: 'none' } as const;
  const { data } = await client.questions.list({ ...query, fields: ['id', 'text'] }, { signal });
  return data.map(({ id, text: question }) => ({ kind: 'question', id, text: question }));
}
