import type { Answer, Query, QuestionField, Selected, Selecting, Shown } from './api-types.ts';
import type { Linked } from './pages.ts';
import type { CallOptions } from './send.ts';

type ListPage<Field extends QuestionField> = Selected<'/questions', Field>;

/** Draws, lists and single questions. With `fields`, the types of the questions have only those. */
export interface Questions {
  /** Draws random questions: 10, unless `amount` says otherwise. */
  draw<Field extends QuestionField = never>(
    query?: Selecting<'/questions/random', Field>,
    options?: CallOptions,
  ): Promise<Selected<'/questions/random', Field>>;
  /** One page of questions, or with `ids` those questions. */
  list<Field extends QuestionField = never>(
    query?: Selecting<'/questions', Field>,
    options?: CallOptions,
  ): Promise<ListPage<Field>>;
  /** One question by its id. */
  get<Field extends QuestionField = never>(
    id: string,
    query?: Selecting<'/questions/{id}', Field>,
    options?: CallOptions,
  ): Promise<Selected<'/questions/{id}', Field>>;
  /** How many questions match, and how many would with each choice of a filter. */
  facets(query?: Query<'/questions/facets'>, options?: CallOptions): Promise<Answer<'/questions/facets'>>;
  /** The page after this one; undefined after the last. A saved `{ _links }` is enough to continue later. */
  next<Field extends QuestionField = never>(
    page: ListPage<Field> | Linked,
    options?: CallOptions,
  ): Promise<ListPage<Field> | undefined>;
  /** The page before this one; undefined before the first. */
  previous<Field extends QuestionField = never>(
    page: ListPage<Field> | Linked,
    options?: CallOptions,
  ): Promise<ListPage<Field> | undefined>;
  /** All pages. The next one is requested when you ask for it. */
  pages<Field extends QuestionField = never>(
    query?: Selecting<'/questions', Field>,
    options?: CallOptions,
  ): AsyncGenerator<ListPage<Field>, void, undefined>;
  /** All matching questions, newest first; with `order: 'shuffled'` in random order, each once. */
  walk<Field extends QuestionField = never>(
    query?: Selecting<'/questions', Field>,
    options?: CallOptions,
  ): AsyncGenerator<Shown<Field>, void, undefined>;
}
