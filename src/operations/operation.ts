import type { z } from 'zod';

import type { CountedRequest } from '../limits/limiter.ts';
import type { Discovery } from '../discovery/discovery.ts';
import type { Search } from '../search/search.ts';
import type { CategoryBook } from '../store/taxonomy/categories.ts';
import type { Database } from '../store/database.ts';
import type { KeyOwner } from '../store/accounts/key-owners.ts';
import type { LabelBook } from '../store/taxonomy/labels.ts';
import type { ReportBook } from '../store/moderation/report-book.ts';
import type { TopicBook } from '../store/taxonomy/topics.ts';

/** What operations work with: the engines and what is kept in memory. */
export interface OperationParts {
  readonly database: Database;
  readonly search: Search;
  readonly discovery: Pick<Discovery, 'current' | 'earlier'>;
  readonly categories: CategoryBook;
  readonly labels: LabelBook;
  readonly topics: TopicBook;
  readonly reports: ReportBook;
}

/** Who asks, as far as an operation may have to know. */
export interface Caller {
  /** The client's network address. It is never kept or logged as it is. */
  readonly address: string;
  /** What the client calls itself. */
  readonly userAgent: string | undefined;
  /** The key that was sent; undefined for a caller without one. */
  readonly key: Pick<KeyOwner, 'keyId' | 'name' | 'prefix' | 'scope'> | undefined;
  /** The account and how its limits stand after this request; undefined for a caller without an account. */
  readonly counted: CountedRequest | undefined;
}

/** One thing that the service does, whatever the transport: REST and tools go through the same `run`. */
export interface Operation<Input extends z.ZodType, Output extends z.ZodType> {
  /** A line for the API reference. */
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Takes input that was parsed; throws ServiceError for what the caller can mend or must wait for. */
  readonly run: (parts: OperationParts, input: z.output<Input>, caller: Caller) => Promise<z.output<Output>>;
}

/** Lets the compiler fit `run` to the schemas. */
export function defineOperation<Input extends z.ZodType, Output extends z.ZodType>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return operation;
}
