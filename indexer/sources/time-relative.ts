import type { Language } from '../../src/contract/vocabulary.ts';

/** What relates a question to the day on which it was asked, and why. The words are regular expressions. */
interface WordingRule {
  readonly why: string;
  /** Whole words in lower case, since capitals show titles. */
  readonly words: string;
  /** For words that are names. */
  readonly anyCase?: boolean;
  /** The rule does not apply if a text has these words, in any case. */
  readonly unless?: string;
}

const CONTEST =
  'world cup|fifa world cup|olympics?|olympic games|winter olympics|summer olympics|super bowl|superbowl|world series|champions league|europa league|stanley cup|grand final|grand slam|premier league|eurovision|census|elections?|general elections?|presidential elections?|us elections?|midterms?|academy awards|oscars|grammys';
const YEAR = '(?:1\\d|20)\\d\\d';
const SPAN = 'years?|months?|weeks?|days|decades?|seasons?|century';
const FEW =
  'few|couple of|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|hundred|\\d{1,3}|several|many|some';
/** Currents that flow. */
const FLOWS =
  'electric|electrical|alternating|direct|ocean|oceanic|sea|marine|air|water|eddy|convection|rip|wind|tidal|strong|warm|cold|surface|deep|induced|river|stream|gulf|steady|larger?|greater|high|higher|low|lower|constant|the same';

/**
 * What relates an English question to the day on which it was asked. Each rule excludes clues such as `NATO was formed
 * in this year` and facts such as `the last king of Poland`.
 */
const ENGLISH: readonly WordingRule[] = [
  {
    why: 'says "now" in one word; what a thing is called now, or what is known, lasts',
    words: '(?:currently|presently)(?! (?:known|called|named|found|thought|recogni[sz]ed|on earth))',
  },
  {
    why: 'the holder of an office or title changes; an electric or ocean current does not',
    words: `(?<!(?:${FLOWS}) )current (?!(?:flow|flows|flowing|moving|in|is|of|through|runs|passes|passing|carrying|density|sources?|that|which|and|or|to|from|as|affairs|events|has|will|can|was|with|between|at|for|electricity)(?![\\p{L}]))\\p{L}+`,
    unless: 'million',
  },
  {
    why: 'an office holder by another word',
    words: '(?<!then[ -])reigning|incumbent',
    unless: YEAR,
  },
  {
    why: 'there will be a later one; geological times excepted',
    words: 'latest|newest|most recent|most recently',
    unless:
      '(?:from |the )?(?:earliest|oldest|first) to (?:the )?(?:latest|newest|most recent)|(?:latest|newest|most recent) to (?:the )?(?:earliest|oldest)|at the latest|most recent (?:common ancestor|ice age|glaciation|geologic\\p{L}*|period|epoch|era|rocks?|layers?|fossils?)|the newest of the|became the newest|latest in the (?:day|year)|million',
  },
  {
    why: 'recently of an unknown day',
    words:
      '(?<!(?:had|was|were|until|only|more|a) )recently(?! (?:discovered|found|extinct|formed|born|deceased|divorced|widowed|married|freed|deposited|increased))|in recent (?:years|months|times|weeks)',
  },
  {
    why: 'counted back from the day of asking',
    words: `(?:in|over|during|for|within) (?:the )?(?:last|past) (?:(?:${FEW}) )*(?:${SPAN})(?! of)(?! (?:before|the war|his|her|in))|(?<!(?:the|his|her|their|its|my|our|your|that|in) )last (?:year|month|season)(?! of)|(?:^(?:who|what|when|which|where|how|did|was|is)\\b(?!.*\\b(?:line|lines|lyrics|song|usage|quote|complete)\\b).*)(?:last (?:week|night)|yesterday|tomorrow)`,
    unless: `last night of the proms|tomorrow never dies|yesterday once more|${YEAR}`,
  },
  {
    why: 'the last time so far',
    words: `the last time|(?:when|what) (?:was|is) (?:the )?last (?:time|year|playoff|eruption|earthquake|hurricane|recession|leap year|(?:total |solar |lunar )*eclipse)|when last (?:did|was)|(?:win|won) (?:his|her|their|its) last|last (?:won|win|winning|hosted|held|host|beat|met|defeated|erupt(?:ed)?|seen|went|go|made|(?:was|were|been) seen)|who (?:was |has )?last (?!name)\\p{L}+ed|(?:when|what year|which year|how long ago) .*\\b(?:did|was|were|has|have) (?!.*\\b(?:long|how)\\b).*\\blast (?:win|play|played|have|had|make|made|reach|reached|qualify|appear|change|changed|updated?|visit|visited|used?|happen|occur|go|went|raise|raised|lose|lost|score|held|get|got)`,
    unless: `${YEAR}|i last saw|at last`,
  },
  {
    why: 'the latest so far to do it',
    words: 'last \\p{L}+(?: \\p{L}+){0,3} to (?:have )?(?:win|won|host|hosted|score|scored|beat|hold)',
  },
  {
    why: 'contests and counts that come again',
    words: `(?:last|next|this|upcoming|previous|past) (?:(?:two|\\p{L}*\\d+|\\p{L}+) )?(?:${CONTEST}|commonwealth games)(?!['’]?s? (?:of|in) ${YEAR})`,
    anyCase: true,
    unless: `(?:${YEAR}) (?:${CONTEST})|last (?:${CONTEST}) (?:of|before|to be)`,
  },
  {
    why: 'this year of an unknown calendar; a clue such as "formed in this year" stands for the answer',
    words: `this (?:year|season|month|week)['’]s|(?:who|what|when|which|where|how)\\b.*(?<!(?:in|during|of|by|since|from|until|before|after|for|throughout|to|is|was) )this (?:year|season|month|week)(?! (?:in|when|after|by)\\b)`,
    unless: YEAR,
  },
  {
    why: 'today of an unknown day; "still used today" lasts',
    words:
      'how (?:many|much|old|big|large|tall)\\b.*\\b(?:today|right now|at the moment|at present|now)|worth (?:today|now)|what (?:day|date) is (?:it )?today|what is today',
    unless: "what is now|now known|now called|in today['’]s money|(?:left|have|has) now",
  },
  {
    why: 'the moment of asking',
    words:
      'right now|as of now|as of today|until now|up to now|till now|so far|to date(?! (?:from|back|the|a|an)\\b)|at the moment(?! (?:of|when|that|he|she|they))|at present|upcoming|now (?:owns|plays|hosts|owned by|hosted by|held by|leads|runs)|(?:who|where|what|which)\\b(?!.*\\b(?:sang|sings?|song|wrote|come out|movie|album|show)\\b).*(?<!\\p{L})(?<!(?:apocalypse|alone|is) )now(?=\\?*$)|what (?:\\p{L}+ )?time is it|(?:who|what|which) (?!.*\\b(?:still|used|known|called|found|seen|visible|survives?|named)\\b).*\\b(?:is|are|does|do|has|owns|runs|operates|rules) .*today(?=\\?*$)',
    unless: `as of (?:\\p{L}+ )?(?:\\d+, )?${YEAR}`,
  },
  {
    why: 'what is still to come',
    words: `(?<!the )next (?:year|month|week|season)|when (?:is|are|will) the next|next in line|when (?:is|are|will)\\b.*\\b(?:coming (?:out|back)|come (?:out|back)|be released|returning|return)|when (?:does|do)\\b.*\\b(?:(?:new|next) (?:\\p{L}+ ){0,2}(?:season|series|episode|movie|film|book|game|album)|(?:come back|return)(?! (?:to|from|of)\\b))`,
    unless: YEAR,
  },
  {
    why: 'ages of the living grow; those of things, of kinds and within a story do not',
    words:
      'how old (?:is|are) (?!an? |the (?:world|oldest|average|hero|heroine|main|protagonist|narrator))(?!.*\\b(?:in|when|at|during|if|before|after|on|as|by)\\b)\\p{L}+',
    unless:
      'how old (?:is|are) (?:the )?(?:earth|universe|sun|moon|solar system|milky way|you|they|planet)|^(?:in|according)\\b.*',
  },
  {
    why: 'who lives may have died since',
    words:
      '(?:oldest|youngest|tallest|richest|greatest|longest-?lived|heaviest) living (?:person|man|woman|president|former|people|actor|actress|monarch|human|\\p{L}+ (?:president|man|woman|person))|(?:is|are)\\b.*\\bstill (?:alive|living)|who\\b.*\\b(?:is|are) still alive',
  },
];

