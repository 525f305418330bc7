import type { Admission, LimitsInForce, UsageDetails } from './admission.ts';
import type { UsageBatch } from './usage-batches.ts';

/** A request waiting for its decision. */
export interface PendingRequest {
  readonly userId: string;
  readonly limits: LimitsInForce;
  /** 0 reads the state of the limits without counting a request. */
  readonly asks: 0 | 1;
  /** The batch to settle before the decision. */
  readonly batch: UsageBatch | undefined;
  /** Details that need not be read from Redis again. */
  readonly known?: UsageDetails | undefined;
  readonly resolve: (admission: Admission) => void;
  readonly reject: (error: unknown) => void;
}

/** Requests of one user that are decided together, in order of arrival. The first may include a batch. */
export type RequestGroup = readonly [PendingRequest, ...PendingRequest[]];

/** Whether a decision needs details from Redis. */
export function needsDetails(group: RequestGroup): boolean {
  for (const { known } of group) if (known === undefined) return true;
  return false;
}

/** Requests of one user may have different limits for a moment after those have changed. */
const sameLimits = (left: LimitsInForce, right: LimitsInForce): boolean =>
  left === right ||
  (left.burst === right.burst && left.perDay === right.perDay && left.perMonth === right.perMonth);

const joins = (request: PendingRequest, [first]: RequestGroup): boolean =>
  request.batch === undefined && request.asks === first.asks && sameLimits(first.limits, request.limits);

/** Groups requests of the same user with the same limits. The order of each user's requests is unchanged. */
export function groupRequests(requests: readonly PendingRequest[]): RequestGroup[] {
  const groups: RequestGroup[] = [];
  const latest = new Map<string, [PendingRequest, ...PendingRequest[]]>();
  for (const request of requests) {
    const group = latest.get(request.userId);
    if (group !== undefined && joins(request, group)) {
      group.push(request);
      continue;
    }
    const started: [PendingRequest] = [request];
    latest.set(request.userId, started);
    groups.push(started);
  }
  return groups;
}
