import type { Language } from '../../src/contract/vocabulary.ts';
import { foldWord } from './fold-word.ts';

/** Consecutive words and their replacement. */
export interface Phrase {
  readonly words: readonly string[];
  readonly replacement: readonly string[];
}

/** How the words of a language count when two questions are compared. All are in lower case without diacritics. */
interface WordLists {
  /** Say nothing about the subject: articles, auxiliaries, question words. */
  readonly stop: ReadonlySet<string>;
  /** Stop words that do not count within names either, or that begin a question after a clause. */
  readonly articles: ReadonlySet<string>;
  /** Reverse a question or change its rank in an order (`not`, `before`, `first`): both texts must have them. */
  readonly reversing: ReadonlySet<string>;
  /**
   * Stems that say what kind of answer is wanted, or are fillers. They count little, since the answers are compared,
   * too.
   */
  readonly light: ReadonlySet<string>;
  /** Stems of light words that exclude each other, each with the name of its group. */
  readonly rivals: ReadonlyMap<string, string>;
  /** Words, and their stems, that mean the same in a question, each with the stem that represents them. */
  readonly synonyms: ReadonlyMap<string, string>;
  /** Phrases with a synonym, by their first word. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Words for numbers, cardinal and ordinal. */
  readonly numbers: ReadonlyMap<string, number>;
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);
const linesOf = (text: string): string[] => text.trim().split('\n');

/** One `usa = united states, u s` per line; the first phrase that matches is used. */
function phrases(text: string): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const line of linesOf(text)) {
    const [replacement = '', list = ''] = line.split('=');
    for (const words of list.split(',').map(wordsOf)) {
      const [first = ''] = words;
      found.set(first, [...(found.get(first) ?? []), { words, replacement: wordsOf(replacement) }]);
    }
  }
  return found;
}

/** Each line lists words for 0, 1, 2 …; `-` skips a number. */
function counted(text: string): Map<string, number> {
  const found = linesOf(text).flatMap((line) =>
    wordsOf(line).map((word, number): [string, number] => [word, number]),
  );
  return new Map(found.filter(([word]) => word !== '-'));
}

/** Each line is a group of synonyms. A listed word takes precedence over the stem of another one. */
function synonymsOf(text: string, language: Language): Map<string, string> {
  const groups = linesOf(text).map(wordsOf);
  const pairs = groups.flatMap((words) =>
    words.map((word): [string, string] => [word, foldWord(words[0] ?? '', language)]),
  );
  const stems = pairs.map(([word, stem]): [string, string] => [foldWord(word, language), stem]);
  return new Map([...stems, ...pairs]);
}

interface ListTexts {
  readonly stop: string;
  readonly articles: string;
  readonly reversing: string;
  readonly light: string;
  readonly rivals: string;
  readonly synonyms: string;
  readonly phrases: string;
  readonly numbers: string;
}

function readLists(language: Language, texts: ListTexts): WordLists {
  const synonyms = synonymsOf(texts.synonyms, language);
  const stemOf = (word: string): string => synonyms.get(word) ?? foldWord(word, language);
  return {
    stop: new Set(wordsOf(texts.stop)),
    articles: new Set(wordsOf(texts.articles)),
    reversing: new Set(wordsOf(texts.reversing)),
    light: new Set(wordsOf(texts.light).map(stemOf)),
    rivals: new Map(
      linesOf(texts.rivals)
        .map(wordsOf)
        .flatMap((group, index) => group.map((word) => [stemOf(word), String(index)])),
    ),
    synonyms,
    phrases: phrases(texts.phrases),
    numbers: counted(texts.numbers),
  };
}

