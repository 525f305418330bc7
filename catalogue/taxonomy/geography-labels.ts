import { COUNTRIES } from '../facts/geography/countries.ts';
import { countryTag } from '../templates/geography/atlas.ts';
import { CONTINENTS } from '../templates/geography/continents.ts';
import type { Labels } from './label.ts';

/** Labels of the tags for countries and continents: their names. */
export const GEOGRAPHY_NAMES: Readonly<Record<string, Labels>> = {
  ...Object.fromEntries(
    COUNTRIES.map((country) => [countryTag(country), { en: country.en, pl: country.pl }]),
  ),
  ...CONTINENTS,
};

/** Labels of the tags that the geography templates use. */
export const GEOGRAPHY_TAGS: Readonly<Record<string, Labels>> = {
  ...GEOGRAPHY_NAMES,
  airports: { en: 'Airports', pl: 'Lotniska' },
  borders: { en: 'Borders', pl: 'Granice' },
  capitals: { en: 'Capitals', pl: 'Stolice' },
  cities: { en: 'Cities', pl: 'Miasta' },
  countries: { en: 'Countries', pl: 'Państwa' },
  currencies: { en: 'Currencies', pl: 'Waluty' },
  deserts: { en: 'Deserts', pl: 'Pustynie' },
  'endemic-animals': { en: 'Endemic animals', pl: 'Zwierzęta endemiczne' },
  euro: { en: 'Euro', pl: 'Euro' },
  'former-names': { en: 'Former names', pl: 'Dawne nazwy' },
  independence: { en: 'Independence', pl: 'Niepodległość państw' },
  'internet-domains': { en: 'Internet domains', pl: 'Domeny internetowe' },
  islands: { en: 'Islands', pl: 'Wyspy' },
  lakes: { en: 'Lakes', pl: 'Jeziora' },
  landmarks: { en: 'Landmarks', pl: 'Zabytki i budowle' },
  languages: { en: 'Languages', pl: 'Języki' },
  monarchies: { en: 'Monarchies', pl: 'Monarchie' },
  'mountain-ranges': { en: 'Mountain ranges', pl: 'Pasma górskie' },
  mountains: { en: 'Mountains', pl: 'Góry' },
  nicknames: { en: 'Nicknames', pl: 'Przydomki' },
  parliaments: { en: 'Parliaments', pl: 'Parlamenty' },
  provinces: { en: 'Provinces', pl: 'Prowincje i krainy' },
  rivers: { en: 'Rivers', pl: 'Rzeki' },
  'road-traffic': { en: 'Road traffic', pl: 'Ruch drogowy' },
  seas: { en: 'Seas', pl: 'Morza' },
  straits: { en: 'Straits', pl: 'Cieśniny' },
  'us-states': { en: 'US states', pl: 'Stany USA' },
  voivodeships: { en: 'Voivodeships', pl: 'Województwa' },
  volcanoes: { en: 'Volcanoes', pl: 'Wulkany' },
};

/** Labels of the subcategories that the geography templates use. */
export const GEOGRAPHY_SUBCATEGORIES: Readonly<Record<string, Labels>> = {
  'air-travel': { en: 'Air travel', pl: 'Lotnictwo pasażerskie' },
  borders: { en: 'Borders', pl: 'Granice' },
  capitals: { en: 'Capitals', pl: 'Stolice' },
  cities: { en: 'Cities', pl: 'Miasta' },
  continents: { en: 'Continents', pl: 'Kontynenty' },
  currencies: { en: 'Currencies', pl: 'Waluty' },
  deserts: { en: 'Deserts', pl: 'Pustynie' },
  'endemic-animals': { en: 'Endemic animals', pl: 'Zwierzęta endemiczne' },
  'former-names': { en: 'Former names', pl: 'Dawne nazwy' },
  'forms-of-government': { en: 'Forms of government', pl: 'Ustroje państw' },
  independence: { en: 'Independence', pl: 'Niepodległość państw' },
  'internet-domains': { en: 'Internet domains', pl: 'Domeny internetowe' },
  islands: { en: 'Islands', pl: 'Wyspy' },
  landmarks: { en: 'Landmarks', pl: 'Zabytki i budowle' },
  languages: { en: 'Languages', pl: 'Języki' },
  mountains: { en: 'Mountains', pl: 'Góry' },
  parliaments: { en: 'Parliaments', pl: 'Parlamenty' },
  'regions-and-provinces': { en: 'Regions and provinces', pl: 'Regiony i prowincje' },
  'rivers-and-lakes': { en: 'Rivers and lakes', pl: 'Rzeki i jeziora' },
  'road-traffic': { en: 'Road traffic', pl: 'Ruch drogowy' },
  'seas-and-coasts': { en: 'Seas and coasts', pl: 'Morza i wybrzeża' },
  'size-of-countries': { en: 'Size of countries', pl: 'Wielkość państw' },
};
