import type { Question } from '../../../packages/client/src/index.ts';
import type { PageRequest } from '../../app/page.ts';
import { dayOf } from '../../play/round-address.ts';
import type { Language } from '../../texts/language.ts';

/** What the home page shows. All numbers count what a default draw can give, those of categories in the language of the page. */
export interface HomeData {
  readonly total: number;
  readonly byLanguage: { readonly en: number; readonly pl: number };
  readonly sources: number;
  readonly tags: number;
  readonly topics: number;
  /** Those with questions, in alphabetical order. */
  readonly categories: readonly { readonly slug: string; readonly name: string; readonly count: number }[];
  /** Undefined while there are no questions in the language. */
  readonly question: Question | undefined;
  /** The date in UTC, of which the daily questions are. */
  readonly today: string;
}

/** A question to answer right now: one that most people can try. */
export async function drawOne({ client, language, signal }: PageRequest): Promise<Question | undefined> {
  const { data } = await client.questions.draw(
    { lang: language, amount: 1, type: 'multiple', difficulty: 'easy' },
    { signal },
  );
  return data[0];
}

export async function loadHome(request: PageRequest): Promise<HomeData> {
  const { client, language, signal } = request;
  const options = { signal };
  const [{ data: facets, meta }, tags, topics, question] = await Promise.all([
    client.get('/questions/facets', { lang: language, facets: ['category', 'lang', 'source'] }, options),
    client.tags.list({ lang: language, limit: 1 }, options),
    client.topics.list({ lang: language, limit: 1 }, options),
    drawOne(request),
  ]);
  const countIn = (lang: Language): number => facets.lang?.find(({ value }) => value === lang)?.count ?? 0;
  const hasQuestions = ({ count }: { readonly count: number }): boolean => count > 0;
  return {
    total: meta.total,
    byLanguage: { en: countIn('en'), pl: countIn('pl') },
    sources: (facets.source ?? []).filter(hasQuestions).length,
    tags: tags.meta.total,
    topics: topics.meta.total,
    categories: (facets.category ?? [])
      .filter(hasQuestions)
      .map(({ value, label = value, count }) => ({ slug: value, name: label, count }))
      .sort((one, other) => one.name.localeCompare(other.name, language)),
    question,
    today: dayOf(Date.now()),
  };
}
