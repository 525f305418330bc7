import { createIdentify } from '../access/identify.ts';
import type { KeyUses } from '../access/key-uses.ts';
import type { SiteKeys } from '../access/site-key.ts';
import { createSubjectPages } from '../discovery/subject-pages.ts';
import { createExportFolder } from '../exports/export-folder.ts';
import type { TransportParts } from '../http/server.ts';
import type { EndpointParts } from '../endpoints/endpoint.ts';
import { createCursorReader } from '../endpoints/cursors.ts';
import type { Connections } from '../store/database.ts';
import { createReportStore } from '../store/moderation/reports.ts';
import type { ReadSecret } from '../store/service-secret.ts';
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