const ENGLISH = readLists('en', {
  stop: `
    a an the of in on at by for to from with as into onto upon about within per via
    is are was were be been being am do does did done has have had having will would can could shall should may might must
    s t d ll re ve m
    what whats which who whos whom whose where wheres when whens why how
    i you he she it its we they them him her his hers their our your my me us this that these those there here theres
    or than then so also just very such and
    one ones ever get got getting give given make made makes
    please following true false according say said says tell many much`,
  articles: 'the a an i what which who whom whose where when why how in',
  reversing: `
    not no never none neither nor cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt hasnt havent hadnt
    without except excluding but only all every each both either
    before after since until till during between among against under over above below beneath across beyond outside inside
    off out up down away back behind left right upper lower
    more most less least fewer fewest first last next previous final original initially latest earliest oldest youngest newest
    north south east west northern southern eastern western
    largest smallest larger smaller longest shortest longer shorter highest lowest higher taller tallest older younger
    earlier later faster fastest slowest slower heaviest lightest heavier lighter
    male female odd even former current special general`,
  light: `
    name called known term word phrase describe described refer referred usually usual common commonly family famous popular well
    type kind sort located situated find found person people man woman someone somebody thing something another other home
    country nation city town state region area part world continent place
    animal mammal bird fish creature planet actor actress band group artist musician player team club company brand
    scientist astronaut poet playwright explorer philosopher politician monarch ruler astronomer king queen god goddess
    film song album track single book story poem painting show series program television opera symphony ship
    character role year day date month time language element organ color number
    game sport island ocean sea river mountain lake
    title item object instrument substance material animated musical
    usa modern fictional
    answer question quiz correct exact`,
  rivals: `
    city town state country region continent river lake sea ocean island mountain
    song album film book series game poem painting opera
    year day month date
    man woman king queen god goddess
    mammal bird fish`,
  synonyms: `
    write wrote written writes writing writer author authored authors penned novelist compose composer composed composes
    direct director directed directs
    film movie flick
    book novel
    actor actress
    band group
    play played plays playing portray portrayed portrays acted
    sing sang sung sings singer vocalist perform performs performed performer
    invent inventor invented invents
    discover discoverer discovery discovered
    establish founded founder cofounder founding establishes established
    find found finds
    paint painter painted paints
    artwork painting paintings
    create creator created creates
    design designer designed designs
    build built builder builds
    win won winner wins winning
    begin began begun begins start starts started
    big large huge
    largest biggest
    larger bigger
    smallest littlest tiniest
    die died dies death dead dying
    born birth
    world earth
    usa us
    uk british
    color colour
    television tv
    kill killed kills murder murdered murders assassinated
    speak spoke spoken speaks
    sell sold sells
    hold held holder holds host hosted hosts
    lead led leader leads
    child children kid kids
    doctor dr
    saint st
    mount mt
    car automobile
    mean means meant meaning
    woman women
    man men
    mouse mice
    foot feet
    tooth teeth
    sink sank sunk
    fly flew flown
    break broke broken
    choose chose chosen
    drive drove driven
    eat ate eaten
    fall fell fallen
    fight fought
    grow grew grown
    lose lost
    run ran
    see saw seen
    shoot shot
    swim swam swum
    take took taken
    teach taught
    throw threw thrown
    wear wore worn
    steal stole stolen
    come came
    become became
    know knew
    drink drank drunk
    ride rode ridden
    bring brought
    buy bought
    catch caught
    meet met
    marry married wed
    harbor harbour
    center centre
    theater theatre
    program programme
    meter metre`,
  phrases: `
    usa = united states of america, united states, u s a, u s
    uk = united kingdom, great britain, u k
    worldwar 2 = second world war, world war ii, world war two, world war 2, ww ii, ww 2, wwii, ww2
    worldwar 1 = first world war, world war i, world war one, world war 1, ww i, ww 1, wwi, ww1
    capital = capital city
    not = can not`,
  numbers: `
    zero - two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
    - - second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
    - once twice thrice
    - - ii iii iv - vi vii viii ix - xi xii xiii xiv xv xvi xvii xviii xix xx`,
});

