import { VIDEO_GAMES } from '../facts/leisure/video-games.ts';
import type { Labels } from './label.ts';

/** A tag for each decade of video games. */
function gameDecades(): Readonly<Record<string, Labels>> {
  const years = VIDEO_GAMES.flatMap(({ year }) => (year === undefined ? [] : [year]));
  const decades = new Set(years.map((year) => year - (year % 10)));
  const label = (decade: number): Labels => ({
    en: `Video games of the ${decade}s`,
    pl: `Gry wideo z lat ${decade}–${decade + 9}`,
  });
  return Object.fromEntries([...decades].map((decade) => [`games-of-the-${decade}s`, label(decade)]));
}

/** Labels of the tags that the leisure templates use. */
export const LEISURE_TAGS: Readonly<Record<string, Labels>> = {
  ...gameDecades(),
  albums: { en: 'Albums', pl: 'Albumy muzyczne' },
  'american-presidents': { en: 'American presidents', pl: 'Prezydenci Stanów Zjednoczonych' },
  bands: { en: 'Bands', pl: 'Zespoły muzyczne' },
  'beings-of-legend': { en: 'Beings of legend', pl: 'Istoty z legend' },
  'dances-and-customs': { en: 'Dances and customs', pl: 'Tańce i obyczaje' },
  'film-roles': { en: 'Film roles', pl: 'Role filmowe' },
  'polish-sport': { en: 'Polish sport', pl: 'Sport polski' },
  sportspeople: { en: 'Sportspeople', pl: 'Sportowcy' },
  actors: { en: 'Actors', pl: 'Aktorzy' },
  'american-comics': { en: 'American comics', pl: 'Komiksy amerykańskie' },
  'american-television': { en: 'American television', pl: 'Telewizja amerykańska' },
  'animated-films': { en: 'Animated films', pl: 'Filmy animowane' },
  'animated-series': { en: 'Animated series', pl: 'Seriale animowane' },
  anime: { en: 'Anime', pl: 'Anime' },
  'anime-films': { en: 'Anime films', pl: 'Filmy anime' },
  'british-television': { en: 'British television', pl: 'Telewizja brytyjska' },
  'cartoon-characters': { en: 'Cartoon characters', pl: 'Postacie z kreskówek' },
  celebrities: { en: 'Celebrities', pl: 'Gwiazdy i celebryci' },
  comics: { en: 'Comics', pl: 'Komiksy' },
  'comics-of-the-world': { en: 'Comics of the world', pl: 'Komiksy świata' },
  'disney-films': { en: 'Disney films', pl: 'Filmy Disneya' },
  fashion: { en: 'Fashion', pl: 'Moda' },
  'game-consoles': { en: 'Games consoles', pl: 'Konsole do gier' },
  manga: { en: 'Manga', pl: 'Manga' },
  'manga-terms': { en: 'Manga terms', pl: 'Słownik miłośników mangi' },
  'pixar-films': { en: 'Pixar films', pl: 'Filmy studia Pixar' },
  'polish-animation': { en: 'Polish animation', pl: 'Animacja polska' },
  'polish-comics': { en: 'Polish comics', pl: 'Komiksy polskie' },
  'polish-television': { en: 'Polish television', pl: 'Telewizja polska' },
  'singers-and-rappers': { en: 'Singers and rappers', pl: 'Piosenkarze i raperzy' },
  'stage-names': { en: 'Stage names', pl: 'Pseudonimy artystyczne' },
  superheroes: { en: 'Superheroes', pl: 'Superbohaterowie' },
  'television-roles': { en: 'Television roles', pl: 'Role telewizyjne' },
  'television-series': { en: 'Television series', pl: 'Seriale telewizyjne' },
  'video-games': { en: 'Video games', pl: 'Gry wideo' },
};

/** Labels of the subcategories that the leisure templates use. */
export const LEISURE_SUBCATEGORIES: Readonly<Record<string, Labels>> = {
  albums: { en: 'Albums', pl: 'Albumy muzyczne' },
  bands: { en: 'Bands', pl: 'Zespoły muzyczne' },
  'customs-of-the-world': { en: 'Customs of the world', pl: 'Obyczaje świata' },
  'film-history': { en: 'History of film', pl: 'Historia filmu' },
  'film-roles': { en: 'Film roles', pl: 'Role filmowe' },
  'heads-of-government': { en: 'Heads of government', pl: 'Szefowie rządów i państw' },
  sportspeople: { en: 'Sportspeople', pl: 'Sportowcy' },
  'animated-films': { en: 'Animated films', pl: 'Filmy animowane' },
  'animated-series': { en: 'Animated series', pl: 'Seriale animowane' },
  'anime-films': { en: 'Anime films', pl: 'Filmy anime' },
  'anime-series': { en: 'Anime series', pl: 'Seriale anime' },
  'cartoon-characters': { en: 'Cartoon characters', pl: 'Postacie z kreskówek' },
  'comic-creators': { en: 'Comic creators', pl: 'Twórcy komiksów' },
  'comic-publishers': { en: 'Comic publishers', pl: 'Wydawcy komiksów' },
  'comics-of-the-world': { en: 'Comics of the world', pl: 'Komiksy świata' },
  'game-consoles': { en: 'Games consoles', pl: 'Konsole do gier' },
  'game-developers': { en: 'Game developers', pl: 'Twórcy gier' },
  'history-of-video-games': { en: 'History of video games', pl: 'Historia gier wideo' },
  'lives-of-the-famous': { en: 'Biography', pl: 'Życie sławnych osób' },
  'manga-authors': { en: 'Manga authors', pl: 'Autorzy mang' },
  'manga-characters': { en: 'Manga characters', pl: 'Postacie z mang' },
  'manga-terms': { en: 'Manga terms', pl: 'Słownik miłośników mangi' },
  'stage-names': { en: 'Stage names', pl: 'Pseudonimy artystyczne' },
  superheroes: { en: 'Superheroes', pl: 'Superbohaterowie' },
  'television-roles': { en: 'Television roles', pl: 'Role telewizyjne' },
  'television-series': { en: 'Television series', pl: 'Seriale telewizyjne' },
  'video-game-characters': { en: 'Video game characters', pl: 'Postacie z gier wideo' },
};
