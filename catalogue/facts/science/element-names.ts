import type { Pairing } from '../pairing.ts';

/** The person after whom an element is named, by its symbol. */
export const ELEMENT_PEOPLE: readonly Pairing[] = [
  {
    key: 'cm',
    familiarity: 3,
    subject: { en: 'Cm', pl: 'Cm' },
    answer: { en: 'Marie and Pierre Curie', pl: 'Maria Skłodowska-Curie i Piotr Curie' },
    tags: ['nuclear-physics'],
  },
  {
    key: 'es',
    familiarity: 2,
    subject: { en: 'Es', pl: 'Es' },
    answer: { en: 'Albert Einstein', pl: 'Albert Einstein' },
  },
  {
    key: 'fm',
    familiarity: 3,
    subject: { en: 'Fm', pl: 'Fm' },
    answer: { en: 'Enrico Fermi', pl: 'Enrico Fermi' },
  },
  {
    key: 'md',
    familiarity: 3,
    subject: { en: 'Md', pl: 'Md' },
    answer: { en: 'Dmitri Mendeleev', pl: 'Dmitrij Mendelejew' },
  },
  {
    key: 'no',
    familiarity: 2,
    subject: { en: 'No', pl: 'No' },
    answer: { en: 'Alfred Nobel', pl: 'Alfred Nobel' },
  },
  {
    key: 'lr',
    familiarity: 4,
    subject: { en: 'Lr', pl: 'Lr' },
    answer: { en: 'Ernest Lawrence', pl: 'Ernest Lawrence' },
  },
  {
    key: 'rf',
    familiarity: 3,
    subject: { en: 'Rf', pl: 'Rf' },
    answer: { en: 'Ernest Rutherford', pl: 'Ernest Rutherford' },
  },
  {
    key: 'sg',
    familiarity: 4,
    subject: { en: 'Sg', pl: 'Sg' },
    answer: { en: 'Glenn Seaborg', pl: 'Glenn Seaborg' },
  },
  {
    key: 'bh',
    familiarity: 3,
    subject: { en: 'Bh', pl: 'Bh' },
    answer: { en: 'Niels Bohr', pl: 'Niels Bohr' },
  },
  {
    key: 'mt',
    familiarity: 4,
    subject: { en: 'Mt', pl: 'Mt' },
    answer: { en: 'Lise Meitner', pl: 'Lise Meitner' },
  },
  {
    key: 'rg',
    familiarity: 3,
    subject: { en: 'Rg', pl: 'Rg' },
    answer: { en: 'Wilhelm Röntgen', pl: 'Wilhelm Röntgen' },
  },
  {
    key: 'cn',
    familiarity: 2,
    subject: { en: 'Cn', pl: 'Cn' },
    answer: { en: 'Nicolaus Copernicus', pl: 'Mikołaj Kopernik' },
  },
  {
    key: 'og',
    familiarity: 4,
    subject: { en: 'Og', pl: 'Og' },
    answer: { en: 'Yuri Oganessian', pl: 'Jurij Oganiesian' },
  },
];

