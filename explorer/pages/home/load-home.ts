import type { Question } from '../../../packages/client/src/index.ts';
import type { PageRequest } from '../../app/page.tsx';
import { dayOf } from '../../play/seeds.ts';

interface CategoryCount {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

/** What the home page shows. */
export interface HomeData {
  readonly total: number;
  readonly byLanguage: { readonly en: number; readonly pl: number };
  readonly sources: number;
  readonly tags: number;
  readonly topics: number;
  /** Those with questions, in alphabetical order. */
  readonly categories: readonly CategoryCount[];
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
  const [stats, tags, topics, question] = await Promise.all([
    client.stats({ lang: language }, options),
    client.tags.list({ lang: language, limit: 1 }, options),
    client.topics.list({ lang: language, limit: 1 }, options),
    drawOne(request),
  ]);
  return {
    total: stats.total,
    byLanguage: { en: stats.byLanguage.en ?? 0, pl: stats.byLanguage.pl ?? 0 },
    sources: Object.keys(stats.bySource).length,
    tags: tags.meta.total,
    topics: topics.meta.total,
    categories: stats.byCategory
      .filter(({ count }) => count > 0)
      .map(({ slug, name, count }) => ({ slug, name, count }))
      .sort((one, other) => one.name.localeCompare(other.name, language)),
    question,
    today: dayOf(Date.now()),
  };
}
