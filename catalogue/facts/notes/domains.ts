import type { Notes } from './notes.ts';

/** About internet domains that do not follow from the English name, by ISO code; only these are asked. */
export const DOMAIN_NOTES: Notes = {
  ch: {
    en: 'It stands for Confoederatio Helvetica, the Latin name of the country.',
    pl: 'To skrót od Confoederatio Helvetica, łacińskiej nazwy kraju.',
  },
  hr: {
    en: 'It comes from the Croatian name, Hrvatska.',
    pl: 'Pochodzi od chorwackiej nazwy kraju: Hrvatska.',
  },
  de: {
    en: 'It comes from Deutschland; some 17 million addresses end in it.',
    pl: 'Pochodzi od nazwy Deutschland; tą domeną kończy się około 17 milionów adresów.',
  },
  es: {
    en: 'It comes from España, as the country calls itself.',
    pl: 'Pochodzi od hiszpańskiej nazwy kraju: España.',
  },
  at: {
    en: 'It is short for Austria, and English speakers use it for names such as “arrive.at”.',
    pl: 'To skrót od „Austria”; domenę wykorzystuje się też jako angielskie słowo „at” („przy”).',
  },
  za: {
    en: 'It comes from the Dutch Zuid-Afrika, as .sa belongs to Saudi Arabia.',
    pl: 'Pochodzi od niderlandzkiego Zuid-Afrika, bo .sa należy do Arabii Saudyjskiej.',
  },
  tv: {
    en: 'Television channels pay the island state for it.',
    pl: 'Stacje telewizyjne płacą za nią wyspiarskiemu państwu.',
  },
  fm: {
    en: 'Radio stations pay the island state for it.',
    pl: 'Stacje radiowe płacą za nią wyspiarskiemu państwu.',
  },
  me: {
    en: 'English speakers like it for addresses such as “about.me”.',
    pl: 'Chętnie używa się jej w adresach z angielskim słowem „me” („mnie”).',
  },
  dz: {
    en: 'It comes from Al-Jazair, the Arabic name of the country.',
    pl: 'Pochodzi od arabskiej nazwy kraju: Al-Dżaza’ir.',
  },
  ie: {
    en: 'It fits both Ireland and Éire, the Irish name.',
    pl: 'Pasuje i do angielskiej nazwy Ireland, i do irlandzkiej Éire.',
  },
  ee: {
    en: 'It comes from Eesti, as the country calls itself.',
    pl: 'Pochodzi od estońskiej nazwy kraju: Eesti.',
  },
  kh: {
    en: 'It comes from the Khmer, the people of the country.',
    pl: 'Pochodzi od Khmerów – ludu zamieszkującego ten kraj.',
  },
  to: {
    en: 'The kingdom sells short addresses such as “go.to”.',
    pl: 'To królestwo sprzedaje krótkie adresy, takie jak „go.to”.',
  },
  ws: {
    en: 'It comes from Western Samoa, the old name, and is sold as short for “website”.',
    pl: 'Pochodzi od dawnej nazwy Samoa Zachodnie, a sprzedaje się ją jako skrót od „website”.',
  },
  is: {
    en: 'It comes from Ísland; English speakers use it in addresses such as “who.is”.',
    pl: 'Pochodzi od nazwy Ísland; domenę wykorzystuje się też jako angielskie słowo „is” („jest”).',
  },
  ly: {
    en: 'The link shortener bit.ly uses it.',
    pl: 'Korzysta z niej bit.ly – serwis do skracania adresów.',
  },
  ma: { en: 'It comes from the French name, Maroc.', pl: 'Pochodzi od francuskiej nazwy kraju: Maroc.' },
  tm: {
    en: 'Firms like it, because it also stands for “trademark”.',
    pl: 'Lubią ją firmy, bo oznacza też „trademark” – znak towarowy.',
  },
};
