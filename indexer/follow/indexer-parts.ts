import type { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { Tracing } from '../../src/tracing/tracing.ts';
import type { IndexerEvents } from './indexer-events.ts';

/** The connections and settings of the indexer. */
export interface IndexerParts {
  readonly pool: Pool;
  readonly elasticsearch: Client;
  /** The prefix of index names and of the readers' alias. */
  readonly indexPrefix: string;
  readonly logger: Logger;
  readonly events?: Partial<IndexerEvents> | undefined;
  /** Without it nothing is traced. */
  readonly tracing?: Pick<Tracing, 'inSpan'> | undefined;
}
