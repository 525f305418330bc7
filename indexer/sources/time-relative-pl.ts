const YEAR = '(?:1\\d|20)\\d\\d';
const CONTEST =
  'mistrzostwa(?:ch)?|mistrzostw|igrzyska(?:ch)?|igrzysk|olimpiad(?:a|y|zie|ę)|wybor(?:y|ach|ów)|mundial(?:u)?|mundialu|spis(?:u)? powszechn(?:y|ego)|eurowizj(?:a|i|ę)|super ?bowl|lig(?:a|i|ę) mistrzów';
const ENDING = '(?:y|a|e|ego|ej|emu|ą|ym|ych|ymi|i)';

/**
 * What relates a Polish question to the day on which it was asked. `Ostatni król Polski`, `obecny w powietrzu` and
 * `ubiegłego wieku` do not.
 */
export const TIME_RELATIVE_PL = [
  {
    why: 'says "now" in one word',
    words: 'obecnie|aktualnie|teraz|współcześnie żyjąc\\p{L}+',
  },
  {
    why: 'the holder of an office or title; not what is present somewhere (obecny w)',
    words: `(?:obecn|aktualn)${ENDING} (?!(?:w|we|na|przy|podczas|u|od|jest|są|był|była|było|były|dla|pod|tam|między|z|do|po|i)(?!\\p{L}))\\p{L}+`,
  },
  {
    why: 'an office holder by another word',
    words: `urzędując(?:y|a|e|ego|ej|ą|ym)|panując(?:y|a) (?:król|królowa|monarcha|papież|mistrz|mistrzyni)`,
    unless: YEAR,
  },
  {
    why: 'there will be a later one',
    words: `najnowsz${ENDING}|najświeższ${ENDING}|ostatnio`,
    unless: `od najstarsz\\p{L}+ do najnowsz\\p{L}+|od najnowsz\\p{L}+ do najstarsz\\p{L}+|najnowsz\\p{L}+ (?:epoka|okres)\\p{L}*|${YEAR}`,
  },
  {
    why: 'the last time so far',
    words: 'ostatni raz|ostatnim razem|po raz ostatni (?:wygrał|zdobył)\\p{L}*',
    unless: YEAR,
  },
  {
    why: 'counted back from the day of asking; the last years of a life or of a century excepted',
    words:
      '(?:w|we|na|przez) (?:ciągu )?ostatni(?:ch|m|ej|e)(?: \\p{L}+)? (?:lat|latach|roku|miesiącach|miesiącu|tygodniach|tygodniu|dekadach|dekadzie|sezonie|dniach)(?! (?:życia|panowania|wojny|przed|swoj|jego|jej|XIX|XX|swego|istnienia|rządów))',
  },
  {
    why: 'contests and counts that come again',
    words: `(?:ostatni(?:e|ch|m|a|ej|ego|mi)|następn(?:e|ych|y|ej|ego)|najbliższ(?:e|ych|y|ej|ego)|zeszłoroczn(?:e|ych|y|ej|ego)|tegoroczn(?:e|ych|y|ej|ego|ą|a))(?: \\p{L}+){0,2} (?:${CONTEST})`,
    anyCase: true,
    unless: `(?:${CONTEST}).*${YEAR}`,
  },
  {
    why: 'a year, month or week next to the day of asking; "ubiegłego wieku" is read the same for long',
    words:
      '(?:zeszł|ubiegł|przyszł)(?:ego|ym|y|ej|ą|a) (?:roku|rok|miesiącu|miesiąca|tygodniu|tygodnia|sezonu|sezonie|zimy|zimie)|wczoraj|jutro|w tym (?:roku|sezonie|miesiącu|tygodniu)(?=[^.]*\\?$)|tego roku(?=[^.]*\\?$)|tegoroczn\\p{L}+',
    unless: `${YEAR}|w tym roku (?:wybuchł|odbył|powstał|urodził|zmarł)\\p{L}*|nie odkładaj do jutra`,
  },
  {
    why: 'the moment of asking',
    words:
      'w tej chwili|w chwili obecnej|na chwilę obecną|jak dotąd|jak dotychczas|do tej pory|dotychczas|na dzień dzisiejszy|jaki (?:jest )?dziś(?:iaj)? dzień|który (?:jest )?dziś(?:iaj)?|w ostatnim czasie',
  },
  {
    why: 'ages of the living grow',
    words:
      'ile lat (?:ma|mają|skończył\\p{L}*) (?!.*(?<!\\p{L})(?:w|gdy|kiedy|podczas|na początku|jeśli)(?!\\p{L}))\\p{L}+',
    unless:
      'ile lat (?:ma|mają) (?:ziemia|wszechświat|słońce|układ|przeciętn\\p{L}+|bohater\\p{L}*|główn\\p{L}+|księżyc)',
  },
  {
    why: 'who lives may have died since',
    words:
      'najstarsz\\p{L}+ żyjąc\\p{L}+|(?:czy|kto)(?!\\p{L}).*(?<!\\p{L})(?:nadal|wciąż|jeszcze) żyj(?:e|ą)',
  },
  {
    why: 'what is still to come',
    words:
      'kiedy (?:będzie|będą|odbędzie się|odbędą się|wyjdzie|ukaże się|wychodzi|zacznie się)(?! (?:trzeba|można))',
  },
];
