import {
  ARCHITECTS,
  ARTIST_MOVEMENTS,
  BUILDINGS,
  MOVEMENTS,
  MUSEUMS,
  MUSEUM_CITIES,
} from '../facts/art-history.ts';
import { ARTISTS, ARTWORKS, type Artwork } from '../facts/artworks.ts';
import type { Template } from '../template.ts';
import { ARTS_WRITTEN } from './arts-questions.ts';
import { askAnswer, askSubject, stateAnswer, type Linking, type Sentence } from './arts-links.ts';

const works: Linking<Artwork> = { links: ARTWORKS, answers: ARTISTS, tags: (work) => [work.to] };
const styles = { links: ARTIST_MOVEMENTS, answers: MOVEMENTS };
const museums = { links: MUSEUMS, answers: MUSEUM_CITIES };
const buildings: Linking<(typeof BUILDINGS)[number]> = {
  links: BUILDINGS,
  answers: ARCHITECTS,
  tags: (building) => [building.to],
};

/** What the artist did, after `who`. */
const MAKING = {
  painting: { en: 'painted', pl: 'namalował obraz' },
  sculpture: { en: 'made the sculpture', pl: 'wykonał rzeźbę' },
  fresco: { en: 'painted the fresco', pl: 'namalował fresk' },
  print: { en: 'made the print', pl: 'wykonał rycinę' },
} as const;

const artistOfWork: Sentence<Artwork> = (work, _artist, { kind }) => {
  const made = MAKING[kind ?? 'painting'];
  return { en: `Who ${made.en} “${work.en}”?`, pl: `Kto ${made.pl} „${work.pl}”?` };
};

const shared = { category: 'art', written: ARTS_WRITTEN } as const;
const painting = { ...shared, subcategories: ['works-of-art'], tags: ['visual-arts'] };
const history = { ...shared, subcategories: ['art-history'], tags: ['visual-arts', 'art-movements'] };
const museum = { ...shared, subcategories: ['museums'], tags: ['museums', 'visual-arts'] };
const architecture = { ...shared, subcategories: ['buildings'], tags: ['architecture'] };

export const ARTS_ART: readonly Template[] = [
  {
    ...painting,
    name: 'artist-of-work',
    type: 'multiple',
    hardness: 0,
    questions: () => askAnswer('artist-of-work', works, artistOfWork),
  },
  {
    ...painting,
    name: 'work-by-artist',
    reverseOf: 'artist-of-work',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askSubject('work-by-artist', works, (_work, artist) => ({
        en: `Which of these works of art is by ${artist.en}?`,
        pl: `Które z tych dzieł sztuki ${artist.woman ? 'stworzyła' : 'stworzył'} ${artist.pl}?`,
      })),
  },
  {
    ...painting,
    name: 'artist-statement',
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer('artist-statement', works, 30, (work, artist) => ({
        en: `The work of art “${work.en}” is by ${artist.en}.`,
        pl: `Dzieło sztuki „${work.pl}” ${artist.woman ? 'stworzyła' : 'stworzył'} ${artist.pl}.`,
      })),
  },
  {
    ...history,
    name: 'movement-of-artist',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('movement-of-artist', styles, (artist) => ({
        en: `With which artistic movement or style is ${artist.en} chiefly associated?`,
        pl: `Z jakim kierunkiem lub stylem w sztuce kojarzy się przede wszystkim ${artist.pl}?`,
      })),
  },
  {
    ...museum,
    name: 'city-of-museum',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('city-of-museum', museums, (house) => ({
        en: `In which city is this museum: ${house.en}?`,
        pl: `W jakim mieście znajduje się to muzeum: ${house.pl}?`,
      })),
  },
  {
    ...architecture,
    name: 'architect-of-building',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('architect-of-building', buildings, (building) => ({
        en: `Who designed ${building.en}?`,
        pl: `Kto zaprojektował ${building.pl}?`,
      })),
  },
];