const POLISH = readLists('pl', {
  stop: `
    a i o u w z ze we na do od po za przy dla jako oraz lub albo ani to ten ta te tego tej tych tym temu co czym czego czemu
    kto kogo komu kim ktory ktora ktore ktorego ktorej ktorych ktorym ktorymi ktorzy ktoremu jaki jaka jakie jakiego jakiej jakich jakim jakimi
    gdzie kiedy skad dokad ile ilu iloma jak czy dlaczego czyj czyja czyje
    jest sa byl byla bylo byli byly bedzie beda byc zostal zostala zostalo zostali zostaly moze mozna ma maja mial miala mialo mieli
    sie sobie swoj swoja swoje swojej swojego jego jej ich nim nia niego niej nich on ona ono oni one my wy
    ktos cos tam tu takze tez oto prosze podaj wskaz wymien wybierz ponizszych wymienionych nastepujacych prawda falsz zas wlasnie`,
  articles: 'kto co ktory ktora ktore jaki jaka jakie gdzie kiedy ile ilu czy w z o i',
  reversing: `
    nie nigdy zaden zadna zadne bez oprocz poza tylko wszystkie wszyscy kazdy kazda kazde jedynie
    przed podczas miedzy pod nad ponad ponizej powyzej przeciw przeciwko zanim potem
    bardziej najbardziej mniej najmniej wiecej najwiecej pierwszy pierwsza pierwsze pierwszego pierwszej pierwszym
    ostatni ostatnia ostatnie ostatniego ostatniej nastepny nastepna poprzedni poprzednia
    polnoc poludnie wschod zachod polnocny polnocna poludniowy poludniowa wschodni wschodnia zachodni zachodnia
    meski meska zenski zenska obecny obecna`,
  light: `
    nazwa nazywa nazwano okreslenie okresla slowo termin pojecie znany znana znane slynny slawny popularny rodzaj typ gatunek
    osoba czlowiek ludzie mezczyzna kobieta miejsce miejscu swiat swiecie ziemia
    panstwo panstwie kraj miasto miescie miejscowosc polozone polozony lezy lezal znajduje znajdowal liczy dzielo dziela
    zwierze zwierzat ptak ryba ssak planeta aktor aktorka piosenkarz piosenkarka zespol grupa artysta artystka muzyk druzyna klub firma marka
    poeta poetka pisarz pisarka uczony uczona naukowiec astronauta astronom polityk wladca krol krolowa filozof
    film filmie filmu piosenka album utwor ksiazka wiersz poemat obraz serial program telewizja opera
    postac rola rok dzien data miesiac jezyk pierwiastek narzad kolor gra sport wyspa ocean morze rzeka gora jezioro tytul`,
  rivals: `
    miasto panstwo region kontynent rzeka jezioro morze ocean wyspa gora
    piosenka album film ksiazka serial gra wiersz obraz opera
    rok dzien miesiac
    mezczyzna kobieta krol krolowa
    ssak ptak ryba`,
  synonyms: `
    napisac napisal napisala napisali pisal napisany napisana autor autorka autora autorem skomponowal skomponowala kompozytorem
    wyrezyserowac wyrezyserowal wyrezyserowala rezyser rezyserem rezyserka
    rok roku rokiem lat lata
    zagrac zagral zagrala gral grala wcielil wcielila odtworca
    wynalezc wynalazl wynalazla wynalazca wynaleziony
    odkryc odkryl odkryla odkrywca odkrywczyni odkryty odkryto
    zalozyc zalozyl zalozyla zalozyciel zalozycielka
    namalowac namalowal namalowala malarz malarka
    umrzec zmarl zmarla umarl umarla smierc
    urodzic urodzil urodzila urodzony urodzona
    wygrac wygral wygrala zwyciezyl zwyciezyla zwyciezca
    duzy wielki duza wielka
    najwiekszy najwieksza najwieksze najwiekszym najwiekszej
    ksiazka powiesc powiesci
    panstwo panstwie kraj kraju
    miasto miescie miasta
    miejsce miejscu
    swiat swiecie swiata ziemia ziemi
    tydzien tygodniu tygodnia
    uklad ukladzie ukladu`,
  phrases: `
    usa = stany zjednoczone, stanow zjednoczonych, stanach zjednoczonych, stanom zjednoczonym, stanami zjednoczonymi
    worldwar 2 = druga wojna swiatowa, drugiej wojny swiatowej, drugiej wojnie swiatowej, ii wojna swiatowa, ii wojny swiatowej, ii wojnie swiatowej
    worldwar 1 = pierwsza wojna swiatowa, pierwszej wojny swiatowej, pierwszej wojnie swiatowej, i wojna swiatowa, i wojny swiatowej, i wojnie swiatowej`,
  numbers: `
    zero - dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie
    - - dwie trzej czterej
    - - dwoch trzech czterech pieciu szesciu siedmiu osmiu dziewieciu dziesieciu jedenastu dwunastu
    - - drugi trzeci czwarty piaty szosty siodmy osmy dziewiaty dziesiaty
    - - druga trzecia czwarta piata szosta siodma osma dziewiata dziesiata
    - - ii iii iv - vi vii viii ix - xi xii xiii xiv xv xvi xvii xviii xix xx`,
});

export const WORD_LISTS: Readonly<Record<Language, WordLists>> = { en: ENGLISH, pl: POLISH };
