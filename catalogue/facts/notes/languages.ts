import type { Notes } from './notes.ts';

/** About languages, by BCP 47 code. */
export const LANGUAGE_NOTES: Notes = {
  de: {
    en: 'Its nouns are all written with a capital letter.',
    pl: 'Wszystkie rzeczowniki pisze się w nim wielką literą.',
  },
  fr: {
    en: 'Until 1919 it was the undisputed language of diplomacy.',
    pl: 'Do 1919 roku niepodzielnie panował w dyplomacji.',
  },
  es: {
    en: 'Almost half a billion people speak it from birth, second only to Mandarin.',
    pl: 'To język ojczysty niemal pół miliarda ludzi; wyprzedza go tylko mandaryński.',
  },
  pt: {
    en: 'Most of its speakers live in Brazil.',
    pl: 'Większość osób, które nim mówią, mieszka w Brazylii.',
  },
  it: {
    en: 'The Tuscan dialect of Dante became its standard.',
    pl: 'Jego wzorcem stał się toskański dialekt Dantego.',
  },
  nl: { en: 'Afrikaans developed from it.', pl: 'Wywodzi się z niego afrikaans.' },
  sv: { en: 'It is also an official language of Finland.', pl: 'Jest też językiem urzędowym Finlandii.' },
  da: {
    en: 'Its words for 50 to 90 count in twenties.',
    pl: 'Liczebniki od 50 do 90 opierają się w nim na dwudziestkach.',
  },
  fi: {
    en: 'Finnish has fifteen cases and no genders, and is a relative of Estonian.',
    pl: 'Fiński ma piętnaście przypadków i nie zna rodzajów; jest spokrewniony z estońskim.',
  },
  is: {
    en: 'Its speakers can still read sagas of the 13th century.',
    pl: 'Islandczycy wciąż czytają w oryginale sagi z XIII wieku.',
  },
  et: {
    en: 'Estonian is a relative of Finnish, not of Latvian.',
    pl: 'Estoński jest spokrewniony z fińskim, a nie z łotewskim.',
  },
  lv: {
    en: 'Of the Baltic languages only Latvian and Lithuanian survive.',
    pl: 'Z języków bałtyckich przetrwały tylko łotewski i litewski.',
  },
  lt: {
    en: 'It is often called the most archaic of the living Indo-European languages.',
    pl: 'Uchodzi za najbardziej archaiczny z żywych języków indoeuropejskich.',
  },
  hu: {
    en: 'Its nearest relatives are spoken beyond the Urals.',
    pl: 'Językami najbliżej z nim spokrewnionymi mówi się za Uralem.',
  },
  ro: {
    en: 'It descends from Latin, although most of its neighbours are Slavic.',
    pl: 'Wywodzi się z łaciny, choć sąsiaduje głównie z językami słowiańskimi.',
  },
  bg: {
    en: 'It has lost almost all its cases and has an article at the end of the noun.',
    pl: 'Utracił prawie wszystkie przypadki, a rodzajnik dodaje na końcu rzeczownika.',
  },
  be: {
    en: 'It has the letter Ў, which no other Slavic language uses.',
    pl: 'Ma literę Ў, której nie używa żaden inny język słowiański.',
  },
  cs: {
    en: 'Hardly any other language has the sound of its letter Ř.',
    pl: 'Głoski zapisywanej literą Ř nie ma prawie żaden inny język.',
  },
  sk: {
    en: 'Ľudovít Štúr laid the foundations of its written form in 1843.',
    pl: 'Jego formę pisaną opracował w 1843 roku Ľudovít Štúr.',
  },
  hr: {
    en: 'The word “cravat” comes from the name of its speakers.',
    pl: 'Od nazwy Chorwatów pochodzi słowo „krawat”.',
  },
  mk: {
    en: 'Its written standard was not fixed until 1945.',
    pl: 'Jego normę pisaną ustalono dopiero w 1945 roku.',
  },
  uk: {
    en: 'Unlike Russian, it has the letters Ї and Ґ.',
    pl: 'W odróżnieniu od rosyjskiego ma litery Ї i Ґ.',
  },
  ru: {
    en: '“Sputnik” and “samovar” come from it.',
    pl: 'Pochodzą z niego „sputnik” i „samowar”.',
  },
  kk: {
    en: 'The name of its speakers has the same origin as the word “Cossack”.',
    pl: 'Nazwa mówiącego nim narodu ma to samo pochodzenie co słowo „Kozak”.',
  },
  uz: {
    en: 'The 15th-century poet Alisher Navoi wrote in its ancestor, Chagatai.',
    pl: 'W jego poprzedniku, czagatajskim, pisał w XV wieku poeta Aliszer Nawoi.',
  },
  sl: { en: 'It has kept the dual, a form for exactly two.', pl: 'Zachował liczbę podwójną.' },
  sq: {
    en: 'It forms a branch of its own among the Indo-European languages.',
    pl: 'Tworzy osobną gałąź języków indoeuropejskich.',
  },
  el: { en: 'It has been written for some 3,400 years.', pl: 'Zapisuje się go od około 3400 lat.' },
  tr: {
    en: 'Atatürk gave it the Latin alphabet in 1928.',
    pl: 'W 1928 roku Atatürk nadał mu alfabet łaciński.',
  },
  ga: {
    en: 'It is the first official language of its country, although few speak it daily.',
    pl: 'To pierwszy język urzędowy swojego kraju, choć na co dzień mówi nim niewielu.',
  },
  mt: {
    en: 'Maltese descends from Arabic but is full of Italian words.',
    pl: 'Maltański wywodzi się z arabskiego, ale roi się w nim od włoskich słów.',
  },
  ka: {
    en: 'It is written in an alphabet of its own, without capitals.',
    pl: 'Ma własny alfabet, w którym nie ma wielkich liter.',
  },
  hy: {
    en: 'Mesrop Mashtots made its alphabet around the year 405.',
    pl: 'Jego alfabet stworzył około 405 roku Mesrop Masztoc.',
  },
  zh: { en: 'Its words are told apart by tones.', pl: 'Wiele wyrazów różni się w nim tylko tonem.' },
  ja: {
    en: 'It is written in two syllabaries and in Chinese characters.',
    pl: 'Zapisuje się go dwoma sylabariuszami i chińskimi znakami.',
  },
  ko: {
    en: 'Its alphabet was created under King Sejong in the 15th century.',
    pl: 'Jego alfabet powstał w XV wieku za króla Sejonga.',
  },
  th: {
    en: 'It is written without spaces between the words.',
    pl: 'Zapisuje się go bez odstępów między wyrazami.',
  },
  vi: {
    en: 'Portuguese and French missionaries devised its spelling.',
    pl: 'Jego pisownię stworzyli portugalscy i francuscy misjonarze.',
  },
  ar: {
    en: 'It is written from right to left, but its numbers run from left to right.',
    pl: 'Zapisuje się go od prawej do lewej, ale liczby – od lewej do prawej.',
  },
  he: {
    en: 'It was revived as a spoken language around 1900.',
    pl: 'Około 1900 roku odrodził się jako język mówiony.',
  },
  lb: {
    en: 'It became an official language only in 1984.',
    pl: 'Językiem urzędowym został dopiero w 1984 roku.',
  },
  rm: {
    en: 'It is the smallest national language of Switzerland.',
    pl: 'To najmniejszy z języków narodowych Szwajcarii.',
  },
  eu: { en: 'It has no known relatives.', pl: 'Nie jest spokrewniony z żadnym znanym językiem.' },
  ca: {
    en: 'Nine million people speak it, many of them in Barcelona.',
    pl: 'Mówi nim około dziewięciu milionów ludzi, wielu z nich w Barcelonie.',
  },
  gl: {
    en: 'Galician is closer to Portuguese than to Spanish.',
    pl: 'Galicyjski jest bliższy portugalskiemu niż hiszpańskiemu.',
  },
  cy: {
    en: 'One of Europe’s longest place names, which begins with Llanfairpwllgwyngyll, is in this language.',
    pl: 'Pochodzi z niego jedna z najdłuższych nazw miejscowości w Europie; zaczyna się od Llanfairpwllgwyngyll.',
  },
  gd: { en: 'Settlers took it to Nova Scotia.', pl: 'Osadnicy zawieźli go aż do Nowej Szkocji.' },
  br: {
    en: 'It came to France with settlers from Britain.',
    pl: 'Do Francji przywieźli go osadnicy z Brytanii.',
  },
  fo: {
    en: 'Some 50,000 people speak it on 18 islands.',
    pl: 'Mówi nim około 50 tysięcy mieszkańców osiemnastu wysp.',
  },
  qu: {
    en: 'The Incas spoke it; “puma” and “condor” come from it.',
    pl: 'Mówili nim Inkowie; pochodzą z niego „puma” i „kondor”.',
  },
  eo: { en: 'Zamenhof created it in 1887.', pl: 'Stworzył go w 1887 roku Ludwik Zamenhof.' },
  haw: {
    en: 'Its alphabet has only 13 letters, including the sign for a catch in the throat.',
    pl: 'Jego alfabet ma tylko 13 liter, wliczając znak zwarcia krtaniowego.',
  },
  fil: {
    en: 'It is based on Tagalog, the language around Manila.',
    pl: 'Opiera się na tagalskim, języku okolic Manili.',
  },
  sw: {
    en: '“Safari” and “hakuna matata” come from it.',
    pl: 'Pochodzą z niego „safari” i „hakuna matata”.',
  },
  mn: {
    en: 'It is written in Cyrillic and, once again, in its old vertical script.',
    pl: 'Zapisuje się go cyrylicą, a od niedawna znów także dawnym pionowym pismem.',
  },
  so: {
    en: 'It has been written in Latin letters only since 1972.',
    pl: 'Alfabetem łacińskim zapisuje się go dopiero od 1972 roku.',
  },
  en: {
    en: 'It is a relative of German, although half its words come from French and Latin.',
    pl: 'Jest spokrewniony z niemieckim, choć połowa słów pochodzi z francuskiego i łaciny.',
  },
  fa: {
    en: 'It is written in Arabic letters but is a relative of Hindi and English.',
    pl: 'Zapisuje się go literami arabskimi, a jest spokrewniony z hindi i angielskim.',
  },
  ur: {
    en: 'In everyday speech it is almost the same as Hindi.',
    pl: 'W mowie potocznej niemal nie różni się od hindi.',
  },
  hi: {
    en: 'In everyday speech it is almost the same as Urdu.',
    pl: 'W mowie potocznej niemal nie różni się od urdu.',
  },
  id: {
    en: 'It is a form of Malay; “orangutan” means “man of the forest” in it.',
    pl: 'Jest odmianą malajskiego; „orangutan” znaczy w nim „człowiek lasu”.',
  },
  yi: { en: 'It is a relative of German.', pl: 'Jest spokrewniony z niemieckim.' },
  tg: { en: 'It is a form of Persian.', pl: 'Jest odmianą perskiego.' },
  mr: { en: 'It is the language of Mumbai and its state.', pl: 'To język Mumbaju i okolic.' },
  ne: { en: 'It is also spoken in Sikkim and Bhutan.', pl: 'Mówi się nim też w Sikkimie i Bhutanie.' },
};

