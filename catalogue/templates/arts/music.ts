import type { Link } from '../../facts/link.ts';
import {
  COMPOSERS,
  COMPOSITIONS,
  type Composition,
  type Instrument,
  INSTRUMENTS,
  INSTRUMENT_FAMILIES,
  KINDS_OF_MUSIC,
  MUSICAL_MEANINGS,
  MUSICAL_TERMS,
  PERFORMERS,
  SONGS,
} from '../../facts/arts/music.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { ARTS_WRITTEN } from './questions.ts';
import { alsoBy, askAnswer, askSubject, stateAnswer, type Linking } from './links.ts';
import { COMPOSITIONS_ASKED } from './works.ts';
import { deal } from '../sheet/deal.ts';

const works: Linking<Composition> = {
  links: COMPOSITIONS,
  answers: COMPOSERS,
  tags: (work) => [work.to],
  why: alsoBy(COMPOSITIONS, {
    verb: 'composed',
    one: 'Inne dzieło',
    many: 'Inne dzieła',
    his: 'tego kompozytora',
  }),
};
const songs: Linking<Link> = { links: SONGS, answers: PERFORMERS, tags: (song) => [song.to] };
const instruments: Linking<Instrument> = { links: INSTRUMENTS, answers: INSTRUMENT_FAMILIES };
const terms = { links: MUSICAL_TERMS, answers: MUSICAL_MEANINGS };

const dealtTerms = deal(MUSICAL_TERMS, {
  'meaning-of-musical-term': { most: 10 },
  'musical-term-of-meaning': { most: 6 },
});

/** What was composed, as the object of a verb. */
function composed({ en, pl }: Labels, { kind, whom }: Composition): Labels {
  const noun = KINDS_OF_MUSIC[kind];
  return { en: `${noun.en} “${en}”`, pl: whom ?? `${noun.pl} „${pl}”`.trimStart() };
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
      askAnswer(
        'composer-of-work',
        works,
        (names, _composer, work) => {
          const object = composed(names, work);
          return { en: `Who composed ${object.en}?`, pl: `Kto skomponował ${object.pl}?` };
        },
        COMPOSITIONS_ASKED('composer-of-work'),
      ),
  },
  {
    ...classical,
    name: 'work-by-composer',
    reverseOf: 'composer-of-work',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askSubject(
        'work-by-composer',
        works,
        (_work, composer) => ({
          en: `Which of these works was composed by ${composer.en}?`,
          pl: `Które z tych dzieł skomponował ${composer.pl}?`,
        }),
        COMPOSITIONS_ASKED('work-by-composer'),
      ),
  },
  {
    ...classical,
    name: 'composer-statement',
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer(
        'composer-statement',
        works,
        (names, composer, work) => {
          const object = composed(names, work);
          return {
            en: `${composer.en} composed ${object.en}.`,
            pl: `${object.pl.charAt(0).toUpperCase()}${object.pl.slice(1)} skomponował ${composer.pl}.`,
          };
        },
        COMPOSITIONS_ASKED('composer-statement'),
      ),
  },
  {
    ...shared,
    subcategories: ['musical-instruments'],
    tags: ['musical-instruments'],
    name: 'family-of-instrument',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'family-of-instrument',
        instruments,
        ({ en, pl }, _family, { plural = [] }) => ({
          en: `To which family of instruments ${plural.includes('en') ? 'do' : 'does'} the ${en} belong?`,
          pl: `Do jakich instrumentów ${plural.includes('pl') ? 'należą' : 'należy'} ${pl}?`,
        }),
        // Of the others, everyone sees the family.
        INSTRUMENTS.filter(({ why }) => why !== undefined),
      ),
  },
  {
    ...theory,
    tags: ['musical-terms'],
    name: 'meaning-of-musical-term',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'meaning-of-musical-term',
        terms,
        (term) => ({
          en: `How should a piece be performed when the score says “${term.en}”?`,
          pl: `Jak należy wykonać utwór, gdy w nutach widnieje określenie „${term.pl}”?`,
        }),
        dealtTerms('meaning-of-musical-term'),
      ),
  },
  {
    ...theory,
    tags: ['musical-terms'],
    name: 'musical-term-of-meaning',
    type: 'multiple',
    hardness: 1,
    questions: () =>
      askSubject(
        'musical-term-of-meaning',
        terms,
        (_term, meaning) => ({
          en: `Which musical term means “${meaning.en}”?`,
          pl: `Które określenie muzyczne znaczy „${meaning.pl}”?`,
        }),
        dealtTerms('musical-term-of-meaning'),
      ),
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
        en: `Who first recorded the song “${song.en}”?`,
        pl: `Kto jako pierwszy nagrał piosenkę „${song.pl}”?`,
      })),
  },
];
