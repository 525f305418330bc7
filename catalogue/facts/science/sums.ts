import type { Familiarity } from '../../template.ts';

/** A sum for mental arithmetic: two whole numbers, and the difficulty. */
export interface Sum {
  readonly first: number;
  readonly second: number;
  readonly familiarity: Familiarity;
}

const sum = (first: number, second: number, familiarity: Familiarity): Sum => ({
  first,
  second,
  familiarity,
});

/** Products of two-figure factors; smaller ones are known by heart. */
export const PRODUCTS: readonly Sum[] = [
  ...[sum(12, 12, 2), sum(13, 13, 3), sum(15, 15, 3)],
  ...[sum(17, 13, 4), sum(24, 16, 4), sum(19, 14, 4), sum(23, 12, 4), sum(18, 18, 4), sum(21, 19, 4)],
  ...[
    sum(43, 27, 5),
    sum(38, 36, 5),
    sum(47, 53, 5),
    sum(64, 32, 5),
    sum(99, 99, 5),
    sum(76, 24, 5),
    sum(89, 17, 5),
  ],
];

/** Percentages of a number. */
export const PERCENTAGES: readonly Sum[] = [
  ...[sum(10, 90, 1), sum(50, 84, 1), sum(25, 80, 1), sum(20, 60, 1), sum(10, 450, 1)],
  ...[sum(75, 40, 2), sum(5, 60, 2), sum(20, 45, 2), sum(30, 70, 2), sum(15, 200, 2), sum(40, 150, 2)],
  ...[sum(15, 80, 3), sum(12, 50, 3), sum(35, 60, 3), sum(8, 75, 3), sum(120, 35, 3), sum(2, 350, 3)],
  ...[sum(17, 300, 4), sum(85, 120, 4), sum(45, 160, 4), sum(24, 125, 4), sum(36, 250, 4)],
];

/** Pairs whose greatest common divisor is asked for; neither divides the other. */
export const DIVISOR_PAIRS: readonly Sum[] = [
  ...[sum(12, 18, 2), sum(10, 15, 1), sum(14, 21, 2), sum(16, 24, 2), sum(20, 30, 1), sum(27, 36, 2)],
  ...[
    sum(42, 56, 3),
    sum(45, 75, 3),
    sum(48, 60, 3),
    sum(54, 72, 3),
    sum(34, 51, 4),
    sum(91, 65, 4),
    sum(84, 126, 4),
  ],
];

/** Pairs whose least common multiple is asked for; neither divides the other. */
export const MULTIPLE_PAIRS: readonly Sum[] = [
  ...[sum(2, 3, 1), sum(3, 5, 1), sum(4, 6, 2), sum(6, 8, 2), sum(4, 10, 2), sum(6, 9, 2), sum(10, 15, 2)],
  ...[
    sum(8, 12, 3),
    sum(9, 12, 3),
    sum(7, 9, 3),
    sum(12, 15, 3),
    sum(14, 21, 3),
    sum(12, 18, 3),
    sum(16, 24, 4),
  ],
];
