import type { Fault } from './faults.ts';
import { type Measured, SHOWN_BY, type FaultResult } from './measure-fault.ts';
import type { Probe, Target } from './probe.ts';

/** Milliseconds within which each request has its answer: two seconds for engines, and what it waits for its turn. */
const LONGEST_ANSWER = 3_000;
/** Milliseconds until requests are served again after a fault. */
const LONGEST_RECOVERY = 15_000;
/** Milliseconds until what was changed meanwhile is searchable, or the mails of that time have arrived. */
const LONGEST_CATCH_UP = 60_000;

/** Documents and lists that need no engine, or come from the last counts. */
const FROM_MEMORY = [
  /^GET \/(favicon|design|robots|llms|docs|errors|health|api\/v1$|api\/v1\/openapi)/,
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

function mustBeServed(target: Target, { name }: Probe): boolean {
  if (FROM_MEMORY.some((pattern) => pattern.test(name))) return true;
  return !MAY_BE_REFUSED[target].some((pattern) => pattern.test(name));
}

/** In words, what an answer breaks; undefined if it keeps the promises. */
function brokenPromise(
  { target }: Fault,
  { probe, kind, said, milliseconds }: Measured,
  longestAnswer = LONGEST_ANSWER,
): string | undefined {
  if (kind === 'broken') return said;
  if (kind === 'refused' && mustBeServed(target, probe))
    return `refused, although it does not need the engine: ${said}`;
  if (probe.group !== 'commands' && milliseconds > longestAnswer)
    return `answered after ${Math.round(milliseconds)} ms`;
  return undefined;
}

export const HEADER = `| Target | Fault | Served | Refused | Slowest request | Slowest command | Served again | Caught up | Metrics |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |`;

export const seconds = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? 'never' : `${(milliseconds / 1_000).toFixed(1)} s`;

const slowest = (answers: readonly Measured[]): string =>
  answers.length === 0 ? '' : seconds(Math.max(...answers.map(({ milliseconds }) => milliseconds)));

export function rowOf({ fault, answers, recovery, catchUp, metrics }: FaultResult): string {
  const count = (kind: Measured['kind']): number => answers.filter((answer) => answer.kind === kind).length;
  const cells = [
    fault.target,
    fault.name,
    count('served'),
    count('refused'),
    slowest(answers.filter(({ probe }) => probe.group !== 'commands')),
    slowest(answers.filter(({ probe }) => probe.group === 'commands')),
    seconds(recovery),
    seconds(catchUp),
    metrics.map((name) => `\`${name}\``).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * The promises that a fault broke, one line each.
 *
 * @param longestAnswer - milliseconds, if not those of the promise: for machines with other work
 */
export function brokenPromises(
  { fault, answers, recovery, last, catchUp, metrics }: FaultResult,
  longestAnswer?: number,
): string[] {
  const lines = answers.flatMap((answer) => {
    const broken = brokenPromise(fault, answer, longestAnswer);
    return broken === undefined ? [] : [`${answer.probe.group} ${answer.probe.name}: ${broken}`];
  });
  if (recovery === undefined || recovery > LONGEST_RECOVERY)
    lines.push(`${last.join(', ')}: served again after ${seconds(recovery)}`);
  if (catchUp === undefined || catchUp > LONGEST_CATCH_UP) lines.push(`caught up after ${seconds(catchUp)}`);
  if (fault.isSeen !== false && !metrics.includes(SHOWN_BY[fault.target]))
    lines.push(`not shown by ${SHOWN_BY[fault.target]}`);
  return lines.map((line) => `${fault.target}, ${fault.name}: ${line}`);
}
