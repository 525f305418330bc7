import type { Continent } from './countries.ts';
import type { Familiarity } from '../../template.ts';

/** A desert on a single continent. */
export interface Desert {
  readonly en: string;
  readonly pl: string;
  readonly continent: Continent;
  readonly familiarity: Familiarity;
}

export const DESERTS: readonly Desert[] = [
  { en: 'Sahara', pl: 'Sahara', continent: 'africa', familiarity: 1 },
  { en: 'Kalahari', pl: 'Kalahari', continent: 'africa', familiarity: 2 },
  { en: 'Namib', pl: 'Namib', continent: 'africa', familiarity: 3 },
  { en: 'Gobi', pl: 'Gobi', continent: 'asia', familiarity: 1 },
  { en: 'Taklamakan', pl: 'Takla Makan', continent: 'asia', familiarity: 3 },
  { en: 'Karakum', pl: 'Kara-kum', continent: 'asia', familiarity: 4 },
  { en: 'Kyzylkum', pl: 'Kyzył-kum', continent: 'asia', familiarity: 4 },
  { en: 'Thar', pl: 'Thar', continent: 'asia', familiarity: 3 },
  { en: "Rub' al Khali", pl: 'Ar-Rab al-Chali', continent: 'asia', familiarity: 3 },
  { en: 'Negev', pl: 'Negew', continent: 'asia', familiarity: 3 },
  { en: 'Atacama', pl: 'Atakama', continent: 'south-america', familiarity: 2 },
  { en: 'Patagonian Desert', pl: 'Pustynia Patagońska', continent: 'south-america', familiarity: 3 },
  { en: 'Mojave', pl: 'Mojave', continent: 'north-america', familiarity: 2 },
  { en: 'Sonoran Desert', pl: 'Sonora', continent: 'north-america', familiarity: 4 },
  { en: 'Chihuahuan Desert', pl: 'Chihuahua', continent: 'north-america', familiarity: 4 },
  { en: 'Great Victoria Desert', pl: 'Wielka Pustynia Wiktorii', continent: 'oceania', familiarity: 3 },
  { en: 'Simpson Desert', pl: 'Pustynia Simpsona', continent: 'oceania', familiarity: 4 },
  { en: 'Gibson Desert', pl: 'Pustynia Gibsona', continent: 'oceania', familiarity: 4 },
  { en: 'Danakil Desert', pl: 'Danakil', continent: 'africa', familiarity: 4 },
  { en: 'Nubian Desert', pl: 'Pustynia Nubijska', continent: 'africa', familiarity: 3 },
];
