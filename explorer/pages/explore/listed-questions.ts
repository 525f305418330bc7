import type { Answer, Client, Question } from '../../../packages/client/src/index.ts';
import { toQuery, type Filters } from '../../filters/filters.ts';

/** What a row of the list shows. */
const FIELDS = [
  'id',
  'text',
  'correctAnswer',
  'incorrectAnswers',
  'type',
  'difficulty',
  'language',
  'category',
  'tags',
  'explanation',
] as const;

export type ListedQuestion = Pick<Question, (typeof FIELDS)[number] | 'attribution'>;

/** A part of the list. `cursor` leads to the next one; the last part has none. */
export interface ListPart {
  readonly questions: readonly ListedQuestion[];
  readonly cursor: string | undefined;
}

export type Warning = NonNullable<Answer<'/questions'>['meta']['warnings']>[number];

/** The order of a list. Without one, the best matches of a text come first. */
export interface ListOrder {
  readonly order?: 'newest' | 'shuffled';
  readonly seed?: string;
}

/** Questions in one part of the list. */
const PART = 20;

interface PartOptions {
  readonly order: ListOrder;
  readonly cursor?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Loads a part of the list: the first one, or the one at a cursor. */
export async function loadPart(
  client: Client,
  filters: Filters,
  { order, cursor, signal }: PartOptions,
): Promise<ListPart & { readonly warnings: readonly Warning[] }> {
  const query = {
    ...toQuery(filters),
    ...order,
    limit: PART,
    count: 'none',
    fields: FIELDS,
    cursor,
  } as const;
  const { data, meta, _links } = await client.questions.list(query, { signal });
  const next = _links.next === undefined ? undefined : new URL(_links.next).searchParams.get('cursor');
  return { questions: data, cursor: next ?? undefined, warnings: meta.warnings ?? [] };
}
