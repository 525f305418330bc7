import { SHOWN_BY } from './changed-metrics.ts';
import type { FaultResult, Measured } from './measure-fault.ts';
import { brokenPromise, LONGEST_CATCH_UP, LONGEST_RECOVERY } from './promises.ts';

export const HEADER = `| Target | Fault | Served | Refused | Slowest request | Slowest command | Served again | Caught up | Metrics |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |`;

const seconds = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? 'never' : `${(milliseconds / 1_000).toFixed(1)} s`;

const slowest = (answers: readonly Measured[]): string =>
  answers.length === 0 ? '' : seconds(Math.max(...answers.map(({ milliseconds }) => milliseconds)));

/** One line of the table. */
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