/** The place after whose modern or Latin name an element is named, by its symbol. */
export const ELEMENT_PLACES: readonly Pairing[] = [
  {
    key: 'po',
    familiarity: 2,
    subject: { en: 'Po', pl: 'Po' },
    answer: { en: 'Poland', pl: 'Polska' },
    group: 'country',
    why: {
      en: 'Marie Curie named polonium after her native country in 1898.',
      pl: 'W 1898 roku Maria Skłodowska-Curie nazwała polon na cześć swojej ojczyzny.',
    },
  },
  {
    key: 'fr',
    familiarity: 2,
    subject: { en: 'Fr', pl: 'Fr' },
    answer: { en: 'France', pl: 'Francja' },
    group: 'country',
  },
  {
    key: 'ge',
    familiarity: 2,
    subject: { en: 'Ge', pl: 'Ge' },
    answer: { en: 'Germany', pl: 'Niemcy' },
    group: 'country',
  },
  {
    key: 'nh',
    familiarity: 3,
    subject: { en: 'Nh', pl: 'Nh' },
    answer: { en: 'Japan', pl: 'Japonia' },
    group: 'country',
  },
  {
    key: 'cu',
    familiarity: 3,
    subject: { en: 'Cu', pl: 'Cu' },
    answer: { en: 'Cyprus', pl: 'Cypr' },
    group: 'country',
    why: {
      en: 'The Latin name cuprum goes back to the island, which was rich in copper in antiquity.',
      pl: 'Łacińska nazwa cuprum wywodzi się od wyspy, która w starożytności słynęła z miedzi.',
    },
  },
  {
    key: 'bk',
    familiarity: 3,
    subject: { en: 'Bk', pl: 'Bk' },
    answer: { en: 'Berkeley', pl: 'Berkeley' },
    group: 'town',
  },
  {
    key: 'db',
    familiarity: 4,
    subject: { en: 'Db', pl: 'Db' },
    answer: { en: 'Dubna', pl: 'Dubna' },
    group: 'town',
  },
  {
    key: 'ds',
    familiarity: 3,
    subject: { en: 'Ds', pl: 'Ds' },
    answer: { en: 'Darmstadt', pl: 'Darmstadt' },
    group: 'town',
  },
  {
    key: 'yb',
    familiarity: 4,
    subject: { en: 'Yb', pl: 'Yb' },
    answer: { en: 'Ytterby', pl: 'Ytterby' },
    group: 'town',
    why: {
      en: 'A single quarry in this Swedish village gave four elements their names.',
      pl: 'Kamieniołom w tej szwedzkiej wsi dał nazwy aż czterem pierwiastkom.',
    },
  },
  {
    key: 'er',
    familiarity: 4,
    subject: { en: 'Er', pl: 'Er' },
    answer: { en: 'Ytterby', pl: 'Ytterby' },
    group: 'town',
  },
  {
    key: 'tb',
    familiarity: 4,
    subject: { en: 'Tb', pl: 'Tb' },
    answer: { en: 'Ytterby', pl: 'Ytterby' },
    group: 'town',
  },
  {
    key: 'y',
    familiarity: 4,
    subject: { en: 'Y', pl: 'Y' },
    answer: { en: 'Ytterby', pl: 'Ytterby' },
    group: 'town',
  },
  {
    key: 'sr',
    familiarity: 4,
    subject: { en: 'Sr', pl: 'Sr' },
    answer: { en: 'Strontian', pl: 'Strontian' },
    group: 'town',
  },
  {
    key: 'hf',
    familiarity: 5,
    subject: { en: 'Hf', pl: 'Hf' },
    answer: { en: 'Copenhagen', pl: 'Kopenhaga' },
    group: 'town',
    why: {
      en: 'Hafnia is the Latin name of Copenhagen, where hafnium was discovered.',
      pl: 'Hafnia to łacińska nazwa Kopenhagi, gdzie odkryto hafn.',
    },
  },
  {
    key: 'ho',
    familiarity: 5,
    subject: { en: 'Ho', pl: 'Ho' },
    answer: { en: 'Stockholm', pl: 'Sztokholm' },
    group: 'town',
    why: {
      en: 'Holmia is the Latin name of the city, where Per Teodor Cleve, its discoverer, was born.',
      pl: 'Holmia to łacińska nazwa miasta, w którym urodził się odkrywca, Per Teodor Cleve.',
    },
  },
  {
    key: 'lu',
    familiarity: 4,
    subject: { en: 'Lu', pl: 'Lu' },
    answer: { en: 'Paris', pl: 'Paryż' },
    group: 'town',
    why: { en: 'Lutetia was the Roman name of the city.', pl: 'Lutecja to rzymska nazwa tego miasta.' },
  },
  {
    key: 'lv',
    familiarity: 4,
    subject: { en: 'Lv', pl: 'Lv' },
    answer: { en: 'Livermore', pl: 'Livermore' },
    group: 'town',
  },
  {
    key: 'am',
    familiarity: 2,
    subject: { en: 'Am', pl: 'Am' },
    answer: { en: 'America', pl: 'Ameryka' },
    group: 'region',
  },
  {
    key: 'eu',
    familiarity: 2,
    subject: { en: 'Eu', pl: 'Eu' },
    answer: { en: 'Europe', pl: 'Europa' },
    group: 'region',
  },
  {
    key: 'cf',
    familiarity: 3,
    subject: { en: 'Cf', pl: 'Cf' },
    answer: { en: 'California', pl: 'Kalifornia' },
    group: 'region',
  },
  {
    key: 'hs',
    familiarity: 4,
    subject: { en: 'Hs', pl: 'Hs' },
    answer: { en: 'Hesse', pl: 'Hesja' },
    group: 'region',
  },
  {
    key: 'ts',
    familiarity: 3,
    subject: { en: 'Ts', pl: 'Ts' },
    answer: { en: 'Tennessee', pl: 'Tennessee' },
    group: 'region',
  },
  {
    key: 'mc',
    familiarity: 4,
    subject: { en: 'Mc', pl: 'Mc' },
    answer: { en: 'Moscow Oblast', pl: 'Obwód moskiewski' },
    group: 'region',
  },
  {
    key: 'sc',
    familiarity: 3,
    subject: { en: 'Sc', pl: 'Sc' },
    answer: { en: 'Scandinavia', pl: 'Skandynawia' },
    group: 'region',
  },
];

