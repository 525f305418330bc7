import type { Familiarity } from '../../template.ts';

/** The highest mountain of a country, without overseas parts. */
export interface HighestMountain {
  /** ISO 3166-1 alpha-2, in lower case. */
  readonly country: string;
  readonly en: string;
  readonly pl: string;
  readonly familiarity: Familiarity;
}

export const HIGHEST_MOUNTAINS: readonly HighestMountain[] = [
  { country: 'pl', en: 'Rysy', pl: 'Rysy', familiarity: 2 },
  { country: 'sk', en: 'Gerlachovský štít', pl: 'Gerlach', familiarity: 3 },
  { country: 'de', en: 'Zugspitze', pl: 'Zugspitze', familiarity: 2 },
  { country: 'at', en: 'Grossglockner', pl: 'Grossglockner', familiarity: 3 },
  { country: 'si', en: 'Triglav', pl: 'Triglav', familiarity: 3 },
  { country: 'ua', en: 'Hoverla', pl: 'Howerla', familiarity: 3 },
  { country: 'ro', en: 'Moldoveanu', pl: 'Moldoveanu', familiarity: 4 },
  { country: 'bg', en: 'Musala', pl: 'Musała', familiarity: 3 },
  { country: 'gr', en: 'Mount Olympus', pl: 'Olimp', familiarity: 1 },
  { country: 'es', en: 'Teide', pl: 'Teide', familiarity: 2 },
  { country: 'pt', en: 'Mount Pico', pl: 'Ponta do Pico', familiarity: 4 },
  { country: 'no', en: 'Galdhøpiggen', pl: 'Galdhøpiggen', familiarity: 3 },
  { country: 'se', en: 'Kebnekaise', pl: 'Kebnekaise', familiarity: 3 },
  { country: 'fi', en: 'Halti', pl: 'Halti', familiarity: 4 },
  { country: 'is', en: 'Hvannadalshnúkur', pl: 'Hvannadalshnúkur', familiarity: 4 },
  { country: 'gb', en: 'Ben Nevis', pl: 'Ben Nevis', familiarity: 2 },
  { country: 'ie', en: 'Carrauntoohil', pl: 'Carrauntoohil', familiarity: 4 },
  { country: 'tr', en: 'Mount Ararat', pl: 'Ararat', familiarity: 2 },
  { country: 'ir', en: 'Damavand', pl: 'Demawend', familiarity: 3 },
  { country: 'np', en: 'Mount Everest', pl: 'Mount Everest', familiarity: 1 },
  { country: 'pk', en: 'K2', pl: 'K2', familiarity: 2 },
  { country: 'jp', en: 'Mount Fuji', pl: 'Fudżi', familiarity: 1 },
  { country: 'my', en: 'Kinabalu', pl: 'Kinabalu', familiarity: 4 },
  { country: 'id', en: 'Puncak Jaya', pl: 'Puncak Jaya', familiarity: 4 },
  { country: 'ph', en: 'Mount Apo', pl: 'Apo', familiarity: 5 },
  { country: 'kr', en: 'Hallasan', pl: 'Hallasan', familiarity: 4 },
  { country: 'vn', en: 'Fansipan', pl: 'Fansipan', familiarity: 4 },
  { country: 'pg', en: 'Mount Wilhelm', pl: 'Góra Wilhelma', familiarity: 5 },
  { country: 'au', en: 'Mount Kosciuszko', pl: 'Góra Kościuszki', familiarity: 2 },
  { country: 'us', en: 'Denali (Mount McKinley)', pl: 'Denali (McKinley)', familiarity: 2 },
  { country: 'ca', en: 'Mount Logan', pl: 'Mount Logan', familiarity: 3 },
  { country: 'mx', en: 'Pico de Orizaba', pl: 'Pico de Orizaba', familiarity: 3 },
  { country: 'gt', en: 'Tajumulco', pl: 'Tajumulco', familiarity: 5 },
  { country: 'cr', en: 'Chirripó', pl: 'Chirripó', familiarity: 5 },
  { country: 'cu', en: 'Pico Turquino', pl: 'Pico Turquino', familiarity: 5 },
  { country: 'do', en: 'Pico Duarte', pl: 'Pico Duarte', familiarity: 5 },
  { country: 'ar', en: 'Aconcagua', pl: 'Aconcagua', familiarity: 2 },
  { country: 'cl', en: 'Ojos del Salado', pl: 'Ojos del Salado', familiarity: 3 },
  { country: 'ec', en: 'Chimborazo', pl: 'Chimborazo', familiarity: 3 },
  { country: 'pe', en: 'Huascarán', pl: 'Huascarán', familiarity: 3 },
  { country: 'bo', en: 'Sajama', pl: 'Sajama', familiarity: 5 },
  { country: 've', en: 'Pico Bolívar', pl: 'Pico Bolívar', familiarity: 4 },
  { country: 'br', en: 'Pico da Neblina', pl: 'Pico da Neblina', familiarity: 4 },
  { country: 'tz', en: 'Kilimanjaro', pl: 'Kilimandżaro', familiarity: 1 },
  { country: 'et', en: 'Ras Dashen', pl: 'Ras Daszan', familiarity: 4 },
  { country: 'ma', en: 'Toubkal', pl: 'Tubkal', familiarity: 3 },
  { country: 'dz', en: 'Mount Tahat', pl: 'Tahat', familiarity: 4 },
  { country: 'eg', en: 'Mount Catherine', pl: 'Góra Świętej Katarzyny', familiarity: 4 },
  { country: 'ge', en: 'Shkhara', pl: 'Szchara', familiarity: 4 },
  { country: 'am', en: 'Aragats', pl: 'Aragac', familiarity: 4 },
  { country: 'ee', en: 'Suur Munamägi', pl: 'Suur Munamägi', familiarity: 4 },
  { country: 'lv', en: 'Gaiziņkalns', pl: 'Gaiziņkalns', familiarity: 5 },
  { country: 'hu', en: 'Kékes', pl: 'Kékes', familiarity: 4 },
  { country: 'hr', en: 'Dinara', pl: 'Dinara', familiarity: 3 },
  { country: 'ba', en: 'Maglić', pl: 'Maglić', familiarity: 4 },
  { country: 'be', en: 'Signal de Botrange', pl: 'Signal de Botrange', familiarity: 4 },
  { country: 'lk', en: 'Pidurutalagala', pl: 'Pidurutalagala', familiarity: 5 },
  { country: 'ls', en: 'Thabana Ntlenyana', pl: 'Thabana Ntlenyana', familiarity: 5 },
  { country: 'ru', en: 'Mount Elbrus', pl: 'Elbrus', familiarity: 2 },
  { country: 'tw', en: 'Jade Mountain (Yushan)', pl: 'Góra Nefrytowa (Yushan)', familiarity: 4 },
  { country: 'cz', en: 'Sněžka', pl: 'Śnieżka', familiarity: 2 },
];

