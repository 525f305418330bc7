import type { ErrorCode, Problem } from './api-types.ts';

/**
 * - `unreachable`: there was no response.
 * - `not_the_service`: the response is not one of the service, for example that of a proxy.
 */
type ClientCode = 'unreachable' | 'not_the_service';

/** Codes are added to the service over time, so any text is possible. */
type AnyCode = ErrorCode | ClientCode | (string & Record<never, never>);

interface Failure {
  /** The HTTP status, or 0 if there was no response. */
  readonly status: number;
  readonly code: AnyCode;
  readonly detail: string;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  readonly requestId?: string | undefined;
  readonly problem?: Problem | undefined;
}

/** Every failed request is reported by one of these, except those that your own signal has aborted. */
export class TriviaError extends Error {
  override readonly name = 'TriviaError';
  /** The HTTP status, or 0 if there was no response. */
  readonly status: number;
  /** Stable: compare this one. */
  readonly code: AnyCode;
  /** What went wrong, as a sentence. */
  readonly detail: string;
  /** The parameters or fields that are wrong. */
  readonly errors: NonNullable<Problem['errors']>;
  /** Seconds to wait before the next attempt, if the service knows. */
  readonly retryAfter: number | undefined;
  /** Identifies the request in the logs of the service. */
  readonly requestId: string | undefined;
  /** The whole report, with the other members that some codes have. */
  readonly problem: Problem | undefined;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.detail, options);
    this.status = failure.status;
    this.code = failure.code;
    this.detail = failure.detail;
    this.errors = failure.problem?.errors ?? [];
    this.retryAfter = failure.retryAfter;
    this.requestId = failure.requestId;
    this.problem = failure.problem;
  }
}

/** The error of a request without a response. */
export const unreachable = (cause: unknown): TriviaError =>
  new TriviaError({ status: 0, code: 'unreachable', detail: 'The service cannot be reached.' }, { cause });

/** The error of a successful response whose body is not JSON. */
export const notTheService = ({ status }: Response, cause: unknown): TriviaError =>
  new TriviaError({ status, code: 'not_the_service', detail: 'The response is not JSON.' }, { cause });

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;

const secondsIn = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined;

/** The error that a response reports. */
export async function errorOf(response: Response): Promise<TriviaError> {
  const { status, headers } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const problem = isProblem(body) ? body : undefined;
  return new TriviaError({
    status,
    code: problem?.code ?? 'not_the_service',
    detail: problem?.detail ?? `The response has status ${status} and no explanation.`,
    retryAfter: secondsIn(headers.get('retry-after')) ?? problem?.retryAfter,
    requestId: headers.get('x-request-id') ?? undefined,
    problem,
  });
}