/** The body of the Solar System after which an element is named, by its symbol. */
export const ELEMENT_SKIES: readonly Pairing[] = [
  {
    key: 'he',
    familiarity: 2,
    subject: { en: 'He', pl: 'He' },
    answer: { en: 'the Sun', pl: 'Słońce' },
    why: {
      en: 'It was found in sunlight (the Sun is helios in Greek) before it was found on Earth.',
      pl: 'Odkryto go w świetle Słońca (po grecku helios), zanim znaleziono go na Ziemi.',
    },
  },
  {
    key: 'se',
    familiarity: 3,
    subject: { en: 'Se', pl: 'Se' },
    answer: { en: 'the Moon', pl: 'Księżyc' },
    why: { en: 'Selene is the Greek word for the Moon.', pl: 'Selene to grecka nazwa Księżyca.' },
  },
  {
    key: 'te',
    familiarity: 3,
    subject: { en: 'Te', pl: 'Te' },
    answer: { en: 'the Earth', pl: 'Ziemia' },
    why: { en: 'Tellus is a Latin word for the Earth.', pl: 'Tellus to łacińska nazwa Ziemi.' },
  },
  { key: 'pu', familiarity: 1, subject: { en: 'Pu', pl: 'Pu' }, answer: { en: 'Pluto', pl: 'Pluton' } },
  { key: 'pd', familiarity: 3, subject: { en: 'Pd', pl: 'Pd' }, answer: { en: 'Pallas', pl: 'Pallas' } },
];

/** The mythological figure after whom an element is named, by its symbol. */
export const ELEMENT_MYTHS: readonly Pairing[] = [
  { key: 'ti', familiarity: 2, subject: { en: 'Ti', pl: 'Ti' }, answer: { en: 'the Titans', pl: 'tytani' } },
  {
    key: 'v',
    familiarity: 4,
    subject: { en: 'V', pl: 'V' },
    answer: { en: 'Freyja', pl: 'Freja' },
    why: {
      en: 'Vanadis is a by-name of the Norse goddess Freyja.',
      pl: 'Vanadis to przydomek nordyckiej bogini Frei.',
    },
  },
  { key: 'nb', familiarity: 3, subject: { en: 'Nb', pl: 'Nb' }, answer: { en: 'Niobe', pl: 'Niobe' } },
  { key: 'ta', familiarity: 3, subject: { en: 'Ta', pl: 'Ta' }, answer: { en: 'Tantalus', pl: 'Tantal' } },
  {
    key: 'pm',
    familiarity: 3,
    subject: { en: 'Pm', pl: 'Pm' },
    answer: { en: 'Prometheus', pl: 'Prometeusz' },
  },
  { key: 'th', familiarity: 2, subject: { en: 'Th', pl: 'Th' }, answer: { en: 'Thor', pl: 'Thor' } },
  {
    key: 'ir',
    familiarity: 3,
    subject: { en: 'Ir', pl: 'Ir' },
    answer: { en: 'Iris', pl: 'Iris' },
    why: {
      en: 'The salts of iridium have many colours, like the rainbow of the goddess Iris.',
      pl: 'Sole irydu są wielobarwne jak tęcza bogini Iris.',
    },
  },
];
