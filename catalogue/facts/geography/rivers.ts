import type { Continent } from './countries.ts';
import type { Familiarity } from '../../template.ts';

/** A sea, gulf or ocean that rivers flow into. */
export interface Sea {
  readonly slug: string;
  readonly en: string;
  readonly pl: string;
  /** Slugs of the waters that it is part of: equally right, and so never wrong answers for it. */
  readonly within: readonly string[];
}

export const SEAS: readonly Sea[] = [
  { slug: 'black-sea', en: 'Black Sea', pl: 'Morze Czarne', within: ['mediterranean-sea'] },
  { slug: 'north-sea', en: 'North Sea', pl: 'Morze Północne', within: ['atlantic-ocean'] },
  { slug: 'baltic-sea', en: 'Baltic Sea', pl: 'Morze Bałtyckie', within: ['atlantic-ocean'] },
  { slug: 'english-channel', en: 'English Channel', pl: 'kanał La Manche', within: ['atlantic-ocean'] },
  { slug: 'atlantic-ocean', en: 'Atlantic Ocean', pl: 'Ocean Atlantycki', within: [] },
  { slug: 'mediterranean-sea', en: 'Mediterranean Sea', pl: 'Morze Śródziemne', within: ['atlantic-ocean'] },
  {
    slug: 'adriatic-sea',
    en: 'Adriatic Sea',
    pl: 'Morze Adriatyckie',
    within: ['mediterranean-sea', 'atlantic-ocean'],
  },
  {
    slug: 'tyrrhenian-sea',
    en: 'Tyrrhenian Sea',
    pl: 'Morze Tyrreńskie',
    within: ['mediterranean-sea', 'atlantic-ocean'],
  },
  {
    slug: 'sea-of-azov',
    en: 'Sea of Azov',
    pl: 'Morze Azowskie',
    within: ['black-sea', 'mediterranean-sea'],
  },
  { slug: 'caspian-sea', en: 'Caspian Sea', pl: 'Morze Kaspijskie', within: [] },
  { slug: 'white-sea', en: 'White Sea', pl: 'Morze Białe', within: ['barents-sea'] },
  { slug: 'barents-sea', en: 'Barents Sea', pl: 'Morze Barentsa', within: [] },
  { slug: 'kara-sea', en: 'Kara Sea', pl: 'Morze Karskie', within: [] },
  { slug: 'laptev-sea', en: 'Laptev Sea', pl: 'Morze Łaptiewów', within: [] },
  { slug: 'sea-of-okhotsk', en: 'Sea of Okhotsk', pl: 'Morze Ochockie', within: ['pacific-ocean'] },
  { slug: 'east-china-sea', en: 'East China Sea', pl: 'Morze Wschodniochińskie', within: ['pacific-ocean'] },
  {
    slug: 'south-china-sea',
    en: 'South China Sea',
    pl: 'Morze Południowochińskie',
    within: ['pacific-ocean'],
  },
  { slug: 'bay-of-bengal', en: 'Bay of Bengal', pl: 'Zatoka Bengalska', within: ['indian-ocean'] },
  { slug: 'arabian-sea', en: 'Arabian Sea', pl: 'Morze Arabskie', within: ['indian-ocean'] },
  {
    slug: 'andaman-sea',
    en: 'Andaman Sea',
    pl: 'Morze Andamańskie',
    within: ['indian-ocean', 'bay-of-bengal'],
  },
  { slug: 'gulf-of-guinea', en: 'Gulf of Guinea', pl: 'Zatoka Gwinejska', within: ['atlantic-ocean'] },
  { slug: 'indian-ocean', en: 'Indian Ocean', pl: 'Ocean Indyjski', within: [] },
  { slug: 'caribbean-sea', en: 'Caribbean Sea', pl: 'Morze Karaibskie', within: ['atlantic-ocean'] },
  { slug: 'gulf-of-mexico', en: 'Gulf of Mexico', pl: 'Zatoka Meksykańska', within: ['atlantic-ocean'] },
  {
    slug: 'gulf-of-california',
    en: 'Gulf of California',
    pl: 'Zatoka Kalifornijska',
    within: ['pacific-ocean'],
  },
  { slug: 'pacific-ocean', en: 'Pacific Ocean', pl: 'Ocean Spokojny', within: [] },
  { slug: 'beaufort-sea', en: 'Beaufort Sea', pl: 'Morze Beauforta', within: [] },
  { slug: 'bering-sea', en: 'Bering Sea', pl: 'Morze Beringa', within: ['pacific-ocean'] },
];

