import type { Measured } from './measure-fault.ts';
import type { Fault } from './faults.ts';
import type { Probe, Target } from './probes/probe.ts';

/** Milliseconds within which each request has its answer: two seconds for engines, and what it waits for its turn. */
const LONGEST_ANSWER = 3_000;
/** Milliseconds until requests are served again after a fault. */
export const LONGEST_RECOVERY = 15_000;
/** Milliseconds until what was changed meanwhile is searchable, or the mails of that time have arrived. */
export const LONGEST_CATCH_UP = 60_000;

/** Documents and lists that need no engine, or come from the last counts. */
const FROM_MEMORY = [
  /^GET \/(favicon|robots|llms|docs|errors|health|api\/v1$|api\/v1\/openapi)/,
  /^GET \/api\/v1\/(languages|categories|topics|tags|subcategories|regions|stats|suggest\?q=\w+)$/,
  /^GET \/(\.well-known|api\/auth\/jwks)/,
  /^(initialize|ping|tools\/list|resources\/list|prompts\/list)$/,
];

/** What may be refused while a target fails. Forms of accounts check passwords, which queue on a busy machine. */
const MAY_BE_REFUSED: Readonly<Record<Target, readonly RegExp[]>> = {
  Elasticsearch: [
    /\/questions(\?|$|\/(random|search|facets))/,
    /\/(topics|categories|tags|subcategories|regions)\//,
    /^GET \/(pl|explore|play|play\/host|stats)?$/,
    /^GET \/questions\//,
    /svc_(random|list|topic_by_slug)$/,
    /^prompts\/get/,
    /^POST \/account/,
    /^index /,
  ],
  PostgreSQL: [/^/],
  Redis: [/^POST \/account/],
  SMTP: [/^POST \/account/],
  clock: [/^POST \/account/],
};

/** Whether a probe has to be served during a fault of this target. */
function mustBeServed(target: Target, { name }: Probe): boolean {
  if (FROM_MEMORY.some((pattern) => pattern.test(name))) return true;
  return !MAY_BE_REFUSED[target].some((pattern) => pattern.test(name));
}

/** In words, what an answer breaks; undefined if it keeps the promises. */
export function brokenPromise(
  { target }: Fault,
  { probe, kind, said, milliseconds }: Measured,
  longestAnswer = LONGEST_ANSWER,
): string | undefined {
  if (kind === 'broken') return said;
  if (kind === 'refused' && mustBeServed(target, probe))
    return 'refused, although it does not need the engine';
  if (probe.group !== 'commands' && milliseconds > longestAnswer)
    return `answered after ${Math.round(milliseconds)} ms`;
  return undefined;
}
