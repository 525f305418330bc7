import { draw } from '../../draw.ts';
import type { SheetRow } from '../../facts/sheet-row.ts';

/** One of the templates that share a fact table. */
export interface Hand<R> {
  /** The most rows that it gets. */
  readonly most: number;
  /** Whether it can ask about the row; every row by default. */
  readonly fits?: (row: R) => boolean;
}

/**
 * Deals the rows of a fact table among templates, the best known first, so that no fact is asked twice and the least
 * known are left over. Returns the rows of a template.
 *
 * @param comesFirst - rows that are dealt before better known ones, because a topic has few others
 */
export function deal<R extends Pick<SheetRow, 'key' | 'familiarity'>, Name extends string>(
  rows: readonly R[],
  hands: Readonly<Record<Name, Hand<R>>>,
  comesFirst: (row: R) => boolean = () => false,
): (name: Name) => readonly R[] {
  const dealt = new Map<string, R[]>();
  const shareOf = (name: string, { most }: Hand<R>): number => ((dealt.get(name)?.length ?? 0) + 0.5) / most;
  const entries = Object.entries<Hand<R>>(hands);
  const mixed = draw(rows, rows.length, entries.map(([name]) => name).join(' '), ({ key }) => key);
  const place = (row: R): number => (comesFirst(row) ? 0 : row.familiarity);
  for (const row of mixed.toSorted((a, b) => place(a) - place(b))) {
    const open = entries.filter(([name, hand]) => shareOf(name, hand) < 1 && (hand.fits?.(row) ?? true));
    const [least] = open.toSorted(([a, one], [b, other]) => shareOf(a, one) - shareOf(b, other));
    if (least !== undefined) dealt.set(least[0], [...(dealt.get(least[0]) ?? []), row]);
  }
  return (name) => dealt.get(name) ?? [];
}
