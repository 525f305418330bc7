import type { Question } from '../../packages/client/src/index.ts';
import { unlessStatus, type PageRequest } from '../app/page.ts';
import { capitalized, filterNames, type Labels } from '../filters/filter-labels.ts';
import { toQuery, valueOf, type Filters } from '../filters/filters.ts';
import type { Language } from '../texts/language.ts';
import type { RoundRequest } from './round-address.ts';

const FIELDS = [
  'id',
  'text',
  'correctAnswer',
  'incorrectAnswers',
  'type',
  'difficulty',
  'language',
  'category',
  'explanation',
  'extensions',
] as const;

type Field = (typeof FIELDS)[number];

/** What a round shows of a question. */
export type PlayQuestion = Pick<Question, Field | 'attribution' | 'translations'>;

/** The questions of a round, in the language of the page where there are translations. */
export interface LoadedRound {
  readonly request: RoundRequest;
  readonly questions: readonly PlayQuestion[];
  /** Where the questions after the round begin; undefined after the last ones. */
  readonly next: string | undefined;
}

/** What loading takes from the request of a page. */
export type Loading = Pick<PageRequest, 'client' | 'signal'>;

/** Loads a round. The same request has the same questions; daily rounds begin with the easiest. */
export async function loadRound(
  loading: Loading,
  request: RoundRequest,
  language: Language,
): Promise<LoadedRound> {
  const { data, next } = await listQuestions(loading, request);
  const drawn = request.day === undefined ? data : data.toSorted(byDifficulty);
  const shown = await inLanguage(loading, drawn, request.drawn, language);
  return { request, questions: drawn.map((question) => shown.get(question.id) ?? question), next };
}

const DIFFICULTIES = ['trivial', 'easy', 'medium', 'hard', 'expert'];

const byDifficulty = (one: PlayQuestion, other: PlayQuestion): number =>
  DIFFICULTIES.indexOf(one.difficulty ?? 'medium') - DIFFICULTIES.indexOf(other.difficulty ?? 'medium');

/** The questions of a round in the language in which they are drawn. */
export async function listQuestions(
  { client, signal }: Loading,
  { filters, amount, drawn, seed, after }: RoundRequest,
): Promise<{ readonly data: readonly PlayQuestion[]; readonly next: string | undefined }> {
  const query = {
    ...toQuery(filters),
    lang: drawn,
    order: 'shuffled',
    seed,
    limit: amount,
    count: 'none',
    fields: FIELDS,
    include: ['translations'],
    // Where a round begins is the cursor of a page.
    cursor: after,
  } as const;
  const { data, _links } = await client.questions.list(query, { signal });
  return { data, next: cursorOf(_links.next) };
}

const cursorOf = (link: string | undefined): string | undefined =>
  link === undefined
    ? undefined
    : (new URLSearchParams(link.slice(link.indexOf('?'))).get('cursor') ?? undefined);

/** The translations of questions that have been drawn in another language, by the id of the drawn one. */
export async function inLanguage(
  { client, signal }: Loading,
  questions: readonly PlayQuestion[],
  drawn: Language,
  language: Language,
): Promise<ReadonlyMap<string, PlayQuestion>> {
  if (language === drawn) return new Map();
  const pairs = questions.flatMap(({ id, translations = [] }) =>
    translations.filter((each) => each.language === language).map((each) => [id, each.id] as const),
  );
  if (pairs.length === 0) return new Map();
  const ids = pairs.map(([, sibling]) => sibling);
  const { data } = await client.questions.list(
    { ids, lang: language, count: 'none', fields: FIELDS },
    { signal },
  );
  const byId = new Map(data.map((question) => [question.id, question]));
  return new Map(
    pairs.flatMap(([id, sibling]) => {
      const question = byId.get(sibling);
      return question === undefined ? [] : [[id, question]];
    }),
  );
}

/** The name of a round: its filters. @param plain - its name without any */
export function roundName(
  { filters, questions }: { readonly filters: Filters; readonly questions: readonly PlayQuestion[] },
  labels: Labels,
  language: Language,
  plain: string,
): string {
  const slug = valueOf(filters, 'category');
  const category = questions.find((question) => question.category.slug === slug)?.category;
  const known = category === undefined ? labels : { ...labels, [slug]: category.name };
  const names = filterNames(filters, language, known).map(({ label }) => label);
  return capitalized(language, names.length === 0 ? plain : names.join(' · '));
}

/** How many questions some filters match, and what the service does not know in them. */
export async function countMatches(
  { client, signal }: Loading,
  filters: Filters,
  drawn: Language,
): Promise<{ readonly total: number; readonly warnings: readonly string[] }> {
  const query = { ...toQuery(filters), lang: drawn, limit: 0, count: 'exact' } as const;
  const { meta } = await client.questions.list(query, { signal });
  return { total: meta.total ?? 0, warnings: (meta.warnings ?? []).map(({ message }) => message) };
}

/** Topics to choose from; search finds all of them. */
const TOPICS = 100;

interface Choice {
  readonly slug: string;
  readonly name: string;
}

/** The categories and topics of a form for rounds, in alphabetical order. */
export interface RoundChoices {
  readonly categories: readonly Choice[];
  readonly topics: readonly Choice[];
}

export async function loadChoices({ client, language, signal }: PageRequest): Promise<RoundChoices> {
  const [stats, topics] = await Promise.all([
    client.stats({ lang: language }, { signal }),
    client.topics.list({ lang: language, limit: TOPICS }, { signal }),
  ]);
  const byName = (one: Choice, other: Choice): number => one.name.localeCompare(other.name, language);
  return {
    categories: stats.byCategory
      .filter(({ count }) => count > 0)
      .map(({ slug, name }) => ({ slug, name }))
      .sort(byName),
    topics: topics.data.map(({ slug, label }) => ({ slug, name: label })).sort(byName),
  };
}

const REFUSED = 400;

/** Undefined if the service refuses a request, as for a link that someone has changed or cut off. */
export const unlessRefused = <Result>(result: Promise<Result>): Promise<Result | undefined> =>
  unlessStatus(REFUSED, result);
