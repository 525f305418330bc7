import type { Familiarity } from '../../template.ts';

/** Families with undisputed members, without the metals of the d block and the like. */
export type ElementFamily =
  'alkali-metal' | 'alkaline-earth-metal' | 'halogen' | 'noble-gas' | 'lanthanide' | 'actinide';

/** A chemical element under its IUPAC name, names in lower case. */
export interface Element {
  /** Protons in the nucleus, 1-118. */
  readonly number: number;
  readonly symbol: string;
  readonly en: string;
  readonly pl: string;
  /** 1-18; null for lanthanides and actinides, whose membership in group 3 is disputed. */
  readonly group: number | null;
  /** Null when the element belongs to none of the families, or when that is disputed. */
  readonly family: ElementFamily | null;
  readonly familiarity: Familiarity;
}

/** All 118 elements, by atomic number. */
export const ELEMENTS: readonly Element[] = [
  { number: 1, symbol: 'H', en: 'hydrogen', pl: 'wodór', group: 1, family: null, familiarity: 1 },
  {
    number: 2,
    symbol: 'He',
    en: 'helium',
    pl: 'hel',

    group: 18,
    family: 'noble-gas',
    familiarity: 1,
  },
  {
    number: 3,
    symbol: 'Li',
    en: 'lithium',
    pl: 'lit',

    group: 1,
    family: 'alkali-metal',
    familiarity: 2,
  },
  {
    number: 4,
    symbol: 'Be',
    en: 'beryllium',
    pl: 'beryl',

    group: 2,
    family: 'alkaline-earth-metal',
    familiarity: 3,
  },
  { number: 5, symbol: 'B', en: 'boron', pl: 'bor', group: 13, family: null, familiarity: 3 },
  { number: 6, symbol: 'C', en: 'carbon', pl: 'węgiel', group: 14, family: null, familiarity: 1 },
  { number: 7, symbol: 'N', en: 'nitrogen', pl: 'azot', group: 15, family: null, familiarity: 1 },
  { number: 8, symbol: 'O', en: 'oxygen', pl: 'tlen', group: 16, family: null, familiarity: 1 },
  {
    number: 9,
    symbol: 'F',
    en: 'fluorine',
    pl: 'fluor',

    group: 17,
    family: 'halogen',
    familiarity: 2,
  },
  {
    number: 10,
    symbol: 'Ne',
    en: 'neon',
    pl: 'neon',

    group: 18,
    family: 'noble-gas',
    familiarity: 2,
  },
  {
    number: 11,
    symbol: 'Na',
    en: 'sodium',
    pl: 'sód',

    group: 1,
    family: 'alkali-metal',
    familiarity: 2,
  },
  {
    number: 12,
    symbol: 'Mg',
    en: 'magnesium',
    pl: 'magnez',

    group: 2,
    family: 'alkaline-earth-metal',
    familiarity: 2,
  },
  {
    number: 13,
    symbol: 'Al',
    en: 'aluminium',
    pl: 'glin',

    group: 13,
    family: null,
    familiarity: 2,
  },
  {
    number: 14,
    symbol: 'Si',
    en: 'silicon',
    pl: 'krzem',

    group: 14,
    family: null,
    familiarity: 2,
  },
  {
    number: 15,
    symbol: 'P',
    en: 'phosphorus',
    pl: 'fosfor',

    group: 15,
    family: null,
    familiarity: 2,
  },
  { number: 16, symbol: 'S', en: 'sulfur', pl: 'siarka', group: 16, family: null, familiarity: 2 },
  {
    number: 17,
    symbol: 'Cl',
    en: 'chlorine',
    pl: 'chlor',

    group: 17,
    family: 'halogen',
    familiarity: 2,
  },
  {
    number: 18,
    symbol: 'Ar',
    en: 'argon',
    pl: 'argon',

    group: 18,
    family: 'noble-gas',
    familiarity: 3,
  },
  {
    number: 19,
    symbol: 'K',
    en: 'potassium',
    pl: 'potas',

    group: 1,
    family: 'alkali-metal',
    familiarity: 2,
  },
  {
    number: 20,
    symbol: 'Ca',
    en: 'calcium',
    pl: 'wapń',

    group: 2,
    family: 'alkaline-earth-metal',
    familiarity: 2,
  },
  {
    number: 21,
    symbol: 'Sc',
    en: 'scandium',
    pl: 'skand',

    group: 3,
    family: null,
    familiarity: 4,
  },
  {
    number: 22,
    symbol: 'Ti',
    en: 'titanium',
    pl: 'tytan',

    group: 4,
    family: null,
    familiarity: 3,
  },
  { number: 23, symbol: 'V', en: 'vanadium', pl: 'wanad', group: 5, family: null, familiarity: 4 },
  {
    number: 24,
    symbol: 'Cr',
    en: 'chromium',
    pl: 'chrom',

    group: 6,
    family: null,
    familiarity: 3,
  },
  {
    number: 25,
    symbol: 'Mn',
    en: 'manganese',
    pl: 'mangan',

    group: 7,
    family: null,
    familiarity: 3,
  },
  { number: 26, symbol: 'Fe', en: 'iron', pl: 'żelazo', group: 8, family: null, familiarity: 1 },
  { number: 27, symbol: 'Co', en: 'cobalt', pl: 'kobalt', group: 9, family: null, familiarity: 3 },
  {
    number: 28,
    symbol: 'Ni',
    en: 'nickel',
    pl: 'nikiel',

    group: 10,
    family: null,
    familiarity: 2,
  },
  { number: 29, symbol: 'Cu', en: 'copper', pl: 'miedź', group: 11, family: null, familiarity: 2 },
  { number: 30, symbol: 'Zn', en: 'zinc', pl: 'cynk', group: 12, family: null, familiarity: 2 },
  { number: 31, symbol: 'Ga', en: 'gallium', pl: 'gal', group: 13, family: null, familiarity: 4 },
  {
    number: 32,
    symbol: 'Ge',
    en: 'germanium',
    pl: 'german',

    group: 14,
    family: null,
    familiarity: 4,
  },
  {
    number: 33,
    symbol: 'As',
    en: 'arsenic',
    pl: 'arsen',

    group: 15,
    family: null,
    familiarity: 3,
  },
  {
    number: 34,
    symbol: 'Se',
    en: 'selenium',
    pl: 'selen',

    group: 16,
    family: null,
    familiarity: 3,
  },
  {
    number: 35,
    symbol: 'Br',
    en: 'bromine',
    pl: 'brom',

    group: 17,
    family: 'halogen',
    familiarity: 3,
  },
  {
    number: 36,
    symbol: 'Kr',
    en: 'krypton',
    pl: 'krypton',

    group: 18,
    family: 'noble-gas',
    familiarity: 3,
  },
  {
    number: 37,
    symbol: 'Rb',
    en: 'rubidium',
    pl: 'rubid',

    group: 1,
    family: 'alkali-metal',
    familiarity: 4,
  },
  {
    number: 38,
    symbol: 'Sr',
    en: 'strontium',
    pl: 'stront',

    group: 2,
    family: 'alkaline-earth-metal',
    familiarity: 4,
  },
  { number: 39, symbol: 'Y', en: 'yttrium', pl: 'itr', group: 3, family: null, familiarity: 4 },
  {
    number: 40,
    symbol: 'Zr',
    en: 'zirconium',
    pl: 'cyrkon',

    group: 4,
    family: null,
    familiarity: 4,
  },
  { number: 41, symbol: 'Nb', en: 'niobium', pl: 'niob', group: 5, family: null, familiarity: 4 },
  {
    number: 42,
    symbol: 'Mo',
    en: 'molybdenum',
    pl: 'molibden',

    group: 6,
    family: null,
    familiarity: 4,
  },
  {
    number: 43,
    symbol: 'Tc',
    en: 'technetium',
    pl: 'technet',

    group: 7,
    family: null,
    familiarity: 4,
  },
  {
    number: 44,
    symbol: 'Ru',
    en: 'ruthenium',
    pl: 'ruten',

    group: 8,
    family: null,
    familiarity: 4,
  },
  { number: 45, symbol: 'Rh', en: 'rhodium', pl: 'rod', group: 9, family: null, familiarity: 4 },
  {
    number: 46,
    symbol: 'Pd',
    en: 'palladium',
    pl: 'pallad',

    group: 10,
    family: null,
    familiarity: 3,
  },
  {
    number: 47,
    symbol: 'Ag',
    en: 'silver',
    pl: 'srebro',

    group: 11,
    family: null,
    familiarity: 1,
  },
  { number: 48, symbol: 'Cd', en: 'cadmium', pl: 'kadm', group: 12, family: null, familiarity: 3 },
  { number: 49, symbol: 'In', en: 'indium', pl: 'ind', group: 13, family: null, familiarity: 4 },
  { number: 50, symbol: 'Sn', en: 'tin', pl: 'cyna', group: 14, family: null, familiarity: 2 },
  {
    number: 51,
    symbol: 'Sb',
    en: 'antimony',
    pl: 'antymon',

    group: 15,
    family: null,
    familiarity: 4,
  },
  {
    number: 52,
    symbol: 'Te',
    en: 'tellurium',
    pl: 'tellur',

    group: 16,
    family: null,
    familiarity: 4,
  },
  {
    number: 53,
    symbol: 'I',
    en: 'iodine',
    pl: 'jod',

    group: 17,
    family: 'halogen',
    familiarity: 2,
  },
  {
    number: 54,
    symbol: 'Xe',
    en: 'xenon',
    pl: 'ksenon',

    group: 18,
    family: 'noble-gas',
    familiarity: 3,
  },
  {
    number: 55,
    symbol: 'Cs',
    en: 'caesium',
    pl: 'cez',

    group: 1,
    family: 'alkali-metal',
    familiarity: 3,
  },
  {
    number: 56,
    symbol: 'Ba',
    en: 'barium',
    pl: 'bar',

    group: 2,
    family: 'alkaline-earth-metal',
    familiarity: 3,
  },
  {
    number: 57,
    symbol: 'La',
    en: 'lanthanum',
    pl: 'lantan',

    group: null,
    family: 'lanthanide',
    familiarity: 4,
  },
  {
    number: 58,
    symbol: 'Ce',
    en: 'cerium',
    pl: 'cer',

    group: null,
    family: 'lanthanide',
    familiarity: 4,
  },
  {
    number: 59,
    symbol: 'Pr',
    en: 'praseodymium',
    pl: 'prazeodym',

    group: null,
    family: 'lanthanide',
    familiarity: 5,
  },
  {
    number: 60,
    symbol: 'Nd',
    en: 'neodymium',
    pl: 'neodym',

    group: null,
    family: 'lanthanide',
    familiarity: 4,
  },
  {
    number: 61,
    symbol: 'Pm',
    en: 'promethium',
    pl: 'promet',

    group: null,
    family: 'lanthanide',
    familiarity: 5,
  },
  {
    number: 62,
    symbol: 'Sm',
    en: 'samarium',
    pl: 'samar',

    group: null,
    family: 'lanthanide',
    familiarity: 5,
  },
  {
    number: 63,
    symbol: 'Eu',
    en: 'europium',
    pl: 'europ',

    group: null,
    family: 'lanthanide',
    familiarity: 4,
  },
  {
    number: 64,
    symbol: 'Gd',
    en: 'gadolinium',
    pl: 'gadolin',

    group: null,
    family: 'lanthanide',
    familiarity: 4,
  },
  {
    number: 65,
    symbol: 'Tb',
    en: 'terbium',
    pl: 'terb',

    group: null,
    family: 'lanthanide',
    familiarity: 5,
  },
  {
    number: 66,
    symbol: 'Dy',
    en: 'dysprosium',
    pl: 'dysproz',

    group: null,
    family: 'lanthanide',
    familiarity: 5,
  },
  {
    number: 67,
    symbol: 'Ho',
    en: 'holmium',
    pl: 'holm',

    group: null,
    family: 'lanthanide',
    familiarity: 5,
  },
  {
    number: 68,
    symbol: 'Er',
    en: 'erbium',
    pl: 'erb',

    group: null,
    family: 'lanthanide',
    familiarity: 5,
  },
  {
    number: 69,
    symbol: 'Tm',
    en: 'thulium',
    pl: 'tul',

    group: null,
    family: 'lanthanide',
    familiarity: 5,
  },
  {
    number: 70,
    symbol: 'Yb',
    en: 'ytterbium',
    pl: 'iterb',

    group: null,
    family: 'lanthanide',
    familiarity: 5,
  },
  {
    number: 71,
    symbol: 'Lu',
    en: 'lutetium',
    pl: 'lutet',

    group: null,
    family: 'lanthanide',
    familiarity: 5,
  },
  { number: 72, symbol: 'Hf', en: 'hafnium', pl: 'hafn', group: 4, family: null, familiarity: 5 },
  {
    number: 73,
    symbol: 'Ta',
    en: 'tantalum',
    pl: 'tantal',

    group: 5,
    family: null,
    familiarity: 4,
  },
  {
    number: 74,
    symbol: 'W',
    en: 'tungsten',
    pl: 'wolfram',

    group: 6,
    family: null,
    familiarity: 3,
  },
  { number: 75, symbol: 'Re', en: 'rhenium', pl: 'ren', group: 7, family: null, familiarity: 4 },
  { number: 76, symbol: 'Os', en: 'osmium', pl: 'osm', group: 8, family: null, familiarity: 4 },
  { number: 77, symbol: 'Ir', en: 'iridium', pl: 'iryd', group: 9, family: null, familiarity: 4 },
  {
    number: 78,
    symbol: 'Pt',
    en: 'platinum',
    pl: 'platyna',

    group: 10,
    family: null,
    familiarity: 2,
  },
  { number: 79, symbol: 'Au', en: 'gold', pl: 'złoto', group: 11, family: null, familiarity: 1 },
  { number: 80, symbol: 'Hg', en: 'mercury', pl: 'rtęć', group: 12, family: null, familiarity: 2 },
  { number: 81, symbol: 'Tl', en: 'thallium', pl: 'tal', group: 13, family: null, familiarity: 4 },
  { number: 82, symbol: 'Pb', en: 'lead', pl: 'ołów', group: 14, family: null, familiarity: 2 },
  {
    number: 83,
    symbol: 'Bi',
    en: 'bismuth',
    pl: 'bizmut',

    group: 15,
    family: null,
    familiarity: 4,
  },
  {
    number: 84,
    symbol: 'Po',
    en: 'polonium',
    pl: 'polon',

    group: 16,
    family: null,
    familiarity: 3,
  },
  {
    number: 85,
    symbol: 'At',
    en: 'astatine',
    pl: 'astat',

    group: 17,
    family: 'halogen',
    familiarity: 4,
  },
  {
    number: 86,
    symbol: 'Rn',
    en: 'radon',
    pl: 'radon',

    group: 18,
    family: 'noble-gas',
    familiarity: 3,
  },
  {
    number: 87,
    symbol: 'Fr',
    en: 'francium',
    pl: 'frans',

    group: 1,
    family: 'alkali-metal',
    familiarity: 4,
  },
  {
    number: 88,
    symbol: 'Ra',
    en: 'radium',
    pl: 'rad',

    group: 2,
    family: 'alkaline-earth-metal',
    familiarity: 3,
  },
  {
    number: 89,
    symbol: 'Ac',
    en: 'actinium',
    pl: 'aktyn',

    group: null,
    family: 'actinide',
    familiarity: 4,
  },
  {
    number: 90,
    symbol: 'Th',
    en: 'thorium',
    pl: 'tor',

    group: null,
    family: 'actinide',
    familiarity: 4,
  },
  {
    number: 91,
    symbol: 'Pa',
    en: 'protactinium',
    pl: 'protaktyn',

    group: null,
    family: 'actinide',
    familiarity: 5,
  },
  {
    number: 92,
    symbol: 'U',
    en: 'uranium',
    pl: 'uran',

    group: null,
    family: 'actinide',
    familiarity: 2,
  },
  {
    number: 93,
    symbol: 'Np',
    en: 'neptunium',
    pl: 'neptun',

    group: null,
    family: 'actinide',
    familiarity: 4,
  },
  {
    number: 94,
    symbol: 'Pu',
    en: 'plutonium',
    pl: 'pluton',

    group: null,
    family: 'actinide',
    familiarity: 3,
  },
  {
    number: 95,
    symbol: 'Am',
    en: 'americium',
    pl: 'ameryk',

    group: null,
    family: 'actinide',
    familiarity: 4,
  },
  {
    number: 96,
    symbol: 'Cm',
    en: 'curium',
    pl: 'kiur',

    group: null,
    family: 'actinide',
    familiarity: 4,
  },
  {
    number: 97,
    symbol: 'Bk',
    en: 'berkelium',
    pl: 'berkel',

    group: null,
    family: 'actinide',
    familiarity: 5,
  },
  {
    number: 98,
    symbol: 'Cf',
    en: 'californium',
    pl: 'kaliforn',

    group: null,
    family: 'actinide',
    familiarity: 4,
  },
  {
    number: 99,
    symbol: 'Es',
    en: 'einsteinium',
    pl: 'einstein',

    group: null,
    family: 'actinide',
    familiarity: 4,
  },
  {
    number: 100,
    symbol: 'Fm',
    en: 'fermium',
    pl: 'ferm',

    group: null,
    family: 'actinide',
    familiarity: 5,
  },
  {
    number: 101,
    symbol: 'Md',
    en: 'mendelevium',
    pl: 'mendelew',

    group: null,
    family: 'actinide',
    familiarity: 5,
  },
  {
    number: 102,
    symbol: 'No',
    en: 'nobelium',
    pl: 'nobel',

    group: null,
    family: 'actinide',
    familiarity: 5,
  },
  {
    number: 103,
    symbol: 'Lr',
    en: 'lawrencium',
    pl: 'lorens',

    group: null,
    family: 'actinide',
    familiarity: 5,
  },
  {
    number: 104,
    symbol: 'Rf',
    en: 'rutherfordium',
    pl: 'rutherford',

    group: 4,
    family: null,
    familiarity: 5,
  },
  { number: 105, symbol: 'Db', en: 'dubnium', pl: 'dubn', group: 5, family: null, familiarity: 5 },
  {
    number: 106,
    symbol: 'Sg',
    en: 'seaborgium',
    pl: 'seaborg',

    group: 6,
    family: null,
    familiarity: 5,
  },
  { number: 107, symbol: 'Bh', en: 'bohrium', pl: 'bohr', group: 7, family: null, familiarity: 5 },
  { number: 108, symbol: 'Hs', en: 'hassium', pl: 'has', group: 8, family: null, familiarity: 5 },
  {
    number: 109,
    symbol: 'Mt',
    en: 'meitnerium',
    pl: 'meitner',

    group: 9,
    family: null,
    familiarity: 5,
  },
  {
    number: 110,
    symbol: 'Ds',
    en: 'darmstadtium',
    pl: 'darmsztadt',

    group: 10,
    family: null,
    familiarity: 5,
  },
  {
    number: 111,
    symbol: 'Rg',
    en: 'roentgenium',
    pl: 'roentgen',

    group: 11,
    family: null,
    familiarity: 5,
  },
  {
    number: 112,
    symbol: 'Cn',
    en: 'copernicium',
    pl: 'kopernik',

    group: 12,
    family: null,
    familiarity: 5,
  },
  {
    number: 113,
    symbol: 'Nh',
    en: 'nihonium',
    pl: 'nihon',

    group: 13,
    family: null,
    familiarity: 5,
  },
  {
    number: 114,
    symbol: 'Fl',
    en: 'flerovium',
    pl: 'flerow',

    group: 14,
    family: null,
    familiarity: 5,
  },
  {
    number: 115,
    symbol: 'Mc',
    en: 'moscovium',
    pl: 'moskow',

    group: 15,
    family: null,
    familiarity: 5,
  },
  {
    number: 116,
    symbol: 'Lv',
    en: 'livermorium',
    pl: 'liwermor',

    group: 16,
    family: null,
    familiarity: 5,
  },
  {
    number: 117,
    symbol: 'Ts',
    en: 'tennessine',
    pl: 'tenes',

    group: 17,
    family: null,
    familiarity: 5,
  },
  {
    number: 118,
    symbol: 'Og',
    en: 'oganesson',
    pl: 'oganeson',

    group: 18,
    family: null,
    familiarity: 5,
  },
];
