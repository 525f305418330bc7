import { z } from 'zod';

import type { Language } from './vocabulary.ts';

/** One top-level category: the internal id, the id in the `opentdb` scheme, and its name in each language. */
export interface CategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly opentdbId: number;
  readonly name: Readonly<Record<Language, string>>;
}

/**
 * The 24 categories. The ids 9 to 24 are the same number in both schemes and 25 to 32 become 1 to 8, so that any number
 * from 1 to 32 means one category in either scheme.
 */
export const CATEGORIES = [
  { id: 1, slug: 'art', opentdbId: 25, name: { en: 'Art', pl: 'Sztuka' } },
  { id: 2, slug: 'celebrities', opentdbId: 26, name: { en: 'Celebrities', pl: 'Gwiazdy i celebryci' } },
  { id: 3, slug: 'animals', opentdbId: 27, name: { en: 'Animals', pl: 'Zwierzęta' } },
  { id: 4, slug: 'vehicles', opentdbId: 28, name: { en: 'Vehicles', pl: 'Pojazdy' } },
  { id: 5, slug: 'comics', opentdbId: 29, name: { en: 'Comics', pl: 'Komiksy' } },
  { id: 6, slug: 'gadgets', opentdbId: 30, name: { en: 'Gadgets', pl: 'Gadżety' } },
  { id: 7, slug: 'anime-manga', opentdbId: 31, name: { en: 'Anime & manga', pl: 'Anime i manga' } },
  {
    id: 8,
    slug: 'cartoons',
    opentdbId: 32,
    name: { en: 'Cartoons & animation', pl: 'Kreskówki i animacja' },
  },
  { id: 9, slug: 'general-knowledge', opentdbId: 9, name: { en: 'General knowledge', pl: 'Wiedza ogólna' } },
  { id: 10, slug: 'books', opentdbId: 10, name: { en: 'Books', pl: 'Książki' } },
  { id: 11, slug: 'film', opentdbId: 11, name: { en: 'Film', pl: 'Film' } },
  { id: 12, slug: 'music', opentdbId: 12, name: { en: 'Music', pl: 'Muzyka' } },
  { id: 13, slug: 'theatre', opentdbId: 13, name: { en: 'Musicals & theatre', pl: 'Musicale i teatr' } },
  { id: 14, slug: 'television', opentdbId: 14, name: { en: 'Television', pl: 'Telewizja' } },
  { id: 15, slug: 'video-games', opentdbId: 15, name: { en: 'Video games', pl: 'Gry wideo' } },
  { id: 16, slug: 'board-games', opentdbId: 16, name: { en: 'Board games', pl: 'Gry planszowe' } },
  { id: 17, slug: 'science-nature', opentdbId: 17, name: { en: 'Science & nature', pl: 'Nauka i przyroda' } },
  { id: 18, slug: 'computers', opentdbId: 18, name: { en: 'Computers', pl: 'Komputery' } },
  { id: 19, slug: 'mathematics', opentdbId: 19, name: { en: 'Mathematics', pl: 'Matematyka' } },
  { id: 20, slug: 'mythology', opentdbId: 20, name: { en: 'Mythology', pl: 'Mitologia' } },
  { id: 21, slug: 'sports', opentdbId: 21, name: { en: 'Sports', pl: 'Sport' } },
  { id: 22, slug: 'geography', opentdbId: 22, name: { en: 'Geography', pl: 'Geografia' } },
  { id: 23, slug: 'history', opentdbId: 23, name: { en: 'History', pl: 'Historia' } },
  { id: 24, slug: 'politics', opentdbId: 24, name: { en: 'Politics', pl: 'Polityka' } },
] as const satisfies readonly CategoryRow[];

const slugs = CATEGORIES.map((category) => category.slug);

export const CategorySlug = z.enum(slugs);
export type CategorySlug = z.infer<typeof CategorySlug>;
