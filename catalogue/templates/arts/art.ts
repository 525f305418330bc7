import {
  ARCHITECTS,
  ARTIST_MOVEMENTS,
  BUILDINGS,
  MOVEMENTS,
  MUSEUMS,
  MUSEUM_CITIES,
} from '../../facts/arts/art-history.ts';
import { ARTISTS, ARTWORKS, type Artwork } from '../../facts/arts/artworks.ts';
import type { Link } from '../../facts/link.ts';
import { namesOf } from '../../facts/named.ts';
import type { Template } from '../../template.ts';
import { ARTS_WRITTEN } from './questions.ts';
import { alsoBy, askAnswer, askSubject, stateAnswer, type Linking, type Sentence } from './links.ts';
import { ARTWORKS_ASKED } from './works.ts';
import { deal } from '../sheet/deal.ts';

const works: Linking<Artwork> = {
  links: ARTWORKS,
  answers: ARTISTS,
  tags: (work) => [work.to],
  why: alsoBy(ARTWORKS, {
    verb: 'made',
    one: 'Inne dzieło',
    many: 'Inne dzieła',
    his: 'tego artysty',
    her: 'tej artystki',
  }),
};
const styles: Linking<Link> = {
  links: ARTIST_MOVEMENTS,
  answers: MOVEMENTS,
  why: (_artist, _style, link) => {
    const others = ARTIST_MOVEMENTS.filter(({ to, key }) => to === link.to && key !== link.key);
    const [best] = others.toSorted((a, b) => a.familiarity - b.familiarity);
    if (best === undefined) return undefined;
    const { en, pl } = namesOf(best);
    return {
      en: `Another artist of this style is ${en}.`,
      pl: `W tym stylu tworzył też ${pl}.`,
    };
  },
};
const stylish = deal(ARTIST_MOVEMENTS, { 'movement-of-artist': { most: 22 } });
/** The only woman among the architects: her name among those of men would stand out. */
const ONLY_WOMAN = ['zaha-hadid'];

/** Museums about which the template of landmarks asks the same. */
const LANDMARKS = ['louvre', 'uffizi-gallery', 'hermitage', 'rijksmuseum'];

const museums = { links: MUSEUMS, answers: MUSEUM_CITIES };
const buildings: Linking<(typeof BUILDINGS)[number]> = {
  links: BUILDINGS,
  answers: ARCHITECTS,
  tags: (building) => [building.to],
};

/** What the artist did: the English verb, the masculine and feminine Polish verb, and the object. */
const MAKING = {
  painting: { en: 'painted', he: 'namalował', she: 'namalowała', what: 'obraz' },
  sculpture: { en: 'made the sculpture', he: 'wykonał', she: 'wykonała', what: 'rzeźbę' },
  fresco: { en: 'painted the fresco', he: 'namalował', she: 'namalowała', what: 'fresk' },
  print: { en: 'made the print', he: 'wykonał', she: 'wykonała', what: 'rycinę' },
} as const;

const artistOfWork: Sentence<Artwork> = (work, _artist, { kind }) => {
  const { en, he, what } = MAKING[kind ?? 'painting'];
  return { en: `Who ${en} “${work.en}”?`, pl: `Kto ${he} ${what} „${work.pl}”?` };
};

const byArtist: Sentence<Artwork> = (work, artist, { kind }) => {
  const { en, he, she, what } = MAKING[kind ?? 'painting'];
  const verb = artist.woman ? she : he;
  return {
    en: `${artist.en} ${en} “${work.en}”.`,
    pl: `${what.charAt(0).toUpperCase()}${what.slice(1)} „${work.pl}” ${verb} ${artist.pl}.`,
  };
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
    questions: () => askAnswer('artist-of-work', works, artistOfWork, ARTWORKS_ASKED('artist-of-work')),
  },
  {
    ...painting,
    name: 'work-by-artist',
    reverseOf: 'artist-of-work',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askSubject(
        'work-by-artist',
        works,
        (_work, artist) => ({
          en: `Which of these works of art is by ${artist.en}?`,
          pl: `Które z tych dzieł sztuki ${artist.woman ? 'stworzyła' : 'stworzył'} ${artist.pl}?`,
        }),
        ARTWORKS_ASKED('work-by-artist'),
      ),
  },
  {
    ...painting,
    name: 'artist-statement',
    type: 'boolean',
    hardness: -1,
    questions: () => stateAnswer('artist-statement', works, byArtist, ARTWORKS_ASKED('artist-statement')),
  },
  {
    ...history,
    name: 'movement-of-artist',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'movement-of-artist',
        styles,
        (artist) => ({
          en: `With which style or movement in art is ${artist.en} associated?`,
          pl: `Jaki kierunek w sztuce reprezentował ${artist.pl}?`,
        }),
        stylish('movement-of-artist'),
      ),
  },
  {
    ...museum,
    name: 'city-of-museum',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'city-of-museum',
        museums,
        (house) => ({
          en: `In which city is ${house.en}?`,
          pl: `W jakim mieście znajduje się ${house.pl}?`,
        }),
        MUSEUMS.filter(({ key }) => !LANDMARKS.includes(key)),
      ),
  },
  {
    ...architecture,
    name: 'architect-of-building',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'architect-of-building',
        buildings,
        (building) => ({
          en: `Who designed ${building.en}?`,
          pl: `Kto zaprojektował ${building.pl}?`,
        }),
        BUILDINGS.filter(({ to }) => !ONLY_WOMAN.includes(to)),
      ),
  },
];