/** A mountain range. */
export interface MountainRange {
  readonly slug: string;
  readonly en: string;
  readonly pl: string;
  /** Slugs of the ranges that it is part of: neither is a wrong answer for the other. */
  readonly within: readonly string[];
  /** A part of the world, where wrong answers come from first. */
  readonly part: 'europe' | 'asia' | 'americas' | 'poland' | 'elsewhere';
  /** Region code, if it is little known elsewhere. */
  readonly region?: string;
}

export const RANGES: readonly MountainRange[] = [
  { slug: 'alps', part: 'europe', en: 'Alps', pl: 'Alpy', within: [] },
  { slug: 'tatras', part: 'europe', en: 'Tatras', pl: 'Tatry', within: ['carpathians'] },
  {
    slug: 'karkonosze',
    part: 'poland',
    en: 'Giant Mountains',
    pl: 'Karkonosze',
    within: ['sudetes'],
    region: 'pl',
  },
  { slug: 'sudetes', part: 'poland', en: 'Sudetes', pl: 'Sudety', within: [], region: 'pl' },
  {
    slug: 'bieszczady',
    part: 'poland',
    en: 'Bieszczady',
    pl: 'Bieszczady',
    within: ['carpathians', 'beskids'],
    region: 'pl',
  },
  {
    slug: 'pieniny',
    part: 'poland',
    en: 'Pieniny',
    pl: 'Pieniny',
    within: ['carpathians', 'beskids'],
    region: 'pl',
  },
  {
    slug: 'gorce',
    part: 'poland',
    en: 'Gorce',
    pl: 'Gorce',
    within: ['carpathians', 'beskids'],
    region: 'pl',
  },
  { slug: 'beskids', part: 'poland', en: 'Beskids', pl: 'Beskidy', within: ['carpathians'], region: 'pl' },
  {
    slug: 'holy-cross-mountains',
    part: 'poland',
    en: 'Holy Cross Mountains',
    pl: 'Góry Świętokrzyskie',
    within: [],
    region: 'pl',
  },
  { slug: 'himalayas', part: 'asia', en: 'Himalayas', pl: 'Himalaje', within: [] },
  { slug: 'karakoram', part: 'asia', en: 'Karakoram', pl: 'Karakorum', within: ['himalayas'] },
  { slug: 'andes', part: 'americas', en: 'Andes', pl: 'Andy', within: [] },
  { slug: 'caucasus', part: 'europe', en: 'Caucasus', pl: 'Kaukaz', within: [] },
  { slug: 'pyrenees', part: 'europe', en: 'Pyrenees', pl: 'Pireneje', within: [] },
  { slug: 'rocky-mountains', part: 'americas', en: 'Rocky Mountains', pl: 'Góry Skaliste', within: [] },
  { slug: 'atlas', part: 'elsewhere', en: 'Atlas Mountains', pl: 'Atlas', within: [] },
  { slug: 'urals', part: 'europe', en: 'Ural Mountains', pl: 'Ural', within: [] },
  { slug: 'apennines', part: 'europe', en: 'Apennines', pl: 'Apeniny', within: [] },
  { slug: 'appalachians', part: 'americas', en: 'Appalachians', pl: 'Appalachy', within: [] },
  { slug: 'cascade-range', part: 'americas', en: 'Cascade Range', pl: 'Góry Kaskadowe', within: [] },
  { slug: 'tian-shan', part: 'asia', en: 'Tian Shan', pl: 'Tienszan', within: [] },
  { slug: 'sierra-nevada', part: 'europe', en: 'Sierra Nevada', pl: 'Sierra Nevada', within: [] },
  {
    slug: 'great-dividing-range',
    part: 'elsewhere',
    en: 'Great Dividing Range',
    pl: 'Wielkie Góry Wododziałowe',
    within: [],
  },
  { slug: 'drakensberg', part: 'elsewhere', en: 'Drakensberg', pl: 'Góry Smocze', within: [] },
  { slug: 'carpathians', part: 'europe', en: 'Carpathians', pl: 'Karpaty', within: [] },
];

