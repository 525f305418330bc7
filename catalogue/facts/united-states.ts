import type { Familiarity } from '../template.ts';

/** A state of the United States, except those whose capital has the same name. */
export interface AmericanState {
  readonly en: string;
  readonly pl: string;
  /** The same in both languages. */
  readonly capital: string;
  readonly familiarity: Familiarity;
}

export const AMERICAN_STATES: readonly AmericanState[] = [
  { en: 'Alabama', pl: 'Alabama', capital: 'Montgomery', familiarity: 3 },
  { en: 'Alaska', pl: 'Alaska', capital: 'Juneau', familiarity: 3 },
  { en: 'Arizona', pl: 'Arizona', capital: 'Phoenix', familiarity: 2 },
  { en: 'Arkansas', pl: 'Arkansas', capital: 'Little Rock', familiarity: 3 },
  { en: 'California', pl: 'Kalifornia', capital: 'Sacramento', familiarity: 2 },
  { en: 'Colorado', pl: 'Kolorado', capital: 'Denver', familiarity: 2 },
  { en: 'Connecticut', pl: 'Connecticut', capital: 'Hartford', familiarity: 4 },
  { en: 'Delaware', pl: 'Delaware', capital: 'Dover', familiarity: 4 },
  { en: 'Florida', pl: 'Floryda', capital: 'Tallahassee', familiarity: 3 },
  { en: 'Georgia', pl: 'Georgia', capital: 'Atlanta', familiarity: 2 },
  { en: 'Hawaii', pl: 'Hawaje', capital: 'Honolulu', familiarity: 2 },
  { en: 'Idaho', pl: 'Idaho', capital: 'Boise', familiarity: 4 },
  { en: 'Illinois', pl: 'Illinois', capital: 'Springfield', familiarity: 3 },
  { en: 'Iowa', pl: 'Iowa', capital: 'Des Moines', familiarity: 4 },
  { en: 'Kansas', pl: 'Kansas', capital: 'Topeka', familiarity: 4 },
  { en: 'Kentucky', pl: 'Kentucky', capital: 'Frankfort', familiarity: 4 },
  { en: 'Louisiana', pl: 'Luizjana', capital: 'Baton Rouge', familiarity: 3 },
  { en: 'Maine', pl: 'Maine', capital: 'Augusta', familiarity: 4 },
  { en: 'Maryland', pl: 'Maryland', capital: 'Annapolis', familiarity: 4 },
  { en: 'Massachusetts', pl: 'Massachusetts', capital: 'Boston', familiarity: 1 },
  { en: 'Michigan', pl: 'Michigan', capital: 'Lansing', familiarity: 4 },
  { en: 'Minnesota', pl: 'Minnesota', capital: 'Saint Paul', familiarity: 4 },
  { en: 'Mississippi', pl: 'Missisipi', capital: 'Jackson', familiarity: 4 },
  { en: 'Missouri', pl: 'Missouri', capital: 'Jefferson City', familiarity: 4 },
  { en: 'Montana', pl: 'Montana', capital: 'Helena', familiarity: 4 },
  { en: 'Nebraska', pl: 'Nebraska', capital: 'Lincoln', familiarity: 4 },
  { en: 'Nevada', pl: 'Nevada', capital: 'Carson City', familiarity: 4 },
  { en: 'New Hampshire', pl: 'New Hampshire', capital: 'Concord', familiarity: 5 },
  { en: 'New Jersey', pl: 'New Jersey', capital: 'Trenton', familiarity: 4 },
  { en: 'New Mexico', pl: 'Nowy Meksyk', capital: 'Santa Fe', familiarity: 3 },
  { en: 'New York', pl: 'Nowy Jork', capital: 'Albany', familiarity: 3 },
  { en: 'North Carolina', pl: 'Karolina Północna', capital: 'Raleigh', familiarity: 4 },
  { en: 'North Dakota', pl: 'Dakota Północna', capital: 'Bismarck', familiarity: 4 },
  { en: 'Ohio', pl: 'Ohio', capital: 'Columbus', familiarity: 3 },
  { en: 'Oregon', pl: 'Oregon', capital: 'Salem', familiarity: 4 },
  { en: 'Pennsylvania', pl: 'Pensylwania', capital: 'Harrisburg', familiarity: 4 },
  { en: 'Rhode Island', pl: 'Rhode Island', capital: 'Providence', familiarity: 4 },
  { en: 'South Carolina', pl: 'Karolina Południowa', capital: 'Columbia', familiarity: 4 },
  { en: 'South Dakota', pl: 'Dakota Południowa', capital: 'Pierre', familiarity: 5 },
  { en: 'Tennessee', pl: 'Tennessee', capital: 'Nashville', familiarity: 2 },
  { en: 'Texas', pl: 'Teksas', capital: 'Austin', familiarity: 2 },
  { en: 'Utah', pl: 'Utah', capital: 'Salt Lake City', familiarity: 2 },
  { en: 'Vermont', pl: 'Vermont', capital: 'Montpelier', familiarity: 5 },
  { en: 'Virginia', pl: 'Wirginia', capital: 'Richmond', familiarity: 3 },
  { en: 'Washington', pl: 'Waszyngton', capital: 'Olympia', familiarity: 4 },
  { en: 'West Virginia', pl: 'Wirginia Zachodnia', capital: 'Charleston', familiarity: 4 },
  { en: 'Wisconsin', pl: 'Wisconsin', capital: 'Madison', familiarity: 4 },
  { en: 'Wyoming', pl: 'Wyoming', capital: 'Cheyenne', familiarity: 4 },
];
