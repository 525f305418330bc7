import { createSeenKeys } from '../import/seen-keys.ts';
import { readUnitId, type Part } from './translation-units.ts';
import type { XliffUnit } from './xliff-unit.ts';

/** The units of one question, as they came back. */
export interface ReturnedQuestion {
  readonly id: string;
  readonly units: ReadonlyMap<Part, XliffUnit>;
  /** The first unit, for what is the same in all. */
  readonly first: XliffUnit;
  /** Whether the question stood in the file before, apart from these units, or a unit of it twice. */
  readonly isRepeated: boolean;
}

/** A unit that is of no question. */
export interface ForeignUnit {
  readonly foreign: string;
}

interface Group {
  readonly id: string;
  readonly units: Map<Part, XliffUnit>;
  readonly first: XliffUnit;
  isRepeated: boolean;
}

/** A text of its own: a part of one keeps the whole of it in memory, here a piece of the file for each id that is told in the end. */
const copied = (text: string): string => Buffer.from(text).toString();

/** Brings the units of each question together. They stand beside each other: tools keep the order. */
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
      const id = copied(place.question);
      group = { id, units: new Map(), first: unit, isRepeated: !met.add(id) };
    }
    if (group.units.has(place.part)) group.isRepeated = true;
    group.units.set(place.part, unit);
  }
  if (group !== undefined) yield group;
}
