import type { Target } from './probes/probe.ts';

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

/** Names of the metrics in which a fault shows. */
export function changedMetrics(before: string, now: string): string[] {
  return SIGNS.flatMap(({ line, shows }) => {
    const earlier = valuesIn(before, line);
    return [...valuesIn(now, line)]
      .filter(([name, value]) => shows(value, earlier.get(name) ?? 0))
      .map(([name]) => (name === 'trivia_request_seconds_count' ? `${name}{status="5xx"}` : name));
  });
}
