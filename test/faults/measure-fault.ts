import type { Fault } from './faults.ts';
import type { Target, Probe } from './probe.ts';

/** The metric that has to show a fault of each target. */
export const SHOWN_BY: Readonly<Record<Target, string>> = {
  PostgreSQL: 'trivia_engine_up{engine="postgresql"}',
  Elasticsearch: 'trivia_engine_up{engine="elasticsearch"}',
  Redis: 'trivia_engine_up{engine="redis"}',
  SMTP: 'trivia_mails_total{outcome="retried"}',
  clock: '',
};

/** A metric line that shows a fault, and how: by its value, or by a higher one than before. */
const SIGNS: readonly { readonly line: RegExp; readonly shows: (now: number, before: number) => boolean }[] =
  [
    { line: /^(trivia_engine_up\{engine="\w+"\}) (\S+)$/gm, shows: (now) => now === 0 },
    { line: /^(trivia_engine_silent\{engine="\w+"\}) (\S+)$/gm, shows: (now) => now === 1 },
    { line: /^(trivia_limiter_degraded) (\S+)$/gm, shows: (now) => now === 1 },
    {
      line: /^(trivia_mails_total\{outcome="(?:retried|failed)"\}) (\S+)$/gm,
      shows: (now, before) => now > before,
    },
    {
      line: /^(trivia_request_seconds_count)\{[^}]*status="5xx"\} (\S+)$/gm,
      shows: (now, before) => now > before,
    },
  ];

/** The sum of a metric over all lines that match. */
function valuesIn(text: string, line: RegExp): Map<string, number> {
  const values = new Map<string, number>();
  for (const [, name = '', value] of text.matchAll(line))
    values.set(name, (values.get(name) ?? 0) + Number(value));
  return values;
}

function changedMetrics(before: string, now: string): string[] {
  return SIGNS.flatMap(({ line, shows }) => {
    const earlier = valuesIn(before, line);
    return [...valuesIn(now, line)]
      .filter(([name, value]) => shows(value, earlier.get(name) ?? 0))
      .map(([name]) => (name === 'trivia_request_seconds_count' ? `${name}{status="5xx"}` : name));
  });
}

/** Requests, and commands, that run at the same time. */
const REQUESTS_AT_ONCE = 12;
const COMMANDS_AT_ONCE = 4;
/** Milliseconds after which nothing is expected to work again. */
const PATIENCE = 90_000;
/** Milliseconds in which a metric has to show a fault. */
const LONGEST_UNSEEN = 15_000;
/** Milliseconds between two attempts. */
const PAUSE = 50;

export interface Measured {
  readonly probe: Probe;
  readonly kind: 'served' | 'refused' | 'broken';
  readonly said: string;
  readonly milliseconds: number;
}

export interface FaultResult {
  readonly fault: Fault;
  readonly answers: readonly Measured[];
  /** Milliseconds until every request was served again; undefined if some were not. */
  readonly recovery: number | undefined;
  /** Names of the requests that were served last. */
  readonly last: readonly string[];
  /** Milliseconds until a change made during the fault was searchable, or a mail of that time had arrived. */
  readonly catchUp: number | undefined;
  /** Names of the metrics that showed it. */
  readonly metrics: readonly string[];
}

/** What is measured besides the probes. */
export interface Surroundings {
  readonly probes: readonly Probe[];
  readonly readMetrics: () => Promise<string>;
  /** Starts work that may only be finished after the fault, and resolves to the check whether it is. */
  readonly beginWork: () => Promise<() => Promise<boolean>>;
}

async function measure(probe: Probe): Promise<Measured> {
  const start = performance.now();
  const outcome = await probe.run();
  return { probe, ...outcome, milliseconds: performance.now() - start };
}

async function measureAll(probes: readonly Probe[]): Promise<Measured[]> {
  const answers: Measured[] = [];
  const work = async (waiting: Probe[]): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      answers.push(await measure(next));
  };
  const requests = probes.filter(({ group }) => group !== 'commands');
  const commands = probes.filter(({ group }) => group === 'commands');
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, () => work(requests)));
  await Promise.all(Array.from({ length: COMMANDS_AT_ONCE }, () => work(commands)));
  return answers;
}

/** Milliseconds until the check succeeds; undefined if it does not. */
async function timeUntil(isDone: () => Promise<boolean>, patience = PATIENCE): Promise<number | undefined> {
  const start = performance.now();
  for (;;) {
    if (await isDone()) return performance.now() - start;
    if (performance.now() - start > patience) return undefined;
    await new Promise((resolve) => void setTimeout(resolve, PAUSE));
  }
}

/** Sends each request until it is served, all at the same time. */
async function recover(probes: readonly Probe[]): Promise<Pick<FaultResult, 'recovery' | 'last'>> {
  let failing = probes.filter(({ group }) => group !== 'commands');
  let last: readonly Probe[] = [];
  const recovery = await timeUntil(async () => {
    last = failing;
    const answers = await measureAll(failing);
    failing = answers.filter(({ kind }) => kind !== 'served').map(({ probe }) => probe);
    return failing.length === 0;
  });
  return { recovery, last: last.map(({ name }) => name) };
}

/** Runs all probes twice during a fault, and requests until they are served after it. */
export async function measureFault(fault: Fault, surroundings: Surroundings): Promise<FaultResult> {
  const { probes, readMetrics, beginWork } = surroundings;
  const before = await readMetrics();
  await fault.begin();
  // Not awaited: it may have to wait for the end of the fault itself.
  const working = beginWork();
  // The first requests discover the fault; later ones may be refused at once, or get what is older.
  const first = await measureAll(probes.filter(({ group }) => group !== 'commands'));
  const later = await measureAll(probes);
  const { isSeen = true, target } = fault;
  // An attempt to send a mail takes ten seconds to fail.
  if (isSeen)
    await timeUntil(
      async () => changedMetrics(before, await readMetrics()).includes(SHOWN_BY[target]),
      LONGEST_UNSEEN,
    );
  const metrics = changedMetrics(before, await readMetrics());
  await fault.end();
  const [recovered, catchUp] = await Promise.all([
    recover(probes),
    working.then((isDone) => timeUntil(isDone)),
  ]);
  return { fault, answers: [...first, ...later], ...recovered, catchUp, metrics };
}
