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
export const TIME_RELATIVE_EN = [
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
