import { createIdentify } from '../access/identify.ts';
import type { KeyUses } from '../access/key-uses.ts';
import type { SiteKeys } from '../access/site-key.ts';
import { createSubjectPages } from '../discovery/subject-pages.ts';
import { createDraws } from '../draws/draws.ts';
import { createSeededDraws } from '../draws/seeded-draws.ts';
import { createCursorReader } from '../endpoints/cursors.ts';
import type { EndpointParts } from '../endpoints/endpoint.ts';
import { createExportFolder } from '../exports/export-folder.ts';
import type { TransportParts } from '../http/server.ts';
import { type ChangeFeed, type ChangeListener, createChangeFeed } from '../questions/change-feed.ts';
import { createQuestionStore } from '../questions/question-store.ts';
import type { Search } from '../search/search.ts';
import type { Connections, Database } from '../store/database.ts';
import { createReportStore } from '../store/moderation/reports.ts';
import type { ReadSecret } from '../store/service-secret.ts';
import { createCategoryCache, createLabelCache } from '../store/taxonomy/labels.ts';
import { createTopicCache } from '../store/taxonomy/taxonomy-names.ts';
import type { AppParts } from './app-parts.ts';

type Shared = Pick<
  EndpointParts,
  'database' | 'search' | 'discovery' | 'history' | 'categories' | 'questions' | 'draws' | 'seededDraws'
> &
  Pick<
    TransportParts,
    'limiter' | 'gate' | 'addressLimiter' | 'visitorLimiter' | 'findSession' | 'identifyToken'
  > & {
    readonly postgres: Connections;
    readonly readSecret: ReadSecret;
    readonly siteKeys: SiteKeys;
    readonly keyUses: KeyUses;
  };

/** What REST and MCP share: who is calling, how much they may request, and what operations work with. */
export function createTransport(
  { config, checkAnswers = false }: AppParts,
  {
    limiter,
    gate,
    addressLimiter,
    visitorLimiter,
    findSession,
    identifyToken,
    readSecret,
    siteKeys,
    keyUses,
    postgres,
    ...shared
  }: Shared,
): TransportParts {
  return {
    operationParts: {
      ...shared,
      readCursors: createCursorReader(readSecret),
      topics: createTopicCache(shared.database),
      subjectPages: createSubjectPages(shared.search),
      reports: createReportStore(postgres, readSecret),
      exports: createExportFolder(config.exportFolder),
    },
    identify: createIdentify(shared.database, undefined, siteKeys.accepts, keyUses.note),
    identifyToken,
    findSession,
    limiter,
    gate,
    addressLimiter,
    visitorLimiter,
    checkAnswers,
  };
}

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
