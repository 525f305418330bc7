import { TriviaError } from '../../packages/client/src/index.ts';
import type { PageRequest } from '../app/page.ts';

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
export async function unlessRefused<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof TriviaError && error.status === REFUSED) return undefined;
    throw error;
  }
}
