import type { Admission, LimitsInForce } from './admission.ts';
import type { UsageBatch } from './usage-batches.ts';

/** A request that waits for its decision. */
export interface AskedRequest {
  readonly userId: string;
  readonly limits: LimitsInForce;
  /** What is to be settled before the decision. */
  readonly batch: UsageBatch | undefined;
  readonly resolve: (admission: Admission) => void;
  readonly reject: (error: unknown) => void;
}

/** Requests of one user that are decided together, in the order in which they came; the first may bring a batch. */
export type RequestGroup = readonly [AskedRequest, ...AskedRequest[]];

/** Keys of a user may differ in their limits for a moment, when those have just been changed. */
const sameLimits = (left: LimitsInForce, right: LimitsInForce): boolean =>
  left === right ||
  (left.burst === right.burst && left.perDay === right.perDay && left.perMonth === right.perMonth);

/** Puts requests of one user together that ask for the same, without changing the order of any user's requests. */
export function groupRequests(requests: readonly AskedRequest[]): RequestGroup[] {
  const groups: RequestGroup[] = [];
  const latest = new Map<string, [AskedRequest, ...AskedRequest[]]>();
  for (const request of requests) {
    const group = latest.get(request.userId);
    if (group !== undefined && request.batch === undefined && sameLimits(group[0].limits, request.limits)) {
      group.push(request);
      continue;
    }
    const begun: [AskedRequest] = [request];
    latest.set(request.userId, begun);
    groups.push(begun);
  }
  return groups;
}
