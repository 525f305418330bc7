import type { Familiarity } from '../../template.ts';

/** A state of the United States, except those whose capital has the same name. */
export interface AmericanState {
  readonly en: string;
  readonly pl: string;
  /** The same in both languages. */
  readonly capital: string;
  /** A larger or better known city of the state. */
  readonly rival: string;
  /** Its Polish name, where that differs. */
  readonly rivalInPolish?: string;
  readonly familiarity: Familiarity;
}

export const AMERICAN_STATES: readonly AmericanState[] = [
  { en: 'Alabama', pl: 'Alabama', capital: 'Montgomery', rival: 'Birmingham', familiarity: 3 },
  { en: 'Alaska', pl: 'Alaska', capital: 'Juneau', rival: 'Anchorage', familiarity: 3 },
  { en: 'Arizona', pl: 'Arizona', capital: 'Phoenix', rival: 'Tucson', familiarity: 2 },
  { en: 'Arkansas', pl: 'Arkansas', capital: 'Little Rock', rival: 'Fayetteville', familiarity: 3 },
  { en: 'California', pl: 'Kalifornia', capital: 'Sacramento', rival: 'Los Angeles', familiarity: 2 },
  { en: 'Colorado', pl: 'Kolorado', capital: 'Denver', rival: 'Colorado Springs', familiarity: 2 },
  { en: 'Connecticut', pl: 'Connecticut', capital: 'Hartford', rival: 'New Haven', familiarity: 4 },
  { en: 'Delaware', pl: 'Delaware', capital: 'Dover', rival: 'Wilmington', familiarity: 4 },
  { en: 'Florida', pl: 'Floryda', capital: 'Tallahassee', rival: 'Miami', familiarity: 3 },
  { en: 'Georgia', pl: 'Georgia', capital: 'Atlanta', rival: 'Savannah', familiarity: 2 },
  { en: 'Hawaii', pl: 'Hawaje', capital: 'Honolulu', rival: 'Hilo', familiarity: 2 },
  { en: 'Idaho', pl: 'Idaho', capital: 'Boise', rival: 'Idaho Falls', familiarity: 4 },
  { en: 'Illinois', pl: 'Illinois', capital: 'Springfield', rival: 'Chicago', familiarity: 3 },
  { en: 'Iowa', pl: 'Iowa', capital: 'Des Moines', rival: 'Cedar Rapids', familiarity: 4 },
  { en: 'Kansas', pl: 'Kansas', capital: 'Topeka', rival: 'Wichita', familiarity: 4 },
  { en: 'Kentucky', pl: 'Kentucky', capital: 'Frankfort', rival: 'Louisville', familiarity: 4 },
  {
    en: 'Louisiana',
    pl: 'Luizjana',
    capital: 'Baton Rouge',
    rival: 'New Orleans',
    rivalInPolish: 'Nowy Orlean',
    familiarity: 3,
  },
  { en: 'Maine', pl: 'Maine', capital: 'Augusta', rival: 'Portland', familiarity: 4 },
  { en: 'Maryland', pl: 'Maryland', capital: 'Annapolis', rival: 'Baltimore', familiarity: 4 },
  { en: 'Massachusetts', pl: 'Massachusetts', capital: 'Boston', rival: 'Worcester', familiarity: 1 },
  { en: 'Michigan', pl: 'Michigan', capital: 'Lansing', rival: 'Detroit', familiarity: 4 },
  { en: 'Minnesota', pl: 'Minnesota', capital: 'Saint Paul', rival: 'Minneapolis', familiarity: 4 },
  { en: 'Mississippi', pl: 'Missisipi', capital: 'Jackson', rival: 'Biloxi', familiarity: 4 },
  { en: 'Missouri', pl: 'Missouri', capital: 'Jefferson City', rival: 'Kansas City', familiarity: 4 },
  { en: 'Montana', pl: 'Montana', capital: 'Helena', rival: 'Billings', familiarity: 4 },
  { en: 'Nebraska', pl: 'Nebraska', capital: 'Lincoln', rival: 'Omaha', familiarity: 4 },
  { en: 'Nevada', pl: 'Nevada', capital: 'Carson City', rival: 'Las Vegas', familiarity: 4 },
  { en: 'New Hampshire', pl: 'New Hampshire', capital: 'Concord', rival: 'Manchester', familiarity: 5 },
  { en: 'New Jersey', pl: 'New Jersey', capital: 'Trenton', rival: 'Newark', familiarity: 4 },
  { en: 'New Mexico', pl: 'Nowy Meksyk', capital: 'Santa Fe', rival: 'Albuquerque', familiarity: 3 },
  { en: 'New York', pl: 'Nowy Jork', capital: 'Albany', rival: 'Buffalo', familiarity: 3 },
  { en: 'North Carolina', pl: 'Karolina Północna', capital: 'Raleigh', rival: 'Charlotte', familiarity: 4 },
  { en: 'North Dakota', pl: 'Dakota Północna', capital: 'Bismarck', rival: 'Fargo', familiarity: 4 },
  { en: 'Ohio', pl: 'Ohio', capital: 'Columbus', rival: 'Cleveland', familiarity: 3 },
  { en: 'Oregon', pl: 'Oregon', capital: 'Salem', rival: 'Portland', familiarity: 4 },
  {
    en: 'Pennsylvania',
    pl: 'Pensylwania',
    capital: 'Harrisburg',
    rival: 'Philadelphia',
    rivalInPolish: 'Filadelfia',
    familiarity: 4,
  },
  { en: 'Rhode Island', pl: 'Rhode Island', capital: 'Providence', rival: 'Newport', familiarity: 4 },
  {
    en: 'South Carolina',
    pl: 'Karolina Południowa',
    capital: 'Columbia',
    rival: 'Charleston',
    familiarity: 4,
  },
  { en: 'South Dakota', pl: 'Dakota Południowa', capital: 'Pierre', rival: 'Sioux Falls', familiarity: 5 },
  { en: 'Tennessee', pl: 'Tennessee', capital: 'Nashville', rival: 'Memphis', familiarity: 2 },
  { en: 'Texas', pl: 'Teksas', capital: 'Austin', rival: 'Houston', familiarity: 2 },
  { en: 'Utah', pl: 'Utah', capital: 'Salt Lake City', rival: 'Provo', familiarity: 2 },
  { en: 'Vermont', pl: 'Vermont', capital: 'Montpelier', rival: 'Burlington', familiarity: 5 },
  { en: 'Virginia', pl: 'Wirginia', capital: 'Richmond', rival: 'Norfolk', familiarity: 3 },
  { en: 'Washington', pl: 'Waszyngton', capital: 'Olympia', rival: 'Seattle', familiarity: 4 },
  {
    en: 'West Virginia',
    pl: 'Wirginia Zachodnia',
    capital: 'Charleston',
    rival: 'Huntington',
    familiarity: 4,
  },
  { en: 'Wisconsin', pl: 'Wisconsin', capital: 'Madison', rival: 'Milwaukee', familiarity: 4 },
  { en: 'Wyoming', pl: 'Wyoming', capital: 'Cheyenne', rival: 'Casper', familiarity: 4 },
];
