import type { Link } from '../facts/link.ts';
import {
  COMPOSERS,
  COMPOSITIONS,
  INSTRUMENTS,
  INSTRUMENT_FAMILIES,
  MUSICAL_MEANINGS,
  MUSICAL_TERMS,
  PERFORMERS,
  SONGS,
} from '../facts/music.ts';
import type { Template } from '../template.ts';
import { ARTS_WRITTEN } from './arts-questions.ts';
import { askAnswer, askSubject, stateAnswer, type Linking } from './arts-links.ts';

const works: Linking<Link> = { links: COMPOSITIONS, answers: COMPOSERS, tags: (work) => [work.to] };
const songs: Linking<Link> = { links: SONGS, answers: PERFORMERS, tags: (song) => [song.to] };
const instruments = { links: INSTRUMENTS, answers: INSTRUMENT_FAMILIES };
const terms = { links: MUSICAL_TERMS, answers: MUSICAL_MEANINGS };

/**
 * A Polish title as the object of a verb. A title that contains quotation marks stays in the nominative, after a colon.
 */
function named(work: string): string {
  return work.includes('„') ? `utwór: ${work}` : `dzieło „${work}”`;
}

const shared = { category: 'music', written: ARTS_WRITTEN } as const;
const classical = { ...shared, subcategories: ['composers'], tags: ['classical-music'] };
const theory = { ...shared, subcategories: ['music-theory'] };

export const ARTS_MUSIC: readonly Template[] = [
  {
    ...classical,
    name: 'composer-of-work',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('composer-of-work', works, (work) => ({
        en: `Who composed “${work.en}”?`,
        pl: `Kto skomponował ${named(work.pl)}?`,
      })),
  },
  {
    ...classical,
    name: 'work-by-composer',
    reverseOf: 'composer-of-work',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askSubject('work-by-composer', works, (_work, composer) => ({
        en: `Which of these works was composed by ${composer.en}?`,
        pl: `Które z tych dzieł skomponował ${composer.pl}?`,
      })),
  },
  {
    ...classical,
    name: 'composer-statement',
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer('composer-statement', works, 30, (work, composer) => ({
        en: `${composer.en} composed “${work.en}”.`,
        pl: `${composer.pl} skomponował ${named(work.pl)}.`,
      })),
  },
  {
    ...shared,
    subcategories: ['musical-instruments'],
    tags: ['musical-instruments'],
    name: 'family-of-instrument',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('family-of-instrument', instruments, (instrument) => ({
        en: `Which family of instruments does this one belong to: ${instrument.en}?`,
        pl: `Do której grupy zalicza się instrument o nazwie ${instrument.pl}?`,
      })),
  },
  {
    ...theory,
    tags: ['musical-terms'],
    name: 'meaning-of-musical-term',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('meaning-of-musical-term', terms, (term) => ({
        en: `What does the musical term “${term.en}” tell the performers about how to play or sing?`,
        pl: `Jak należy grać lub śpiewać, gdy w nutach stoi określenie „${term.pl}”?`,
      })),
  },
  {
    ...theory,
    tags: ['musical-terms'],
    name: 'musical-term-of-meaning',
    type: 'multiple',
    hardness: 1,
    questions: () =>
      askSubject('musical-term-of-meaning', terms, (_term, meaning) => ({
        en: `Which musical term stands for “${meaning.en}”?`,
        pl: `Które określenie muzyczne znaczy „${meaning.pl}”?`,
      })),
  },
  {
    ...shared,
    subcategories: ['songs'],
    tags: ['popular-music'],
    name: 'performer-of-song',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('performer-of-song', songs, (song) => ({
        en: `Which band or singer first recorded the song “${song.en}”?`,
        pl: `Który zespół lub wykonawca jako pierwszy nagrał piosenkę „${song.pl}”?`,
      })),
  },
];
