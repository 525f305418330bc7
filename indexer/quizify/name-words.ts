import { foldName } from './fold-name.ts';
import { numberOfWord } from './number-words.ts';

/** Words that do not help to identify a thing. */
const FILLERS = new Set(
  'a an the of in on at and & de la le les el los las du des der die das den van von da di do dos del della y i w z na do ze en et und to for by'.split(
    ' ',
  ),
);

/** The folded words that identify a thing, with number words as digits. If there are only fillers, these. */
export function significantWords(text: string): string[] {
  const all = foldName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const significant = all.filter((word) => !FILLERS.has(word));
  return (significant.length === 0 ? all : significant).map((word) => String(numberOfWord(word) ?? word));
}

/** Generic words in names. Sharing one does not make two things related. */
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

/** Whether two answers share this word only if they are related. */
export const isDistinctive = (word: string): boolean => word.length >= 4 && !KIND_WORDS.has(word);

/** The word that shows what kind of thing a name means, such as `county`, or ''. */
export function kindWord(text: string): string {
  const all = foldName(text).split(/[^\p{L}\p{N}]+/u);
  return PLACE_AND_BODY.find((word) => all.includes(word)) ?? '';
}

/** Searched anywhere in a name; the first of the list that matches counts. */
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

/** `body` if the words of a name show a company or another organization. */
export function bodyWord(text: string): 'body' | '' {
  const all = foldName(text).split(/[^\p{L}\p{N}]+/u);
  return all.some((word) => BODY_WORDS.has(word)) || /&|\b[A-Z]{3,}\b/u.test(text) ? 'body' : '';
}
