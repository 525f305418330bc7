/** Words that say nothing about which thing is meant. */
const FILLERS = new Set(
  'a an the of in on at and & de la le les el los las du des der die das den van von da di do dos del della y i w z na do ze en et und to for by'.split(
    ' ',
  ),
);

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The English word of a whole number from 0 to 20, or undefined. */
export const numberWord = (number: number): string | undefined => NUMBER_WORDS[number];

/** The number of an English word from zero to twenty in small letters, or undefined. */
export function numberOfWord(word: string): number | undefined {
  const number = NUMBER_WORDS.indexOf(word);
  return number < 0 ? undefined : number;
}

/** Letters that have no decomposition into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Text without case, diacritics and apostrophes, so that `São Paulo` and `Sao Paulo` are one. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʼ`]/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđðþßæœı]/gu, (letter) => PLAIN[letter] ?? letter);
}

/** The folded words that tell which thing is meant; number words as digits. All words when nothing else is left. */
export function significantWords(text: string): string[] {
  const all = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = all.filter((word) => !FILLERS.has(word));
  return (telling.length === 0 ? all : telling).map((word) => String(numberOfWord(word) ?? word));
}

/** What kind of thing a name names, when it says so itself. Sharing such a word makes nothing kindred. */
const KIND_WORDS = new Set(
  (
    'city town village county province district municipality commune department prefecture region state oblast governorate voivodeship gmina raion ' +
    'township borough parish canton republic kingdom empire island islands lake river mount mountain mountains sea bay park national royal central ' +
    'north south east west northern southern eastern western new old saint san santa great grand upper lower united ' +
    'university college school academy institute institution polytechnic conservatory gymnasium high ' +
    'museum gallery library theatre theater museo musee palace castle church cathedral abbey temple hall house stadium arena station airport ' +
    'records record music entertainment label recordings company corporation group inc ltd motor motors industries limited media ' +
    'communications broadcasting network television productions studios press publishing books bank railway railways shipyard aircraft ' +
    'aviation works party union association league club team football first second third king queen prince princess duke count countess emperor ' +
    'president sir lady lord saint john william george james charles henry robert thomas mary louis david michael paul peter'
  ).split(' '),
);

/** A word that two answers would share only if they had to do with each other. */
export const isDistinctive = (word: string): boolean => word.length >= 4 && !KIND_WORDS.has(word);

/** The word of a name that tells its kind, such as `county`, or nothing. */
export function kindWord(text: string): string {
  const all = fold(text).split(/[^\p{L}\p{N}]+/u);
  return PLACE_AND_BODY.find((word) => all.includes(word)) ?? '';
}

/** Looked for anywhere in a name; the first of the list that is found counts. */
const PLACE_AND_BODY =
  'county district municipality province prefecture oblast governorate voivodeship gmina raion township borough parish canton commune department university college school academy institute conservatory museum gallery library theatre theater palace castle church cathedral stadium arena station airport records music entertainment company corporation group inc ltd motor motors industries shipyard railway railways island lake river mount mountain park republic kingdom empire'.split(
    ' ',
  );

const BODY_WORDS = new Set(
  (
    'films film studios studio pictures animation network television tv channel broadcasting productions trust society association foundation authority council ministry ' +
    'government party union team club fc sc cf orchestra choir band bank press press international english dynasty brothers bros games software interactive ' +
    'systems technologies technology works design designs army navy force agency bureau committee commission organization organisation cooperative consortium ' +
    'partners capital holdings holding ventures properties group telecom telekom airlines airways energy electric oil gas steel mining foods brewery church order ' +
    'newspapers newspaper times post news media radio magazine publishing publications crew collective communications mission federation league congress'
  ).split(' '),
);

/** `body` for a name that is one of a company or another body of people, as far as its words tell. */
export function bodyWord(text: string): 'body' | '' {
  const all = fold(text).split(/[^\p{L}\p{N}]+/u);
  return all.some((word) => BODY_WORDS.has(word)) || /&|\b[A-Z]{3,}\b/u.test(text) ? 'body' : '';
}
