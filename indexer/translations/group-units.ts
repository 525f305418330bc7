import { createSeenKeys } from '../import/seen-keys.ts';
import { readUnitId, type Part } from './translation-units.ts';
import type { XliffUnit } from './xliff-unit.ts';

/** The returned units of one question. */
export interface ReturnedQuestion {
  readonly id: string;
  readonly units: ReadonlyMap<Part, XliffUnit>;
  /** The first unit, for what is the same in all of them. */
  readonly first: XliffUnit;
  /** Whether the question is in several places of the file, or has a unit twice. */
  readonly isRepeated: boolean;
}

/** A unit that does not belong to a question. */
interface ForeignUnit {
  readonly foreign: string;
}

interface Group {
  readonly id: string;
  readonly units: Map<Part, XliffUnit>;
  readonly first: XliffUnit;
  isRepeated: boolean;
}

/** Copies a text: a substring keeps its whole parent in memory, here a piece of the file for each reported id. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** Groups the units by question. Units of a question are adjacent, since tools keep the order. */
export async function* groupUnits(
  units: AsyncIterable<XliffUnit>,
): AsyncGenerator<ReturnedQuestion | ForeignUnit> {
  const met = createSeenKeys();
  let group: Group | undefined;
  for await (const unit of units) {
    const place = unit.names.map(readUnitId).find((found) => found !== undefined);
    if (place === undefined) {
      yield { foreign: unit.names[0] ?? '' };
      continue;
    }
    if (group?.id !== place.question) {
      if (group !== undefined) yield group;
      const id = copyOf(place.question);
      group = { id, units: new Map(), first: unit, isRepeated: !met.add(id) };
    }
    if (group.units.has(place.part)) group.isRepeated = true;
    group.units.set(place.part, unit);
  }
  if (group !== undefined) yield group;
}
