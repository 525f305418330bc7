import type { Familiarity } from '../../template.ts';

/** A voivodeship of Poland. */
export interface Voivodeship {
  readonly slug: string;
  readonly en: string;
  /** The Polish adjective, „mazowieckie”. */
  readonly pl: string;
  /** Its one capital; two voivodeships have two. */
  readonly capital?: { readonly en: string; readonly pl: string };
}

export const VOIVODESHIPS: readonly Voivodeship[] = [
  {
    slug: 'lower-silesian',
    en: 'Lower Silesian',
    pl: 'dolnośląskie',
    capital: { en: 'Wrocław', pl: 'Wrocław' },
  },
  { slug: 'kuyavian-pomeranian', en: 'Kuyavian–Pomeranian', pl: 'kujawsko-pomorskie' },
  { slug: 'lublin', en: 'Lublin', pl: 'lubelskie', capital: { en: 'Lublin', pl: 'Lublin' } },
  { slug: 'lubusz', en: 'Lubusz', pl: 'lubuskie' },
  { slug: 'lodz', en: 'Łódź', pl: 'łódzkie', capital: { en: 'Łódź', pl: 'Łódź' } },
  { slug: 'lesser-poland', en: 'Lesser Poland', pl: 'małopolskie', capital: { en: 'Kraków', pl: 'Kraków' } },
  { slug: 'masovian', en: 'Masovian', pl: 'mazowieckie', capital: { en: 'Warsaw', pl: 'Warszawa' } },
  { slug: 'opole', en: 'Opole', pl: 'opolskie', capital: { en: 'Opole', pl: 'Opole' } },
  {
    slug: 'subcarpathian',
    en: 'Subcarpathian',
    pl: 'podkarpackie',
    capital: { en: 'Rzeszów', pl: 'Rzeszów' },
  },
  { slug: 'podlaskie', en: 'Podlaskie', pl: 'podlaskie', capital: { en: 'Białystok', pl: 'Białystok' } },
  { slug: 'pomeranian', en: 'Pomeranian', pl: 'pomorskie', capital: { en: 'Gdańsk', pl: 'Gdańsk' } },
  { slug: 'silesian', en: 'Silesian', pl: 'śląskie', capital: { en: 'Katowice', pl: 'Katowice' } },
  {
    slug: 'holy-cross',
    en: 'Holy Cross (Świętokrzyskie)',
    pl: 'świętokrzyskie',
    capital: { en: 'Kielce', pl: 'Kielce' },
  },
  {
    slug: 'warmian-masurian',
    en: 'Warmian–Masurian',
    pl: 'warmińsko-mazurskie',
    capital: { en: 'Olsztyn', pl: 'Olsztyn' },
  },
  {
    slug: 'greater-poland',
    en: 'Greater Poland',
    pl: 'wielkopolskie',
    capital: { en: 'Poznań', pl: 'Poznań' },
  },
  {
    slug: 'west-pomeranian',
    en: 'West Pomeranian',
    pl: 'zachodniopomorskie',
    capital: { en: 'Szczecin', pl: 'Szczecin' },
  },
];

/** A town or village in Poland with the same name in both languages. */
export interface PolishTown {
  readonly name: string;
  /** The verb after the name is in the plural: „leżą Gliwice”. */
  readonly plural?: true;
  /** Slug of a voivodeship. */
  readonly voivodeship: string;
  readonly familiarity: Familiarity;
}

