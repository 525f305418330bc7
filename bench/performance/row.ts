import type { Bench } from './bench.ts';
import type { Spread } from './compare-sides.ts';

/** What a ratio must be. */
export interface Target {
  readonly bound: number;
  readonly is: 'at least' | 'at most';
}

/** One line of the table. */
export interface Result {
  readonly what: string;
  readonly opponent: string;
  /** What was measured, in short: `12,345/s`. */
  readonly figures: string;
  readonly opponentFigures: string;
  readonly ratio: Spread;
  /** Of the ratio, such as `×`, `ms` or `%`. */
  readonly unit: string;
  readonly target: Target;
  /** Figures for the file, by name. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** A group of measurements with one name: `npm run bench -- NAME`. */
export interface Row {
  readonly name: string;
  readonly measure: (bench: Bench) => AsyncGenerator<Result, void>;
}

export const isWithin = ({ ratio, target }: Result): boolean =>
  target.is === 'at least' ? ratio.median >= target.bound : ratio.median <= target.bound;