const POLISH_CONTEST =
  'mistrzostwa(?:ch)?|mistrzostw|igrzyska(?:ch)?|igrzysk|olimpiad(?:a|y|zie|ę)|wybor(?:y|ach|ów)|mundial(?:u)?|mundialu|spis(?:u)? powszechn(?:y|ego)|eurowizj(?:a|i|ę)|super ?bowl|lig(?:a|i|ę) mistrzów';
const POLISH_ENDING = '(?:y|a|e|ego|ej|emu|ą|ym|ych|ymi|i)';

/**
 * What relates a Polish question to the day on which it was asked. `Ostatni król Polski`, `obecny w powietrzu` and
 * `ubiegłego wieku` do not.
 */
const POLISH: readonly WordingRule[] = [
  {
    why: 'says "now" in one word',
    words: 'obecnie|aktualnie|teraz|współcześnie żyjąc\\p{L}+',
  },
  {
    why: 'the holder of an office or title; not what is present somewhere (obecny w)',
    words: `(?:obecn|aktualn)${POLISH_ENDING} (?!(?:w|we|na|przy|podczas|u|od|jest|są|był|była|było|były|dla|pod|tam|między|z|do|po|i)(?!\\p{L}))\\p{L}+`,
  },
  {
    why: 'an office holder by another word',
    words: `urzędując(?:y|a|e|ego|ej|ą|ym)|panując(?:y|a) (?:król|królowa|monarcha|papież|mistrz|mistrzyni)`,
    unless: YEAR,
  },
  {
    why: 'there will be a later one',
    words: `najnowsz${POLISH_ENDING}|najświeższ${POLISH_ENDING}|ostatnio`,
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
    words: `(?:ostatni(?:e|ch|m|a|ej|ego|mi)|następn(?:e|ych|y|ej|ego)|najbliższ(?:e|ych|y|ej|ego)|zeszłoroczn(?:e|ych|y|ej|ego)|tegoroczn(?:e|ych|y|ej|ego|ą|a))(?: \\p{L}+){0,2} (?:${POLISH_CONTEST})`,
    anyCase: true,
    unless: `(?:${POLISH_CONTEST}).*${YEAR}`,
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

/** The rules of each language. */
export const TIME_RELATIVE: Readonly<Record<Language, readonly WordingRule[]>> = {
  en: ENGLISH,
  pl: POLISH,
};