export const POLISH_TOWNS: readonly PolishTown[] = [
  { name: 'Legnica', voivodeship: 'lower-silesian', familiarity: 3 },
  { name: 'Wałbrzych', voivodeship: 'lower-silesian', familiarity: 3 },
  { name: 'Jelenia Góra', voivodeship: 'lower-silesian', familiarity: 3 },
  { name: 'Świdnica', voivodeship: 'lower-silesian', familiarity: 3 },
  { name: 'Toruń', voivodeship: 'kuyavian-pomeranian', familiarity: 2 },
  { name: 'Bydgoszcz', voivodeship: 'kuyavian-pomeranian', familiarity: 2 },
  { name: 'Włocławek', voivodeship: 'kuyavian-pomeranian', familiarity: 3 },
  { name: 'Grudziądz', voivodeship: 'kuyavian-pomeranian', familiarity: 3 },
  { name: 'Zamość', voivodeship: 'lublin', familiarity: 2 },
  { name: 'Chełm', voivodeship: 'lublin', familiarity: 3 },
  { name: 'Kazimierz Dolny', voivodeship: 'lublin', familiarity: 2 },
  { name: 'Puławy', plural: true, voivodeship: 'lublin', familiarity: 3 },
  { name: 'Zielona Góra', voivodeship: 'lubusz', familiarity: 2 },
  { name: 'Gorzów Wielkopolski', voivodeship: 'lubusz', familiarity: 3 },
  { name: 'Piotrków Trybunalski', voivodeship: 'lodz', familiarity: 3 },
  { name: 'Bełchatów', voivodeship: 'lodz', familiarity: 3 },
  { name: 'Skierniewice', plural: true, voivodeship: 'lodz', familiarity: 4 },
  { name: 'Zakopane', voivodeship: 'lesser-poland', familiarity: 1 },
  { name: 'Tarnów', voivodeship: 'lesser-poland', familiarity: 2 },
  { name: 'Nowy Sącz', voivodeship: 'lesser-poland', familiarity: 3 },
  { name: 'Wadowice', plural: true, voivodeship: 'lesser-poland', familiarity: 2 },
  { name: 'Oświęcim', voivodeship: 'lesser-poland', familiarity: 3 },
  { name: 'Wieliczka', voivodeship: 'lesser-poland', familiarity: 2 },
  { name: 'Radom', voivodeship: 'masovian', familiarity: 2 },
  { name: 'Płock', voivodeship: 'masovian', familiarity: 3 },
  { name: 'Siedlce', plural: true, voivodeship: 'masovian', familiarity: 3 },
  { name: 'Ostrołęka', voivodeship: 'masovian', familiarity: 4 },
  { name: 'Żelazowa Wola', voivodeship: 'masovian', familiarity: 3 },
  { name: 'Nysa', voivodeship: 'opole', familiarity: 3 },
  { name: 'Kędzierzyn-Koźle', voivodeship: 'opole', familiarity: 3 },
  { name: 'Brzeg', voivodeship: 'opole', familiarity: 4 },
  { name: 'Przemyśl', voivodeship: 'subcarpathian', familiarity: 3 },
  { name: 'Krosno', voivodeship: 'subcarpathian', familiarity: 3 },
  { name: 'Sanok', voivodeship: 'subcarpathian', familiarity: 3 },
  { name: 'Łańcut', voivodeship: 'subcarpathian', familiarity: 3 },
  { name: 'Suwałki', plural: true, voivodeship: 'podlaskie', familiarity: 3 },
  { name: 'Łomża', voivodeship: 'podlaskie', familiarity: 3 },
  { name: 'Białowieża', voivodeship: 'podlaskie', familiarity: 2 },
  { name: 'Augustów', voivodeship: 'podlaskie', familiarity: 3 },
  { name: 'Gdynia', voivodeship: 'pomeranian', familiarity: 1 },
  { name: 'Sopot', voivodeship: 'pomeranian', familiarity: 1 },
  { name: 'Malbork', voivodeship: 'pomeranian', familiarity: 2 },
  { name: 'Słupsk', voivodeship: 'pomeranian', familiarity: 3 },
  { name: 'Częstochowa', voivodeship: 'silesian', familiarity: 2 },
  { name: 'Bielsko-Biała', voivodeship: 'silesian', familiarity: 3 },
  { name: 'Gliwice', plural: true, voivodeship: 'silesian', familiarity: 2 },
  { name: 'Sandomierz', voivodeship: 'holy-cross', familiarity: 3 },
  { name: 'Starachowice', plural: true, voivodeship: 'holy-cross', familiarity: 4 },
  { name: 'Elbląg', voivodeship: 'warmian-masurian', familiarity: 3 },
  { name: 'Ełk', voivodeship: 'warmian-masurian', familiarity: 3 },
  { name: 'Giżycko', voivodeship: 'warmian-masurian', familiarity: 3 },
  { name: 'Mikołajki', plural: true, voivodeship: 'warmian-masurian', familiarity: 3 },
  { name: 'Grunwald', voivodeship: 'warmian-masurian', familiarity: 3 },
  { name: 'Frombork', voivodeship: 'warmian-masurian', familiarity: 3 },
  { name: 'Gniezno', voivodeship: 'greater-poland', familiarity: 2 },
  { name: 'Kalisz', voivodeship: 'greater-poland', familiarity: 3 },
  { name: 'Konin', voivodeship: 'greater-poland', familiarity: 3 },
  { name: 'Leszno', voivodeship: 'greater-poland', familiarity: 3 },
  { name: 'Piła', voivodeship: 'greater-poland', familiarity: 3 },
  { name: 'Kołobrzeg', voivodeship: 'west-pomeranian', familiarity: 2 },
  { name: 'Koszalin', voivodeship: 'west-pomeranian', familiarity: 3 },
  { name: 'Świnoujście', voivodeship: 'west-pomeranian', familiarity: 2 },
  { name: 'Stargard', voivodeship: 'west-pomeranian', familiarity: 4 },
  { name: 'Międzyzdroje', plural: true, voivodeship: 'west-pomeranian', familiarity: 3 },
];
