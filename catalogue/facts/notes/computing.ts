import type { Notes } from './notes.ts';

/** About the answers of general questions on computing. */
export const COMPUTING_NOTES: Notes = {
  byte: {
    en: 'In the early days it could have six or nine.',
    pl: 'Dawniej mógł mieć ich sześć lub dziewięć.',
  },
  'bit-values': {
    en: 'The word joins “binary” and “digit”.',
    pl: 'Słowo powstało z angielskiego „binary digit”.',
  },
  kibibyte: {
    en: 'The name of 1998 was to end confusion with the kilobyte.',
    pl: 'Nazwę z 1998 roku wymyślono, by nie mylić go z kilobajtem.',
  },
  'hex-base': {
    en: 'The digits after 9 are the letters A to F.',
    pl: 'Po cyfrze 9 następują litery od A do F.',
  },
  loopback: {
    en: "“There's no place like it” is printed on T-shirts.",
    pl: '„There’s no place like 127.0.0.1” to napis na koszulkach.',
  },
  'at-sign': {
    en: 'Poles call it monkey, Italians snail and Czechs rollmops.',
    pl: 'Polacy nazywają go małpą, Włosi ślimakiem, a Czesi zawijasem rybnym.',
  },
  arpanet: {
    en: 'Its first message, “login”, broke off after “lo”.',
    pl: 'Pierwsza wiadomość, „login”, urwała się po „lo”.',
  },
  'web-birthplace': {
    en: 'The laboratory near Geneva gave the invention away.',
    pl: 'Podgenewskie laboratorium oddało wynalazek za darmo.',
  },
  phishing: {
    en: 'The word plays on “fishing”, with telephone “phreaks”.',
    pl: 'Słowo nawiązuje do „fishing” – łowienia ryb.',
  },
  ransomware: {
    en: 'WannaCry paralysed British hospitals in 2017.',
    pl: 'WannaCry sparaliżował w 2017 roku brytyjskie szpitale.',
  },
  trojan: { en: 'Odysseus thought of it.', pl: 'Wymyślił go Odyseusz.' },
  'linux-mascot': { en: 'Its name is Tux.', pl: 'Nazywa się Tux.' },
  'apple-founders': {
    en: 'He built the first computers by hand.',
    pl: 'Pierwsze komputery zbudował własnoręcznie.',
  },
  'microsoft-founders': { en: 'The two met at school in Seattle.', pl: 'Poznali się w szkole w Seattle.' },
  'google-founders': { en: 'They met at Stanford.', pl: 'Poznali się na Stanfordzie.' },
  'amazon-founder': { en: 'He began with books, in a garage.', pl: 'Zaczął od książek, w garażu.' },
  'first-programmer': { en: 'She was the daughter of Lord Byron.', pl: 'Była córką lorda Byrona.' },
  'analytical-engine': { en: 'It was never finished.', pl: 'Nigdy jej nie ukończono.' },
  z3: { en: 'It was destroyed by bombs in Berlin.', pl: 'Zniszczyły go bomby w Berlinie.' },
  'grace-hopper': { en: 'She was a rear admiral.', pl: 'Była kontradmirałem.' },
  'moore-law': { en: 'The author later headed Intel.', pl: 'Autor kierował później Intelem.' },
  'deep-blue': { en: 'He accused IBM of cheating.', pl: 'Oskarżył IBM o oszustwo.' },
  'turing-test': {
    en: 'Its author called it the imitation game.',
    pl: 'Autor nazwał to grą w naśladowanie.',
  },
  'stack-order': { en: 'Think of a pile of plates.', pl: 'Jak w stosie talerzy.' },
  'binary-search': { en: 'Each step halves what is left.', pl: 'Każdy krok zmniejsza zakres o połowę.' },
  'quicksort-author': {
    en: 'He also invented the null reference, “my billion-dollar mistake”.',
    pl: 'Wymyślił też puste odwołanie – „błąd wart miliard dolarów”.',
  },
  recursion: {
    en: 'Ask a search engine for it: “Did you mean” the same word?',
    pl: 'Wyszukiwarka Google żartobliwie pyta, czy chodziło o to samo słowo.',
  },
  'bug-insect': { en: 'It is glued into the logbook.', pl: 'Wklejono ją do dziennika.' },
  'python-name': {
    en: 'Its creator was reading scripts of the “Flying Circus”.',
    pl: 'Twórca czytał akurat scenariusze „Latającego cyrku”.',
  },
  'linux-command-grep': {
    en: 'It is short for “global regular expression print”.',
    pl: 'To skrót od „global regular expression print”.',
  },
  'linux-command-dir': {
    en: 'It is short for “print working directory”.',
    pl: 'To skrót od „print working directory”.',
  },
  'copy-shortcut': {
    en: 'Larry Tesler made cut, copy and paste popular.',
    pl: 'Wycinanie, kopiowanie i wklejanie spopularyzował Larry Tesler.',
  },
  qwerty: {
    en: 'The typewriter of 1874 already had it.',
    pl: 'Miała ją już maszyna do pisania z 1874 roku.',
  },
  'floppy-capacity': {
    en: 'A single photograph of today would not fit.',
    pl: 'Nie zmieściłoby się na niej jedno dzisiejsze zdjęcie.',
  },
};

