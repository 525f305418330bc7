import type { AddressLimiter } from '../limits/address-limiter.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { OperationParts } from '../endpoints/endpoint.ts';
import type { Gate } from './load/gate.ts';
import type { VisitorParts } from './admission/admit-visitor.ts';
import type { Authenticators } from './admission/identify-account.ts';

/** What REST and MCP need to serve a request. */
export interface TransportParts extends Authenticators, VisitorParts {
  readonly operationParts: OperationParts;
  readonly limiter: Limiter;
  /** Requests leave it early when something else bounds them. */
  readonly gate: Pick<Gate, 'leave'>;
  /** Limits callers without a key; undefined when limits are switched off. */
  readonly addressLimiter: AddressLimiter | undefined;
  /** Whether every response is validated against its schema. For tests: it costs more than the rest of the request. */
  readonly checkAnswers: boolean;
}