/** About the scripts of languages, by BCP 47 code. Some notes on languages are about their scripts. */
export const SCRIPT_NOTES: Notes = {
  bg: {
    en: 'It was created in the Bulgarian Empire more than a thousand years ago.',
    pl: 'Cyrylica powstała ponad tysiąc lat temu w państwie bułgarskim.',
  },
  mk: {
    en: 'Its letters Ѓ and Ќ occur in no other Slavic language.',
    pl: 'Liter Ѓ i Ќ nie ma w żadnym innym języku słowiańskim.',
  },
  uk: { en: 'It has the letter Ї, which Russian lacks.', pl: 'Ma literę Ї, której nie zna rosyjski.' },
  be: {
    en: 'Its letter Ў occurs in no other Slavic language.',
    pl: 'Litery Ў nie ma w żadnym innym języku słowiańskim.',
  },
  ky: {
    en: 'Before, it was written in Arabic and then in Latin letters.',
    pl: 'Wcześniej zapisywano go literami arabskimi, a potem łacińskimi.',
  },
  tg: {
    en: 'It is a form of Persian, but the Soviet Union gave it another script.',
    pl: 'To odmiana perskiego, ale w Związku Radzieckim dostała inne pismo.',
  },
  fa: {
    en: 'It has four letters that Arabic lacks, among them one for P.',
    pl: 'Ma cztery litery, których nie zna arabski, między innymi P.',
  },
  ps: {
    en: 'It has letters of its own for sounds that Arabic lacks.',
    pl: 'Ma własne litery dla głosek, których nie zna arabski.',
  },
  ur: {
    en: 'Its slanting style was so hard to typeset that newspapers were long written by hand.',
    pl: 'Jego pochyłe pismo było tak trudne w składzie, że gazety długo pisano ręcznie.',
  },
  hi: { en: 'The letters hang from a horizontal line.', pl: 'Litery zwisają z poziomej kreski.' },
  ne: {
    en: 'Sanskrit is usually written in the same script.',
    pl: 'Tym samym pismem zapisuje się zwykle sanskryt.',
  },
  mr: {
    en: 'It once had a cursive of its own as well, called Modi.',
    pl: 'Dawniej miał też własną kursywę, zwaną modi.',
  },
  yi: {
    en: 'Unlike Hebrew, it writes its vowels with letters.',
    pl: 'Inaczej niż w hebrajskim, samogłoski zapisuje się w nim literami.',
  },
  id: {
    en: 'Until 1947 the sound “u” was written “oe”, as in Dutch.',
    pl: 'Do 1947 roku głoskę „u” pisano „oe”, jak po niderlandzku.',
  },
  sw: {
    en: 'For centuries it was written in Arabic letters.',
    pl: 'Przez wieki zapisywano go literami arabskimi.',
  },
  mt: {
    en: 'No other official Semitic language is written in this way.',
    pl: 'To jedyny urzędowy język semicki, który się tak zapisuje.',
  },
  fil: {
    en: 'Tagalog, on which it is based, once had a script of its own, baybayin.',
    pl: 'Tagalski, na którym się opiera, miał dawniej własne pismo, baybayin.',
  },
  sq: {
    en: 'A congress in Monastir, now Bitola, settled its alphabet in 1908.',
    pl: 'Jego alfabet ustalił w 1908 roku kongres w Monastyrze, dzisiejszej Bitoli.',
  },
  eu: { en: 'It has the letter Ñ, taken over from Spanish.', pl: 'Ma literę Ñ, przejętą z hiszpańskiego.' },
  ro: {
    en: 'Until about 1860 it was written in Cyrillic.',
    pl: 'Do około 1860 roku zapisywano go cyrylicą.',
  },
  hu: { en: 'Its letters Ő and Ű have a double stroke.', pl: 'Litery Ő i Ű mają w nim podwójną kreskę.' },
};
