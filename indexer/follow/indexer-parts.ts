import type { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { Tracing } from '../../src/tracing/tracing.ts';

/** The connections and settings of the indexer. */
export interface IndexerParts {
  readonly pool: Pool;
  readonly elasticsearch: Client;
  /** The prefix of index names and of the readers' alias. */
  readonly indexPrefix: string;
  /** Shards of an index that is built. The default is 1. */
  readonly shards?: number;
  readonly logger: Logger;
  readonly events?: Partial<IndexerEvents> | undefined;
  /** Without it nothing is traced. */
  readonly tracing?: Pick<Tracing, 'inSpan'> | undefined;
}

/** Events of the indexer, for metrics and its health. */
export interface IndexerEvents {
  /** Called when this indexer starts to write, and when it stops. */
  readonly onLeading: (leading: boolean) => void;
  /** Called after each round, also of an empty queue. */
  readonly onRound: (outcome: {
    readonly settled: number;
    readonly held: number;
    /** Whether more changes may wait. */
    readonly full: boolean;
  }) => void;
  /** Called when a round, or the preparation of the index, failed. */
  readonly onFailure: () => void;
  /** Called when indices are replaced because their history is not that of the database. */
  readonly onForeignIndices: (count: number) => void;
  /** Called while a new index is filled, as `OnProgress`. */
  readonly onBackfill: (written: number, total: number) => void;
}
