import type { Familiarity } from '../template.ts';

/** A polygon or a regular solid, by the number of its sides or faces. */
export interface CountedShape {
  /** With its article, as in a question. */
  readonly en: string;
  readonly pl: string;
  readonly count: number;
  readonly counted: 'sides' | 'faces';
  readonly familiarity: Familiarity;
}

/** Shapes with unambiguous names. */
export const COUNTED_SHAPES: readonly CountedShape[] = [
  { en: 'a rhombus', pl: 'romb', count: 4, counted: 'sides', familiarity: 1 },
  { en: 'a trapezium', pl: 'trapez', count: 4, counted: 'sides', familiarity: 1 },
  { en: 'a parallelogram', pl: 'równoległobok', count: 4, counted: 'sides', familiarity: 1 },
  { en: 'a kite', pl: 'deltoid', count: 4, counted: 'sides', familiarity: 2 },
  { en: 'a pentagon', pl: 'pentagon', count: 5, counted: 'sides', familiarity: 1 },
  { en: 'a hexagon', pl: 'heksagon', count: 6, counted: 'sides', familiarity: 1 },
  { en: 'a heptagon', pl: 'heptagon', count: 7, counted: 'sides', familiarity: 2 },
  { en: 'an octagon', pl: 'oktagon', count: 8, counted: 'sides', familiarity: 1 },
  { en: 'a nonagon', pl: 'nonagon', count: 9, counted: 'sides', familiarity: 3 },
  { en: 'a decagon', pl: 'dekagon', count: 10, counted: 'sides', familiarity: 2 },
  { en: 'a hendecagon', pl: 'hendekagon', count: 11, counted: 'sides', familiarity: 5 },
  { en: 'a dodecagon', pl: 'dodekagon', count: 12, counted: 'sides', familiarity: 3 },
  { en: 'an icosagon', pl: 'ikosagon', count: 20, counted: 'sides', familiarity: 4 },
  { en: 'a tetrahedron', pl: 'tetraedr', count: 4, counted: 'faces', familiarity: 3 },
  { en: 'a cuboid', pl: 'prostopadłościan', count: 6, counted: 'faces', familiarity: 1 },
  { en: 'an octahedron', pl: 'oktaedr', count: 8, counted: 'faces', familiarity: 3 },
  { en: 'a dodecahedron', pl: 'dodekaedr', count: 12, counted: 'faces', familiarity: 3 },
  { en: 'an icosahedron', pl: 'ikosaedr', count: 20, counted: 'faces', familiarity: 4 },
];
