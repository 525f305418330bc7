import { createDraws } from '../draws/draws.ts';
import { createSeededDraws } from '../draws/seeded-draws.ts';
import type { EndpointParts } from '../endpoints/endpoint.ts';
import { type ChangeFeed, type ChangeListener, createChangeFeed } from '../questions/change-feed.ts';
import { createQuestionStore } from '../questions/question-store.ts';
import type { Search } from '../search/search.ts';
import type { Database } from '../store/database.ts';
import { createCategoryCache, createLabelCache } from '../store/taxonomy/labels.ts';
import type { AppParts } from './app-parts.ts';

/** The questions in memory, what draws them, and what makes both forget changes. */
export function createQuestions(
  { logger, metrics }: AppParts,
  database: Database,
  search: Search,
): Pick<EndpointParts, 'categories' | 'questions' | 'draws' | 'seededDraws'> & {
  readonly changeFeed: ChangeFeed;
} {
  const categories = createCategoryCache(database, logger);
  const labels = createLabelCache(database);
  const listeners: ChangeListener[] = [];
  const changeFeed = createChangeFeed({ database, logger, listeners });
  const questions = createQuestionStore({
    database,
    categories,
    labels,
    isCurrent: changeFeed.isCurrent,
    onStaleRows: (count) => metrics?.staleRows(count),
  });
  const draws = createDraws({ search, store: questions });
  const seededDraws = createSeededDraws({ search, store: questions });
  const { questionsChanged } = search;
  listeners.push(questions, draws, seededDraws, { questionsChanged, vocabularyChanged: () => undefined });
  return { categories, questions, draws, seededDraws, changeFeed };
}