/** About true and false statements on computing. */
export const TECHNOLOGY_NOTES: Notes = {
  'kilobyte-bit': { en: 'A gigabyte has a thousand megabytes.', pl: 'Gigabajt ma tysiąc megabajtów.' },
  'html-programming': {
    en: 'It is the language in which web pages are written.',
    pl: 'To język, w którym zapisuje się strony internetowe.',
  },
  'java-javascript': {
    en: 'The name was chosen for advertising: the languages are hardly related.',
    pl: 'Nazwę wybrano dla reklamy; języki są słabo spokrewnione.',
  },
  'linux-free': {
    en: 'Everybody may read, change and pass on its source text.',
    pl: 'Każdy może czytać, zmieniać i rozpowszechniać jego kod.',
  },
  incognito: {
    en: 'It only leaves no traces on the computer itself.',
    pl: 'Nie zostawia tylko śladów na samym komputerze.',
  },
  'png-lossless': {
    en: 'JPEG, on the other hand, leaves details out.',
    pl: 'JPEG natomiast pomija szczegóły.',
  },
  'mp3-lossy': {
    en: 'It drops what the ear would hardly notice.',
    pl: 'Pomija to, czego ucho prawie nie słyszy.',
  },
  'ssd-moving': {
    en: 'It stores data in chips without moving parts.',
    pl: 'Przechowuje dane w układach bez ruchomych części.',
  },
  'web-older': {
    en: 'The internet dates from the 1970s and 1980s, the web from 1989.',
    pl: 'Internet powstał w latach 70. i 80. XX wieku, a WWW w 1989 roku.',
  },
  'https-lock': {
    en: 'The S stands for “secure”: the data are encrypted.',
    pl: 'Litera S oznacza „secure”: dane są szyfrowane.',
  },
  'password-length': {
    en: 'Each further character multiplies the possibilities.',
    pl: 'Każdy kolejny znak zwielokrotnia liczbę możliwości.',
  },
  halting: {
    en: 'Alan Turing proved in 1936 that there cannot be one.',
    pl: 'W 1936 roku Alan Turing dowiódł, że to niemożliwe.',
  },
};

