import type { Comparison } from './compare-sides.ts';
import type { Result, Target } from './row.ts';
import type { Sample } from './samples.ts';

const count = (value: number): string => Math.round(value).toLocaleString('en');
const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;

const cpuText = ({ cpu }: Sample): string => (cpu === undefined ? '' : `, ${count(cpu)} µs CPU`);

/** How a sample reads in the table: the rate or a latency first. */
export const FIGURES = {
  rate: (sample: Sample) => `${count(sample.rate)}/s, p50 ${ms(sample.p50)}${cpuText(sample)}`,
  p50: (sample: Sample) =>
    `p50 ${ms(sample.p50)}, p99 ${ms(sample.p99)}, ${count(sample.rate)}/s${cpuText(sample)}`,
  p95: (sample: Sample) =>
    `p95 ${ms(sample.p95)}, p50 ${ms(sample.p50)}, ${count(sample.rate)}/s${cpuText(sample)}`,
} as const;

/** The line of a comparison of two sides. */
export function comparisonResult(
  what: string,
  opponent: string,
  { subject, opponent: other, ratio }: Comparison,
  figures: keyof typeof FIGURES,
  target: Target,
): Result {
  return {
    what,
    opponent,
    figures: FIGURES[figures](subject),
    opponentFigures: FIGURES[figures](other),
    ratio,
    unit: '×',
    target,
    details: { subject, opponent: other },
  };
}
