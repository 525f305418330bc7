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
  de: { en: 'It comes from Deutschland.', pl: 'Pochodzi od nazwy Deutschland.' },
  es: { en: 'It comes from España.', pl: 'Pochodzi od nazwy España.' },
  at: {
    en: 'It is short for Austria, and English speakers use it for names such as “arrive.at”.',
    pl: 'To skrót od „Austria”, zgrabny w adresach, które czyta się jak angielskie „at”.',
  },
  za: { en: 'It comes from the Dutch Zuid-Afrika.', pl: 'Pochodzi od niderlandzkiego Zuid-Afrika.' },
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
    en: "It comes from Djazaïr, the Arabic name Al-Jaza'ir.",
    pl: 'Pochodzi od arabskiej nazwy kraju: Al-Dżaza’ir.',
  },
  ie: {
    en: 'It comes from Ireland, not from Éire alone; .ir belongs to Iran.',
    pl: 'Domena .ir należy już do Iranu.',
  },
  ee: { en: 'It comes from the local name, Eesti.', pl: 'Pochodzi od nazwy Eesti.' },
  kh: { en: 'It comes from the people, the Khmer.', pl: 'Pochodzi od nazwy ludu – Khmerów.' },
  to: {
    en: 'The kingdom sells short addresses such as “go.to”.',
    pl: 'To królestwo sprzedaje krótkie adresy, takie jak „go.to”.',
  },
  ws: { en: 'It comes from Western Samoa, the old name.', pl: 'Pochodzi od dawnej nazwy: Samoa Zachodnie.' },
  is: { en: 'It comes from the local name, Ísland.', pl: 'Pochodzi od nazwy Ísland.' },
  ly: { en: 'The link shortener bit.ly uses it.', pl: 'Używa jej serwis skracający adresy bit.ly.' },
  ma: { en: 'It comes from the French name, Maroc.', pl: 'Pochodzi od francuskiej nazwy Maroc.' },
  tm: {
    en: 'Firms like it, because it also stands for “trademark”.',
    pl: 'Lubią ją firmy, bo oznacza też „trademark” – znak towarowy.',
  },
};
