import type { Familiarity } from '../../template.ts';

/**
 * A strait and the lands that it separates; `separates` follows “Which strait separates …” and its Polish equivalent.
 */
export interface Strait {
  readonly en: string;
  readonly pl: string;
  readonly separates: { readonly en: string; readonly pl: string };
  readonly familiarity: Familiarity;
}

export const STRAITS: readonly Strait[] = [
  {
    en: 'Strait of Gibraltar',
    pl: 'Cieśnina Gibraltarska',
    separates: { en: 'Spain from Morocco', pl: 'Hiszpanię od Maroka' },
    familiarity: 1,
  },
  {
    en: 'Bosphorus',
    pl: 'Bosfor',
    separates: {
      en: 'the European part of Istanbul from its Asian part',
      pl: 'europejską część Stambułu od azjatyckiej',
    },
    familiarity: 1,
  },
  {
    en: 'Bering Strait',
    pl: 'Cieśnina Beringa',
    separates: { en: 'Alaska from Siberia', pl: 'Alaskę od Syberii' },
    familiarity: 1,
  },
  {
    en: 'Strait of Dover',
    pl: 'Cieśnina Kaletańska',
    separates: {
      en: 'England from France at their nearest point',
      pl: 'Anglię od Francji w najwęższym miejscu',
    },
    familiarity: 3,
  },
  {
    en: 'Strait of Messina',
    pl: 'Cieśnina Mesyńska',
    separates: { en: 'Sicily from mainland Italy', pl: 'Sycylię od kontynentalnych Włoch' },
    familiarity: 3,
  },
  {
    en: 'Strait of Bonifacio',
    pl: 'Cieśnina Świętego Bonifacego',
    separates: { en: 'Corsica from Sardinia', pl: 'Korsykę od Sardynii' },
    familiarity: 4,
  },
  {
    en: 'Strait of Otranto',
    pl: 'Cieśnina Otranto',
    separates: { en: 'Italy from Albania', pl: 'Włochy od Albanii' },
    familiarity: 4,
  },
  {
    en: 'Strait of Malacca',
    pl: 'Cieśnina Malakka',
    separates: { en: 'Sumatra from the Malay Peninsula', pl: 'Sumatrę od Półwyspu Malajskiego' },
    familiarity: 3,
  },
  {
    en: 'Sunda Strait',
    pl: 'Cieśnina Sundajska',
    separates: { en: 'Sumatra from Java', pl: 'Sumatrę od Jawy' },
    familiarity: 4,
  },
  {
    en: 'Strait of Hormuz',
    pl: 'Cieśnina Ormuz',
    separates: { en: 'Iran from the tip of Oman', pl: 'Iran od północnego krańca Omanu' },
    familiarity: 2,
  },
  {
    en: 'Bab-el-Mandeb',
    pl: 'Bab al-Mandab',
    separates: { en: 'Yemen from Djibouti', pl: 'Jemen od Dżibuti' },
    familiarity: 3,
  },
  {
    en: 'Palk Strait',
    pl: 'Cieśnina Palk',
    separates: { en: 'Sri Lanka from the Indian mainland', pl: 'Sri Lankę od Indii' },
    familiarity: 4,
  },
  {
    en: 'Mozambique Channel',
    pl: 'Kanał Mozambicki',
    separates: { en: 'Madagascar from the African mainland', pl: 'Madagaskar od Afryki' },
    familiarity: 3,
  },
  {
    en: 'Cook Strait',
    pl: 'Cieśnina Cooka',
    separates: {
      en: 'the North Island of New Zealand from the South Island',
      pl: 'Wyspę Północną Nowej Zelandii od Wyspy Południowej',
    },
    familiarity: 3,
  },
  {
    en: 'Bass Strait',
    pl: 'Cieśnina Bassa',
    separates: { en: 'Tasmania from mainland Australia', pl: 'Tasmanię od Australii' },
    familiarity: 3,
  },
  {
    en: 'Torres Strait',
    pl: 'Cieśnina Torresa',
    separates: { en: 'Australia from New Guinea', pl: 'Australię od Nowej Gwinei' },
    familiarity: 4,
  },
  {
    en: 'Strait of Magellan',
    pl: 'Cieśnina Magellana',
    separates: {
      en: 'Tierra del Fuego from the South American mainland',
      pl: 'Ziemię Ognistą od reszty Ameryki Południowej',
    },
    familiarity: 2,
  },
  {
    en: 'Drake Passage',
    pl: 'Cieśnina Drake’a',
    separates: { en: 'South America from Antarctica', pl: 'Amerykę Południową od Antarktydy' },
    familiarity: 3,
  },
  {
    en: 'Davis Strait',
    pl: 'Cieśnina Davisa',
    separates: { en: 'Greenland from Baffin Island', pl: 'Grenlandię od Ziemi Baffina' },
    familiarity: 4,
  },
  {
    en: 'Denmark Strait',
    pl: 'Cieśnina Duńska',
    separates: { en: 'Greenland from Iceland', pl: 'Grenlandię od Islandii' },
    familiarity: 4,
  },
  {
    en: 'La Pérouse Strait',
    pl: 'Cieśnina La Pérouse’a',
    separates: { en: 'Hokkaido from Sakhalin', pl: 'Hokkaido od Sachalinu' },
    familiarity: 4,
  },
  {
    en: 'Tsugaru Strait',
    pl: 'Cieśnina Tsugaru',
    separates: { en: 'Honshu from Hokkaido', pl: 'Honsiu od Hokkaido' },
    familiarity: 4,
  },
  {
    en: 'Øresund',
    pl: 'Sund',
    separates: { en: 'the Danish island of Zealand from Sweden', pl: 'duńską wyspę Zelandię od Szwecji' },
    familiarity: 3,
  },
  {
    en: 'Great Belt',
    pl: 'Wielki Bełt',
    separates: { en: 'the Danish island of Zealand from Funen', pl: 'duńską wyspę Zelandię od Fionii' },
    familiarity: 4,
  },
  {
    en: 'Menai Strait',
    pl: 'cieśnina Menai',
    separates: { en: 'Anglesey from mainland Wales', pl: 'wyspę Anglesey od reszty Walii' },
    familiarity: 5,
  },
  {
    en: 'Kerch Strait',
    pl: 'Cieśnina Kerczeńska',
    separates: { en: 'Crimea from the Taman Peninsula', pl: 'Krym od Półwyspu Tamańskiego' },
    familiarity: 3,
  },
];