/** About abbreviations. */
export const ABBREVIATION_NOTES: Notes = {
  cpu: { en: 'It is the part that carries out the program.', pl: 'To część, która wykonuje program.' },
  gpu: {
    en: 'Made for games, it now also trains artificial intelligence.',
    pl: 'Stworzony do gier, dziś uczy też sztuczną inteligencję.',
  },
  ram: {
    en: 'It forgets everything when the power goes off.',
    pl: 'Zapomina wszystko po wyłączeniu zasilania.',
  },
  usb: {
    en: 'It was presented in 1996 to replace a tangle of plugs.',
    pl: 'Od 1996 roku zastępuje plątaninę wtyczek.',
  },
  led: {
    en: 'The blue one brought its inventors the Nobel Prize in 2014.',
    pl: 'Za niebieską przyznano w 2014 roku Nagrodę Nobla.',
  },
  html: { en: 'Tim Berners-Lee devised it at CERN.', pl: 'Wymyślił go w CERN Tim Berners-Lee.' },
  http: {
    en: 'The S added to it stands for “secure”.',
    pl: 'Dodane na końcu S oznacza „secure” – bezpieczny.',
  },
  url: { en: 'It is what stands in the address bar.', pl: 'To właśnie widać w pasku adresu.' },
  css: { en: 'It separates the look of a page from its content.', pl: 'Oddziela wygląd strony od treści.' },
  dns: { en: 'It is the telephone book of the internet.', pl: 'To książka telefoniczna internetu.' },
  vpn: { en: 'It leads traffic through an encrypted tunnel.', pl: 'Prowadzi ruch zaszyfrowanym tunelem.' },
  iot: {
    en: 'It means fridges and lamps that are online.',
    pl: 'Chodzi o lodówki i lampy podłączone do sieci.',
  },
  pdf: { en: 'Adobe presented it in 1993.', pl: 'Firma Adobe przedstawiła go w 1993 roku.' },
  jpeg: {
    en: 'It is named after the committee that wrote the standard.',
    pl: 'Nazwa pochodzi od komitetu, który opracował standard.',
  },
  gif: { en: 'Its inventor said it like “jif”, with a soft g.', pl: 'Twórca wymawiał tę nazwę „dżif”.' },
  sql: {
    en: 'Databases have understood it since the 1970s.',
    pl: 'Bazy danych rozumieją go od lat 70. XX wieku.',
  },
  ide: { en: 'It is an editor, compiler and debugger in one.', pl: 'Łączy edytor, kompilator i debuger.' },
  ascii: {
    en: 'That is why it has no letters with accents.',
    pl: 'Dlatego nie ma w nim liter takich jak ą i ę.',
  },
  bios: {
    en: 'It wakes up the computer before the operating system.',
    pl: 'Budzi komputer, zanim ruszy system operacyjny.',
  },
  captcha: { en: 'It is to tell computers and humans apart.', pl: 'Ma odróżnić człowieka od maszyny.' },
};

/** About programming languages. */
export const PROGRAMMING_NOTES: Notes = {
  python: {
    en: 'He began it in the Christmas holidays of 1989.',
    pl: 'Zaczął nad nim pracę w święta Bożego Narodzenia 1989 roku.',
  },
  java: {
    en: 'It was first called Oak, after a tree outside his office.',
    pl: 'Najpierw nazywał się Oak – od dębu za oknem biura.',
  },
  c: { en: 'He also created Unix, with Ken Thompson.', pl: 'Z Kenem Thompsonem stworzył też Uniksa.' },
  cpp: {
    en: 'He is a Dane and first called it “C with Classes”.',
    pl: 'Jest Duńczykiem; początkowo nazwał język „C z klasami”.',
  },
  javascript: {
    en: 'He wrote the first version in ten days.',
    pl: 'Pierwszą wersję napisał w dziesięć dni.',
  },
  perl: { en: 'Its mascot is a camel.', pl: 'Jego maskotką jest wielbłąd.' },
  php: {
    en: 'He comes from Greenland and wanted to track visitors of his CV.',
    pl: 'Pochodzi z Grenlandii; chciał śledzić odwiedziny swojego CV.',
  },
  ruby: {
    en: 'He says that it is to make programmers happy.',
    pl: 'Mówi, że ma uszczęśliwiać programistów.',
  },
  pascal: {
    en: 'It is named after the Frenchman who built a calculator at 19.',
    pl: 'Nazwa upamiętnia Francuza, który jako dziewiętnastolatek zbudował kalkulator.',
  },
  lisp: {
    en: 'He also coined the term “artificial intelligence”.',
    pl: 'Ukuł też termin „sztuczna inteligencja”.',
  },
  fortran: {
    en: 'It was the first widely used high-level language, in 1957.',
    pl: 'W 1957 roku był pierwszym powszechnie używanym językiem wysokiego poziomu.',
  },
  rust: { en: 'It is named after fungi.', pl: 'Nazwa pochodzi od grzybów rdzawnikowych.' },
  typescript: { en: 'He had already designed C#.', pl: 'Wcześniej zaprojektował C#.' },
};

