import type { z } from 'zod';

import type { CountedRequest } from '../limits/limiter.ts';
import type { Discovery } from '../discovery/discovery.ts';
import type { CatalogueHistory } from '../discovery/history.ts';
import type { SubjectFacets } from '../discovery/subject-facets.ts';
import type { Samples } from '../discovery/samples.ts';
import type { Prepared } from '../contract/prepared-question.ts';
import type { Draws } from '../draws/draws.ts';
import type { SeededDraws } from '../draws/seeded-draws.ts';
import type { ExportFolder } from '../exports/export-folder.ts';
import type { QuestionStore } from '../questions/question-store.ts';
import type { CursorSeal } from '../search/cursor-seal.ts';
import type { Search } from '../search/search.ts';
import type { CategoryCache } from '../store/taxonomy/categories.ts';
import type { Database } from '../store/database.ts';
import type { KeyOwner } from '../store/accounts/key-owners.ts';
import type { ReportStore } from '../store/moderation/report-store.ts';
import type { TopicCache } from '../store/taxonomy/topics.ts';

/** What operations work with: the engines and what is kept in memory. */
export interface OperationParts {
  readonly database: Database;
  readonly search: Search;
  readonly readCursorSeal: () => Promise<CursorSeal>;
  readonly draws: Draws;
  readonly seededDraws: SeededDraws;
  readonly questions: QuestionStore;
  readonly discovery: Pick<Discovery, 'current' | 'latest' | 'earlier'>;
  readonly history: Pick<CatalogueHistory, 'read'>;
  readonly subjectFacets: SubjectFacets;
  readonly samples: Samples;
  readonly categories: Pick<CategoryCache, 'read'>;
  readonly topics: TopicCache;
  readonly reports: ReportStore;
  readonly exports: ExportFolder;
}

/** The caller, as far as operations need to know. */
export interface Caller {
  /** The client's network address. It is never stored or logged in plain form. */
  readonly address: string;
  /** The `User-Agent` header. */
  readonly userAgent: string | undefined;
  /** The API key; undefined for a caller without one. */
  readonly key: Pick<KeyOwner, 'keyId' | 'name' | 'prefix' | 'scope'> | undefined;
  /** The account and its limits after this request; undefined for a caller without an account. */
  readonly counted: CountedRequest | undefined;
}

/** One capability of the service. REST and MCP tools call the same `run`. */
export interface Operation<Input extends z.ZodType, Output extends z.ZodType> {
  /** A line for the API reference. */
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Whether it reads the caller's usage, which must then be exact in every detail. */
  readonly readsUsage?: true;
  /** Takes parsed input. Throws ServiceError for errors that the caller can fix or must wait for. */
  readonly run: (
    parts: OperationParts,
    input: z.output<Input>,
    caller: Caller,
  ) => Promise<Prepared<z.output<Output>>>;
}

/** Makes the compiler check `run` against the schemas. */
export function defineOperation<Input extends z.ZodType, Output extends z.ZodType>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return operation;
}
