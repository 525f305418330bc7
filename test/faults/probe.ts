import type { HttpRequest } from '../support/every-request/rest.ts';

export type Target = 'PostgreSQL' | 'Elasticsearch' | 'Redis' | 'SMTP' | 'clock';
/** Those with a proxy in front. */
export type ProxyTarget = Exclude<Target, 'clock'>;

/** What a caller got: what it asked for, the error that is promised for outages, or something else. */
export interface Outcome {
  readonly kind: 'served' | 'refused' | 'broken';
  /** What the caller got; empty if it was served. */
  readonly said: string;
}

/** One request or command, which can be sent again and again. */
export interface Probe {
  readonly group: 'REST' | 'MCP' | 'OAuth' | 'pages' | 'commands';
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

export const SERVED: Outcome = { kind: 'served', said: '' };
export const refused = (said: string): Outcome => ({ kind: 'refused', said: said.slice(0, 300) });
export const broken = (said: string): Outcome => ({ kind: 'broken', said: said.slice(0, 300) });

/** Milliseconds after which a request counts as lost. */
const LOST = 10_000;
/** What no error may reveal. */
const INTERNAL = /ECONN|EPIPE|127\.0\.0\.1|elastic|postgres|redis|terminated|at \w+ \(/i;

interface HttpResponse {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: number;
  readonly text: string;
}

let addresses = 0;

/** An address in another network each time, so that limits per address and those of busy networks are not exceeded. */
function nextAddress(): string {
  addresses += 1;
  return `10.${addresses % 256}.${Math.floor(addresses / 256) % 256}.${Math.floor(addresses / 65_536)}`;
}

export async function send(url: string, request: HttpRequest): Promise<HttpResponse> {
  const response = await fetch(`${url}${request.path}`, {
    method: request.method ?? 'GET',
    headers: { ...request.headers, 'x-forwarded-for': nextAddress() },
    body: request.body ?? null,
    redirect: 'manual',
    signal: AbortSignal.timeout(LOST),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    retryAfter: Number(response.headers.get('retry-after')),
    text: await response.text(),
  };
}

const describe = ({ status, type, text }: HttpResponse): string =>
  `${status} ${type} ${text.replaceAll(/\s+/g, ' ')}`;

/**
 * The promise for what cannot be served: status 503, when to come back, and a body for people or programs.
 *
 * @param url - the address of the service, which is no secret
 */
function judgeRefusal(url: string, response: HttpResponse): Outcome {
  const { status, type, retryAfter, text } = response;
  const isReadable = /^(application\/(problem\+)?json|text\/html)/.test(type);
  if (status !== 503 || !isReadable || !(retryAfter > 0) || INTERNAL.test(text.replaceAll(url, '')))
    return broken(describe(response));
  if (type.startsWith('application/problem') && !text.includes('"code":"service_unavailable"'))
    return broken(describe(response));
  return refused(describe(response));
}

/**
 * @param check - inspects a response that has the expected status
 */
export async function judgeRequest(
  url: string,
  request: HttpRequest,
  check: (text: string) => Outcome = () => SERVED,
): Promise<Outcome> {
  try {
    const response = await send(url, request);
    return response.status === request.status ? check(response.text) : judgeRefusal(url, response);
  } catch (error) {
    return broken(String(error));
  }
}
