/** A wording that shows something about a question. */
interface Wording {
  readonly name: string;
  readonly pattern: RegExp;
  /** Only in questions that were typed into a search engine. */
  readonly searches?: true;
}

const wording = (name: string, pattern: RegExp): Wording => ({ name, pattern });
const inSearches = (name: string, pattern: RegExp): Wording => ({ name, pattern, searches: true });

/** The wordings that are looked for, in the first place those of search queries. */
export const WORDINGS: readonly Wording[] = [
  inSearches(
    'no_question_word',
    /^(?!(?:who|whose|what|which|where|when|how|in (?:which|what)|on (?:which|what)|for (?:which|what)|at (?:which|what)|to (?:which|what)|from (?:which|what))\b)/iu,
  ),
  inSearches(
    'asks_number_of_parts',
    /\bhow many (?:seasons?|episodes?|books?|movies?|films|games|chapters|songs|series|parts|times|people|hospitals|teams)\b|\bseasons? (?:\d|one|two|three|four|five|six)|\bepisodes?\b/iu,
  ),
  inSearches(
    'asks_present',
    /^(?:who|what|where|which|how)\b.*\b(?:is|are|does|do|has|have|plays?|owns|lives?)\b(?!.*\b(?:called|named|capital|located|author|name of|known)\b)/iu,
  ),
  inSearches(
    'asks_list',
    /\b(?:are (?:all )?the|all the|names of|list|what are|who are|what were|who were|what kinds?|what types?|some|what else|places)\b/iu,
  ),
  inSearches(
    'asks_vague',
    /^(?:what (?:did|does|do|is|was) (?:\S+ ){1,3}(?:do|known for|famous for|like|about|believe|invent|write|mean|eat|say)\b|what happened|why|how (?:did|do|does|is|was|to|are)|who (?:is|was) (?:\S+ ){1,3}\S*\?$)/iu,
  ),
  inSearches(
    'asks_played',
    /^who (?:play(?:s|ed)|portray(?:s|ed)|voice[sd]|sings|sang|wrote|directed|composed|invented|discovered|painted|created|founded|won)\b/iu,
  ),
  inSearches('asks_date', /^(?:when|what year|in what year|in which year)\b/iu),
  inSearches(
    'asks_date_of',
    /^when (?:was|were|did)\b.*\b(?:born|die|died|made|released|come out|start|end|begin|win|won|built|founded|invented|discovered|happen|land|become|signed)\b/iu,
  ),
  inSearches('asks_place', /^where (?:is|was|did|does|do|are)\b/iu),
  inSearches(
    'asks_life',
    /\b(?:live|lives|from|go to (?:school|college)|husband|wife|married|marry|dating|engaged|kids?|children|daughters?|sons?|parents?|father|mother|siblings?|brothers?|sisters?|died?|religion|net worth|salary|job)\b/iu,
  ),
  inSearches(
    'asks_team',
    /\b(?:team|teams|play for|played for|coach|stadium|quarterback|roster|playoffs?|super ?bowl|nba|nfl|mlb|world series)\b/iu,
  ),
  inSearches(
    'asks_register',
    /\b(?:zip code|area code|time ?zone|county|currency|language|government|airport|stadium|channel|zip|population|average|college|university|high school)\b/iu,
  ),
  inSearches(
    'broken_grammar',
    /\bdid (?:\S+ ){1,4}(?:married|won|invented|wrote|died|born|went|came|started|became|played|made|was|happened|located)\b|^who (?:the|all|does|do)\b|\bwhats?\b.*\bname\?$|\b(?:has|have) (?:build|builded|wrote|went)\b|^where (?!(?:is|was|were|are|did|do|does|can|could|in|on|has|have|would|will|the)\b)|\?.*\?$|^(?:what|which) \S+ \S+ \S+\?$/iu,
  ),
  inSearches(
    'says_last',
    /\b(?:last|first time|latest|newest|ever|most|best|biggest|highest|longest|oldest|youngest|largest|richest|tallest|greatest|worst|fastest)\b/iu,
  ),
  inSearches('says_recent_year', /\b20(?:0[89]|1\d|2\d)\b/u),
  inSearches(
    'says_character',
    /\b(?:character|characters|cast|guy|girl|man|woman|lady|actor|actress|voice|bad)\b.*\b(?:in|of|on|from)\b/iu,
  ),
  inSearches('says_song_or_video', /\b(?:song|songs|lyrics|video|album|soundtrack|music)\b/iu),
  wording('statement', /[^?]$/u),
  wording('which_of_these', /\b(?:which|what|one) (?:one )?of (?:these|the following)\b/iu),
  wording('says_not', /\b(?:not|never|except|n't|nt)\b/iu),
  wording(
    'says_superlative',
    /\b(?:most|largest|biggest|highest|longest|oldest|tallest|fastest|smallest|only|best|richest|number one|leading|record)\b.*\b(?:in|of)\b/iu,
  ),
  wording('says_number_of', /\bhow many\b/iu),
  wording('says_percent', /\b(?:percent|percentage|approximately|about how|how much|on average|average)\b/iu),
  wording(
    'says_detail',
    /\b(?:chapter|episode|word in|issue|page|line of|scene|season|level|lyrics?|verse|track)\b/iu,
  ),
  wording('says_game', /\b(?:game|games|video game|boss|player|weapon|playable)\b/iu),
  wording(
    'says_this',
    /^(?:this|these|it|he|she|its|his|her|they|the (?:band|game|movie|film|show|song|book|following))\b|\bis this\b/iu,
  ),
  wording('says_you', /\b(?:you|your|yourself|we|our|my)\b/iu),
  wording(
    'says_students',
    /\b(?:students?|class|experiment|investigation|scientists?|teacher|best (?:describes?|explains?)|most likely|which (?:statement|process|procedure))\b/iu,
  ),
  wording(
    'says_many',
    /\b(?:many|some|most|usually|often|sometimes|likely|can|may|might|people|typically|generally)\b/iu,
  ),
  wording('says_parenthesis', /\([^)]{12,}\)|\.\.|,,|\s,|\.[A-Z]|!\?|"[^"]*$/u),
  wording('has_verse', /\n/u),
  wording('two_sentences', /[.!?]["”']? +\p{Lu}.*[.!?]/u),
  wording('says_year', /\b1[5-9]\d\d\b/u),
  wording('starts_with_question_word', /^(?:who|what|which|where|when|how|in (?:which|what))\b/iu),
  wording(
    'asks_nothing',
    /^(?!.*\b(?:this|these|those|it|its|he|she|his|her|him|they|their|them|who|what|which|where|when|how|name|true|____?)\b)[^?]*$/iu,
  ),
  wording('starts_with_pronoun', /^(?:he|she|it|they|his|her|their|at (?:first|this age)|here|there)\b/iu),
  wording(
    'odd_punctuation',
    /[.,;:!]\?|\.\.$|\s[.,!?]|[a-z][.,][A-Za-z]{2}|\bwith\?$|(?:^|\s)(?:is|was|are) (?:is|was|are|it)\b.*\.$|^[^(]*\)|\([^)]*$/u,
  ),
  wording(
    'says_opinion',
    /\b(?:considered|rumou?r|arguably|favou?rite|greatest|terrible|unforgettable|best[ -](?:known|looking)|wonderful|beautiful|believe[ds]?|supposedly|allegedly|said to|probably|perhaps|some people|many people|associated)\b/iu,
  ),
  wording(
    'says_so_far',
    /\b(?:to date|as of|\d{4} census|currently|so far|(?:has|have) (?:\S+ )?(?:won|been|had|sold|made|recorded|appeared|scored|played|never)|still|nowadays|these days|annually|every year|exports?|exporter|number one|affiliation|that old|were a village|the only (?:US |U\.S\. |American )?(?:president|person|country|team|player|man|woman|band|artist|actor|actress)|the record for|holds the)\b/iu,
  ),
  wording('says_first', /\b(?:the first|first ever|was first|first to)\b/iu),
  wording(
    'says_computation',
    /\b(?:cubic|square (?:feet|meters|miles)|plus|minus|divided|multiplied|squared?|equation|how many (?:inches|feet|ounces|cups|minutes|seconds))\b/iu,
  ),
  wording('says_following_lines', /\b(?:lyrics|lines?|quote|words|following)\b/iu),
];
