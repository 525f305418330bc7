import type { Fetch, FetchInit } from '../../packages/client/src/index.ts';

interface Sent extends FetchInit {
  readonly url: string;
}

/** A step of a script: a response, or the error of a lost connection. */
export type Step = Response | Error;

/** A `fetch` that responds step by step; the last step repeats. */
export function scriptedFetch(...steps: readonly Step[]): { readonly fetch: Fetch; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    fetch(url, init) {
      sent.push({ url, ...init });
      const step = steps[Math.min(sent.length, steps.length) - 1] ?? new Error('the script is empty');
      return step instanceof Error ? Promise.reject(step) : Promise.resolve(step.clone());
    },
  };
}

/** A successful response. */
export const answered = (body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } });

export const refused = (
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
  members: object = {},
): Response =>
  new Response(JSON.stringify({ code, detail: `It is ${code}.`, status, ...members }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