/** A mountain with its range. */
export interface Peak {
  readonly en: string;
  readonly pl: string;
  /** The Polish verb after the name is in the plural. */
  readonly plural?: true;
  /** Slug of a range. */
  readonly range: string;
  readonly familiarity: Familiarity;
  readonly region?: string;
}

export const PEAKS: readonly Peak[] = [
  { en: 'Mont Blanc', pl: 'Mont Blanc', range: 'alps', familiarity: 1 },
  { en: 'the Matterhorn', pl: 'Matterhorn', range: 'alps', familiarity: 1 },
  { en: 'the Eiger', pl: 'Eiger', range: 'alps', familiarity: 3 },
  { en: 'the Jungfrau', pl: 'Jungfrau', range: 'alps', familiarity: 3 },
  { en: 'Marmolada', pl: 'Marmolada', range: 'alps', familiarity: 3 },
  { en: 'Monte Rosa', pl: 'Monte Rosa', range: 'alps', familiarity: 3 },
  { en: 'Giewont', pl: 'Giewont', range: 'tatras', familiarity: 1, region: 'pl' },
  { en: 'Rysy', pl: 'Rysy', plural: true, range: 'tatras', familiarity: 2, region: 'pl' },
  { en: 'Kasprowy Wierch', pl: 'Kasprowy Wierch', range: 'tatras', familiarity: 2, region: 'pl' },
  { en: 'Świnica', pl: 'Świnica', range: 'tatras', familiarity: 3, region: 'pl' },
  { en: 'Gerlachovský štít', pl: 'Gerlach', range: 'tatras', familiarity: 3, region: 'pl' },
  { en: 'Śnieżka', pl: 'Śnieżka', range: 'karkonosze', familiarity: 2, region: 'pl' },
  { en: 'Szrenica', pl: 'Szrenica', range: 'karkonosze', familiarity: 3, region: 'pl' },
  { en: 'Tarnica', pl: 'Tarnica', range: 'bieszczady', familiarity: 3, region: 'pl' },
  { en: 'Trzy Korony', pl: 'Trzy Korony', plural: true, range: 'pieniny', familiarity: 3, region: 'pl' },
  { en: 'Turbacz', pl: 'Turbacz', range: 'gorce', familiarity: 3, region: 'pl' },
  { en: 'Babia Góra', pl: 'Babia Góra', range: 'beskids', familiarity: 3, region: 'pl' },
  { en: 'Pilsko', pl: 'Pilsko', range: 'beskids', familiarity: 4, region: 'pl' },
  { en: 'Łysica', pl: 'Łysica', range: 'holy-cross-mountains', familiarity: 3, region: 'pl' },
  { en: 'Mount Everest', pl: 'Mount Everest', range: 'himalayas', familiarity: 1 },
  { en: 'Annapurna', pl: 'Annapurna', range: 'himalayas', familiarity: 2 },
  { en: 'Lhotse', pl: 'Lhotse', range: 'himalayas', familiarity: 3 },
  { en: 'Makalu', pl: 'Makalu', range: 'himalayas', familiarity: 3 },
  { en: 'Nanga Parbat', pl: 'Nanga Parbat', range: 'himalayas', familiarity: 3 },
  { en: 'Manaslu', pl: 'Manaslu', range: 'himalayas', familiarity: 3 },
  { en: 'Dhaulagiri', pl: 'Dhaulagiri', range: 'himalayas', familiarity: 3 },
  { en: 'Cho Oyu', pl: 'Czo Oju', range: 'himalayas', familiarity: 4 },
  { en: 'K2', pl: 'K2', range: 'karakoram', familiarity: 2 },
  { en: 'Broad Peak', pl: 'Broad Peak', range: 'karakoram', familiarity: 3 },
  { en: 'Aconcagua', pl: 'Aconcagua', range: 'andes', familiarity: 2 },
  { en: 'Chimborazo', pl: 'Chimborazo', range: 'andes', familiarity: 3 },
  { en: 'Huascarán', pl: 'Huascarán', range: 'andes', familiarity: 3 },
  { en: 'Illimani', pl: 'Illimani', range: 'andes', familiarity: 4 },
  { en: 'Cotopaxi', pl: 'Cotopaxi', range: 'andes', familiarity: 3 },
  { en: 'Mount Elbrus', pl: 'Elbrus', range: 'caucasus', familiarity: 2 },
  { en: 'Kazbek', pl: 'Kazbek', range: 'caucasus', familiarity: 3 },
  { en: 'Ushba', pl: 'Uszba', range: 'caucasus', familiarity: 4 },
  { en: 'Aneto', pl: 'Aneto', range: 'pyrenees', familiarity: 3 },
  { en: 'Vignemale', pl: 'Vignemale', range: 'pyrenees', familiarity: 5 },
  { en: 'Mount Elbert', pl: 'Mount Elbert', range: 'rocky-mountains', familiarity: 4 },
  { en: 'Pikes Peak', pl: 'Pikes Peak', range: 'rocky-mountains', familiarity: 4 },
  { en: 'Mount Robson', pl: 'Mount Robson', range: 'rocky-mountains', familiarity: 4 },
  { en: 'Toubkal', pl: 'Tubkal', range: 'atlas', familiarity: 3 },
  { en: 'Mount Narodnaya', pl: 'Narodnaja', range: 'urals', familiarity: 4 },
  { en: 'Corno Grande', pl: 'Corno Grande', range: 'apennines', familiarity: 4 },
  { en: 'Mount Mitchell', pl: 'Mount Mitchell', range: 'appalachians', familiarity: 4 },
  { en: 'Mount Rainier', pl: 'Mount Rainier', range: 'cascade-range', familiarity: 4 },
  { en: 'Mount Hood', pl: 'Mount Hood', range: 'cascade-range', familiarity: 4 },
  { en: 'Jengish Chokusu', pl: 'Dżengisz Czokusu', range: 'tian-shan', familiarity: 5 },
  { en: 'Mulhacén', pl: 'Mulhacén', range: 'sierra-nevada', familiarity: 4 },
  { en: 'Mount Kosciuszko', pl: 'Góra Kościuszki', range: 'great-dividing-range', familiarity: 3 },
  { en: 'Thabana Ntlenyana', pl: 'Thabana Ntlenyana', range: 'drakensberg', familiarity: 5 },
  { en: 'Moldoveanu', pl: 'Moldoveanu', range: 'carpathians', familiarity: 4 },
  { en: 'Hoverla', pl: 'Howerla', range: 'carpathians', familiarity: 3 },
];
