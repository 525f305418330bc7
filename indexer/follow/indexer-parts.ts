import type { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** What the indexer works with. */
export interface IndexerParts {
  readonly pool: Pool;
  readonly elasticsearch: Client;
  /** Begins the names of indices and of the readers' alias. */
  readonly indexPrefix: string;
  readonly logger: Logger;
}