/** About kinds of files. */
export const FILE_NOTES: Notes = {
  mp3: {
    en: "It was developed in Erlangen, and tried out on “Tom's Diner”.",
    pl: 'Powstał w Erlangen, a testowano go na piosence „Tom’s Diner”.',
  },
  flac: { en: 'It compresses without loss.', pl: 'Kompresuje bez strat.' },
  jpg: { en: 'It leaves out what the eye hardly sees.', pl: 'Pomija to, czego oko prawie nie widzi.' },
  png: {
    en: 'It was made to replace GIF, which had a patent.',
    pl: 'Stworzono go, by zastąpić opatentowany GIF.',
  },
  zip: { en: 'Phil Katz created it in 1989.', pl: 'Stworzył go w 1989 roku Phil Katz.' },
  ttf: { en: 'Apple developed it in the 1980s.', pl: 'W latach 80. XX wieku opracowała go firma Apple.' },
  exe: { en: 'Viruses like to hide in it.', pl: 'Chętnie ukrywają się w nim wirusy.' },
  apk: {
    en: 'Games for phones are passed on in it.',
    pl: 'Tak rozpowszechnia się na przykład gry na telefony.',
  },
  xlsx: { en: 'The x at the end stands for XML.', pl: 'Litera x na końcu oznacza XML.' },
  mkv: { en: 'It is named after the Russian matryoshka doll.', pl: 'Nazwa pochodzi od matrioszki.' },
};

/** About network protocols. */
export const PORT_NOTES: Notes = {
  http: { en: 'That of its secure form is 443.', pl: 'Jego bezpieczna odmiana używa portu 443.' },
  https: { en: 'It is HTTP with encryption.', pl: 'To szyfrowana odmiana HTTP.' },
  ssh: {
    en: 'It lets administrators log in over an encrypted line.',
    pl: 'Administratorzy logują się nim szyfrowanym łączem.',
  },
  dns: { en: 'It turns names into addresses.', pl: 'Zamienia nazwy na adresy.' },
};

/** About HTTP status codes. */
export const STATUS_NOTES: Notes = {
  ok: {
    en: 'Browsers hide it, because it means success.',
    pl: 'Przeglądarki go nie pokazują, bo oznacza powodzenie.',
  },
  moved: {
    en: 'It sends the browser to a new address for good.',
    pl: 'Odsyła przeglądarkę na stałe pod nowy adres.',
  },
  forbidden: {
    en: 'The server knows the page but does not show it.',
    pl: 'Serwer zna stronę, ale jej nie pokaże.',
  },
  'not-found': {
    en: 'It is shown for links that lead nowhere.',
    pl: 'Widać go, gdy odnośnik prowadzi donikąd.',
  },
  'internal-error': { en: 'The fault is on the other side.', pl: 'Wina leży po drugiej stronie.' },
  unavailable: {
    en: 'The server is overloaded or under maintenance.',
    pl: 'Serwer jest przeciążony lub w naprawie.',
  },
};
