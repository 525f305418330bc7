import type { Answer, Client } from '../../../packages/client/src/index.ts';
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

/** Names of each kind. */
const MOST_NAMES = 4;
const MOST_QUESTIONS = 4;

/** Names that match a text, and those that were perhaps meant. */
export interface Names {
  readonly matching: readonly SearchOption[];
  readonly similar: readonly SearchOption[];
}

export async function findNames(
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
export async function findQuestions(
  client: Client,
  text: string,
  filters: Filters,
  signal: AbortSignal,
): Promise<readonly SearchOption[]> {
  const query = { ...toQuery(filters), q: text, limit: MOST_QUESTIONS, count: 'none' } as const;
  const { data } = await client.questions.list({ ...query, fields: ['id', 'text'] }, { signal });
  return data.map(({ id, text: question }) => ({ kind: 'question', id, text: question }));
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
