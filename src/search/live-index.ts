import type { Client } from '@elastic/elasticsearch';

import type { Breaker } from '../outages/breaker.ts';

/** What readers search: the alias of the live generation in an engine. */
export interface LiveIndex {
  readonly client: Client;
  readonly alias: string;
  /** Without it, every search is sent, however long the engine has been silent. */
  readonly breaker?: Breaker | undefined;
}

/** The alias that readers search: it points to the live generation. */
export function questionsAlias(indexPrefix: string): string {
  return `${indexPrefix}-questions`;
}
