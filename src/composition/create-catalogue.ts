import { createDiscovery } from '../discovery/discovery.ts';
import { createHistory } from '../discovery/history.ts';
import { createSubjectPages } from '../discovery/subject-pages.ts';
import { createDraws } from '../draws/draws.ts';
import { createSeededDraws } from '../draws/seeded-draws.ts';
import { createCursorReader } from '../endpoints/cursors.ts';
import type { EndpointParts } from '../endpoints/endpoint.ts';
import { createExportFolder } from '../exports/export-folder.ts';
import { type ChangeListener, createChangeFeed } from '../questions/change-feed.ts';
import { createQuestionStore } from '../questions/question-store.ts';
import { createSearch, type Search } from '../search/search.ts';
import { createTimeToIndex, readIndexLag } from '../store/catalogue/index-progress.ts';
import { createReportStore } from '../store/moderation/reports.ts';
import type { ReadSecret } from '../store/service-secret.ts';
import { withStandby } from '../store/standby-reads.ts';
import { createCategoryCache, createLabelCache } from '../store/taxonomy/labels.ts';
import { createTopicCache } from '../store/taxonomy/taxonomy-names.ts';
import type { AppParts, Background } from './app-parts.ts';
import type { GuardedEngines } from './guard-engines.ts';

/** What endpoints work with: the questions, their index, and the counts of the catalogue. */
export function createCatalogue(parts: AppParts, engines: GuardedEngines, readSecret: ReadSecret) {
  const { config, logger, pollInterval } = parts;
  const { index, postgres, database, takeLock } = engines;
  const search = createSearch(index);
  const { changeFeed, reads, ...questionParts } = createQuestions(parts, engines, search);
  const discovery = createDiscovery({ database, takeLock, search, logger, pollInterval });
  const history = createHistory({ database, takeLock, logger, pollInterval });
  const endpointParts: EndpointParts = {
    ...questionParts,
    database: reads,
    search,
    discovery,
    history,
    readCursors: createCursorReader(readSecret),
    topics: createTopicCache(database),
    subjectPages: createSubjectPages(search),
    reports: createReportStore(postgres, readSecret),
    exports: createExportFolder(config.exportFolder),
  };
  const background: Background = [discovery.start, history.start, changeFeed.start];
  return {
    endpointParts,
    discovery,
    timeToIndex: createTimeToIndex(database),
    indexLag: () => readIndexLag(database),
    background,
  };
}

/** The questions in memory, what draws them, and what makes both forget changes. */
function createQuestions(
  { logger, metrics }: AppParts,
  { database, standby }: GuardedEngines,
  search: Search,
) {
  const listeners: ChangeListener[] = [];
  const changeFeed = createChangeFeed({ database, logger, listeners });
  const reads = withStandby(database, standby, changeFeed.snapshot);
  const categories = createCategoryCache(reads, logger);
  const labels = createLabelCache(reads);
  const questions = createQuestionStore({
    database: reads,
    categories,
    labels,
    isCurrent: changeFeed.isCurrent,
    onStaleRows: (count) => metrics?.staleRows(count),
  });
  const draws = createDraws({ search, store: questions });
  const seededDraws = createSeededDraws({ search, store: questions });
  const { questionsChanged } = search;
  listeners.push(questions, draws, seededDraws, { questionsChanged, vocabularyChanged: () => undefined });
  return { categories, questions, draws, seededDraws, changeFeed, reads };
}
