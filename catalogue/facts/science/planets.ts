import type { Familiarity } from '../../template.ts';

/** A planet of the Solar System. */
export interface Planet {
  readonly en: string;
  readonly pl: string;
  /** 1 is nearest to the Sun. */
  readonly place: number;
  /** Mean diameter in thousands of kilometres, rounded, for comparing two planets. */
  readonly diameter: number;
  readonly familiarity: Familiarity;
}

/** The eight planets, outwards from the Sun. */
export const PLANETS: readonly Planet[] = [
  { en: 'Mercury', pl: 'Merkury', place: 1, diameter: 4.9, familiarity: 1 },
  { en: 'Venus', pl: 'Wenus', place: 2, diameter: 12.1, familiarity: 1 },
  { en: 'Earth', pl: 'Ziemia', place: 3, diameter: 12.7, familiarity: 1 },
  { en: 'Mars', pl: 'Mars', place: 4, diameter: 6.8, familiarity: 1 },
  { en: 'Jupiter', pl: 'Jowisz', place: 5, diameter: 139.8, familiarity: 1 },
  { en: 'Saturn', pl: 'Saturn', place: 6, diameter: 116.5, familiarity: 1 },
  { en: 'Uranus', pl: 'Uran', place: 7, diameter: 50.7, familiarity: 2 },
  { en: 'Neptune', pl: 'Neptun', place: 8, diameter: 49.2, familiarity: 2 },
];