/** A river and the water that it flows into. */
export interface River {
  readonly en: string;
  readonly pl: string;
  readonly continent: Continent;
  /** Slug of a sea. */
  readonly mouth: string;
  readonly familiarity: Familiarity;
  /**
   * Slugs of seas that are also named, or that another river with the same name flows into, which are never wrong
   * answers.
   */
  readonly besides?: readonly string[];
}

export const RIVERS: readonly River[] = [
  { en: 'Danube', pl: 'Dunaj', continent: 'europe', mouth: 'black-sea', familiarity: 1 },
  { en: 'Rhine', pl: 'Ren', continent: 'europe', mouth: 'north-sea', familiarity: 1 },
  { en: 'Elbe', pl: 'Łaba', continent: 'europe', mouth: 'north-sea', familiarity: 2 },
  { en: 'Oder', pl: 'Odra', continent: 'europe', mouth: 'baltic-sea', familiarity: 2 },
  { en: 'Vistula', pl: 'Wisła', continent: 'europe', mouth: 'baltic-sea', familiarity: 2 },
  { en: 'Neman', pl: 'Niemen', continent: 'europe', mouth: 'baltic-sea', familiarity: 3 },
  { en: 'Seine', pl: 'Sekwana', continent: 'europe', mouth: 'english-channel', familiarity: 2 },
  { en: 'Loire', pl: 'Loara', continent: 'europe', mouth: 'atlantic-ocean', familiarity: 3 },
  { en: 'Garonne', pl: 'Garonna', continent: 'europe', mouth: 'atlantic-ocean', familiarity: 4 },
  { en: 'Rhône', pl: 'Rodan', continent: 'europe', mouth: 'mediterranean-sea', familiarity: 3 },
  { en: 'Ebro', pl: 'Ebro', continent: 'europe', mouth: 'mediterranean-sea', familiarity: 3 },
  { en: 'Tagus', pl: 'Tag', continent: 'europe', mouth: 'atlantic-ocean', familiarity: 3 },
  { en: 'Douro', pl: 'Duero', continent: 'europe', mouth: 'atlantic-ocean', familiarity: 4 },
  { en: 'Guadalquivir', pl: 'Gwadalkiwir', continent: 'europe', mouth: 'atlantic-ocean', familiarity: 4 },
  { en: 'Po', pl: 'Pad', continent: 'europe', mouth: 'adriatic-sea', familiarity: 3 },
  { en: 'Tiber', pl: 'Tyber', continent: 'europe', mouth: 'tyrrhenian-sea', familiarity: 2 },
  { en: 'Thames', pl: 'Tamiza', continent: 'europe', mouth: 'north-sea', familiarity: 1 },
  { en: 'Dnieper', pl: 'Dniepr', continent: 'europe', mouth: 'black-sea', familiarity: 2 },
  { en: 'Dniester', pl: 'Dniestr', continent: 'europe', mouth: 'black-sea', familiarity: 3 },
  { en: 'Don', pl: 'Don', continent: 'europe', mouth: 'sea-of-azov', familiarity: 3 },
  { en: 'Volga', pl: 'Wołga', continent: 'europe', mouth: 'caspian-sea', familiarity: 1 },
  { en: 'Ural', pl: 'Ural', continent: 'europe', mouth: 'caspian-sea', familiarity: 3 },
  { en: 'Northern Dvina', pl: 'Dwina Północna', continent: 'europe', mouth: 'white-sea', familiarity: 5 },
  { en: 'Pechora', pl: 'Peczora', continent: 'europe', mouth: 'barents-sea', familiarity: 5 },
  { en: 'Weser', pl: 'Wezera', continent: 'europe', mouth: 'north-sea', familiarity: 4 },
  { en: 'Ob', pl: 'Ob', continent: 'asia', mouth: 'kara-sea', familiarity: 3 },
  { en: 'Yenisei', pl: 'Jenisej', continent: 'asia', mouth: 'kara-sea', familiarity: 3 },
  { en: 'Lena', pl: 'Lena', continent: 'asia', mouth: 'laptev-sea', familiarity: 3 },
  { en: 'Yangtze', pl: 'Jangcy', continent: 'asia', mouth: 'east-china-sea', familiarity: 2 },
  { en: 'Mekong', pl: 'Mekong', continent: 'asia', mouth: 'south-china-sea', familiarity: 2 },
  { en: 'Ganges', pl: 'Ganges', continent: 'asia', mouth: 'bay-of-bengal', familiarity: 1 },
  { en: 'Indus', pl: 'Indus', continent: 'asia', mouth: 'arabian-sea', familiarity: 2 },
  { en: 'Irrawaddy', pl: 'Irawadi', continent: 'asia', mouth: 'andaman-sea', familiarity: 4 },
  { en: 'Nile', pl: 'Nil', continent: 'africa', mouth: 'mediterranean-sea', familiarity: 1 },
  {
    en: 'Congo',
    pl: 'Kongo',
    continent: 'africa',
    mouth: 'atlantic-ocean',
    familiarity: 2,
    besides: ['gulf-of-guinea'],
  },
  { en: 'Niger', pl: 'Niger', continent: 'africa', mouth: 'gulf-of-guinea', familiarity: 3 },
  { en: 'Zambezi', pl: 'Zambezi', continent: 'africa', mouth: 'indian-ocean', familiarity: 3 },
  { en: 'Limpopo', pl: 'Limpopo', continent: 'africa', mouth: 'indian-ocean', familiarity: 4 },
  { en: 'Orange', pl: 'Oranje', continent: 'africa', mouth: 'atlantic-ocean', familiarity: 4 },
  { en: 'Senegal', pl: 'Senegal', continent: 'africa', mouth: 'atlantic-ocean', familiarity: 4 },
  { en: 'Amazon', pl: 'Amazonka', continent: 'south-america', mouth: 'atlantic-ocean', familiarity: 1 },
  {
    en: 'Orinoco',
    pl: 'Orinoko',
    continent: 'south-america',
    mouth: 'atlantic-ocean',
    familiarity: 3,
    besides: ['caribbean-sea'],
  },
  { en: 'Magdalena', pl: 'Magdalena', continent: 'south-america', mouth: 'caribbean-sea', familiarity: 5 },
  { en: 'Mississippi', pl: 'Missisipi', continent: 'north-america', mouth: 'gulf-of-mexico', familiarity: 1 },
  { en: 'Rio Grande', pl: 'Rio Grande', continent: 'north-america', mouth: 'gulf-of-mexico', familiarity: 2 },
  {
    en: 'Colorado',
    pl: 'Kolorado',
    continent: 'north-america',
    mouth: 'gulf-of-california',
    familiarity: 3,
    besides: ['gulf-of-mexico', 'atlantic-ocean'],
  },
  { en: 'Columbia', pl: 'Kolumbia', continent: 'north-america', mouth: 'pacific-ocean', familiarity: 4 },
  { en: 'Mackenzie', pl: 'Mackenzie', continent: 'north-america', mouth: 'beaufort-sea', familiarity: 4 },
  { en: 'Yukon', pl: 'Jukon', continent: 'north-america', mouth: 'bering-sea', familiarity: 3 },
  { en: 'Hudson', pl: 'Hudson', continent: 'north-america', mouth: 'atlantic-ocean', familiarity: 3 },
];
