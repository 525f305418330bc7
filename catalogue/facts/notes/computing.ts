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
    en: 'The name was introduced in 1998 to end the confusion with the kilobyte.',
    pl: 'Nazwę wymyślono w 1998 roku, by nie mylić kibibajta z kilobajtem.',
  },
  'hex-base': {
    en: 'The digits after 9 are the letters A to F.',
    pl: 'Po cyfrze 9 następują litery od A do F.',
  },
  loopback: {
    en: "T-shirts for programmers say “There's no place like 127.0.0.1”.",
    pl: '„There’s no place like 127.0.0.1” – głosi napis na koszulkach programistów.',
  },
  'at-sign': {
    en: 'Poles call it a monkey; Ray Tomlinson put it into e-mail addresses in 1971.',
    pl: 'U nas to małpa; do adresów e-mail trafił w 1971 roku za sprawą Raya Tomlinsona.',
  },
  arpanet: {
    en: 'Its first message, “login”, broke off after “lo”.',
    pl: 'Pierwsza wiadomość, „login”, urwała się po „lo”.',
  },
  'web-birthplace': {
    en: 'The laboratory near Geneva gave the invention away for free in 1993.',
    pl: 'Laboratorium pod Genewą oddało w 1993 roku wynalazek za darmo.',
  },
  phishing: {
    en: 'The word plays on “fishing”; the ph recalls the “phreaks” who tricked telephone networks.',
    pl: 'Słowo nawiązuje do „fishing” – wędkowania, a „ph” do „phreakerów”, którzy oszukiwali sieci telefoniczne.',
  },
  ransomware: {
    en: 'WannaCry paralysed British hospitals in 2017.',
    pl: 'WannaCry sparaliżował w 2017 roku brytyjskie szpitale.',
  },
  trojan: {
    en: 'In the legend it was wooden and full of Greeks; Odysseus thought of it.',
    pl: 'Ten z mitu był drewniany i pełen Greków; wymyślił go Odyseusz.',
  },
  'linux-mascot': {
    en: 'Its name is Tux; Linus Torvalds says that a penguin once bit him.',
    pl: 'Nazywa się Tux; Linus Torvalds opowiada, że ugryzł go kiedyś pingwin.',
  },
  'apple-founders': {
    en: 'He built the Apple I by hand and sold his calculator to pay for it.',
    pl: 'Własnoręcznie zbudował Apple I, a żeby za to zapłacić, sprzedał kalkulator.',
  },
  'microsoft-founders': { en: 'The two met at school in Seattle.', pl: 'Poznali się w szkole w Seattle.' },
  'google-founders': {
    en: 'They met at Stanford in 1995; their first search engine was called BackRub.',
    pl: 'Poznali się na Stanfordzie w 1995 roku; ich pierwsza wyszukiwarka nazywała się BackRub.',
  },
  'amazon-founder': {
    en: 'He began with books, in the garage of his house near Seattle.',
    pl: 'Zaczynał od książek, w garażu swojego domu pod Seattle.',
  },
  'first-programmer': {
    en: 'The daughter of Lord Byron published it in 1843, for a machine that was never built.',
    pl: 'Córka lorda Byrona ogłosiła go w 1843 roku – dla maszyny, której nigdy nie zbudowano.',
  },
  'analytical-engine': {
    en: 'It was never finished, although it had a memory, a “mill” and punched cards.',
    pl: 'Miała pamięć, „młyn” i karty dziurkowane, ale nigdy jej nie ukończono.',
  },
  z3: {
    en: 'It was destroyed by bombs in Berlin in 1943; a replica stands in Munich.',
    pl: 'W 1943 roku zniszczyły go bomby w Berlinie; replika stoi w Monachium.',
  },
  'grace-hopper': {
    en: 'She was a rear admiral of the US Navy and retired at 79.',
    pl: 'Była kontradmirałem amerykańskiej marynarki; w stan spoczynku przeszła w wieku 79 lat.',
  },
  'moore-law': {
    en: 'Gordon Moore wrote it in 1965 and later headed Intel.',
    pl: 'Gordon Moore sformułował je w 1965 roku, a później kierował Intelem.',
  },
  'deep-blue': { en: 'He accused IBM of cheating.', pl: 'Oskarżył IBM o oszustwo.' },
  'turing-test': {
    en: 'Its author called it the imitation game.',
    pl: 'Autor nazwał to grą w naśladowanie.',
  },
  'stack-order': {
    en: 'Think of a pile of plates.',
    pl: 'Tak samo zdejmuje się talerze – zawsze z wierzchu.',
  },
  'binary-search': {
    en: 'Each step halves what is left, and 2¹⁰ is 1,024.',
    pl: 'Każdy krok zmniejsza zakres o połowę, a 2¹⁰ to 1024.',
  },
  'quicksort-author': {
    en: 'He also invented the null reference, “my billion-dollar mistake”.',
    pl: 'Wymyślił też puste odwołanie (null) i sam nazwał je „błędem za miliard dolarów”.',
  },
  recursion: {
    en: 'Search Google for the word, and it asks: “Did you mean: recursion?”',
    pl: 'Kto szuka tego słowa w Google, zobaczy żart: „Czy chodziło Ci o: rekurencja?”.',
  },
  'bug-insect': {
    en: 'It is taped into the logbook, as the “first actual case of bug being found”.',
    pl: 'Wklejono ją do dziennika jako „pierwszy rzeczywisty przypadek znalezienia pluskwy”.',
  },
  'python-name': {
    en: "Its creator was reading the scripts of “Monty Python's Flying Circus”.",
    pl: 'Twórca czytał akurat scenariusze „Latającego cyrku Monty Pythona”.',
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
    pl: 'Taką klawiaturę miała już maszyna do pisania z 1874 roku.',
  },
  'floppy-capacity': {
    en: 'A single photograph of today would not fit.',
    pl: 'Nie zmieściłoby się na niej nawet jedno zdjęcie z dzisiejszego telefonu.',
  },
};

/** About true and false statements on computing. */
export const TECHNOLOGY_NOTES: Notes = {
  'java-javascript': {
    en: 'The name was chosen for publicity: the languages are hardly related.',
    pl: 'Nazwę wybrano dla rozgłosu; oba języki niewiele łączy.',
  },
  'linux-free': {
    en: 'Anybody may read, change and pass on its source code; most web servers run on it.',
    pl: 'Każdy może czytać, zmieniać i rozpowszechniać jego kod; działa na nim większość serwerów WWW.',
  },
  incognito: {
    en: 'It only leaves no history on the computer itself.',
    pl: 'Nie zapisuje tylko historii na samym komputerze.',
  },
  'png-lossless': {
    en: 'JPEG, on the other hand, leaves out details that the eye hardly sees.',
    pl: 'JPEG natomiast pomija szczegóły, których oko prawie nie widzi.',
  },
  'mp3-lossy': {
    en: 'It drops what the ear would hardly notice and so saves about nine tenths of the space.',
    pl: 'Pomija to, czego ucho prawie nie słyszy, i oszczędza około dziewięciu dziesiątych miejsca.',
  },
  'ssd-moving': {
    en: 'It stores data in memory chips, so it has no moving parts and makes no noise.',
    pl: 'Przechowuje dane w układach pamięci – bez ruchomych części i bez hałasu.',
  },
  'web-older': {
    en: 'The internet dates from the 1970s and 1980s, the web from 1989.',
    pl: 'Internet powstał w latach 70. i 80. XX wieku, a WWW w 1989 roku.',
  },
  'https-lock': {
    en: 'The S stands for “secure”: the data are encrypted on their way.',
    pl: 'Litera S oznacza „secure”: dane są po drodze szyfrowane.',
  },
  halting: {
    en: 'Alan Turing proved in 1936 that there cannot be one.',
    pl: 'W 1936 roku Alan Turing dowiódł, że to niemożliwe.',
  },
};

/** About abbreviations. */
export const ABBREVIATION_NOTES: Notes = {
  cpu: {
    en: 'It carries out the program, up to some billions of steps a second.',
    pl: 'Wykonuje program – nawet miliardy kroków na sekundę.',
  },
  gpu: {
    en: 'Made for games, it now trains artificial intelligence.',
    pl: 'Stworzono go do gier, dziś trenuje sztuczną inteligencję.',
  },
  ram: {
    en: 'It forgets everything when the power goes off.',
    pl: 'Zapomina wszystko po wyłączeniu zasilania.',
  },
  usb: {
    en: 'It was presented in 1996 to replace a tangle of plugs.',
    pl: 'Od 1996 roku zastępuje plątaninę różnych wtyczek.',
  },
  led: {
    en: 'The blue one brought its inventors the Nobel Prize in 2014.',
    pl: 'Za niebieską diodę przyznano w 2014 roku Nagrodę Nobla.',
  },
  html: {
    en: 'Tim Berners-Lee devised it at CERN around 1990; it had some twenty tags.',
    pl: 'Język ten wymyślił w CERN około 1990 roku Tim Berners-Lee; HTML miał wtedy jakieś dwadzieścia znaczników.',
  },
  http: {
    en: 'The S added to it stands for “secure”.',
    pl: 'Dodane na końcu S oznacza „secure” – bezpieczny.',
  },
  url: {
    en: 'It is the text in the address bar of a browser.',
    pl: 'To właśnie widać w pasku adresu przeglądarki.',
  },
  css: { en: 'It separates the look of a page from its content.', pl: 'Oddziela wygląd strony od treści.' },
  dns: { en: 'It is the telephone book of the internet.', pl: 'To książka telefoniczna internetu.' },
  vpn: { en: 'It leads traffic through an encrypted tunnel.', pl: 'Przesyła dane zaszyfrowanym tunelem.' },
  iot: {
    en: 'It means that fridges, lamps and other things are online.',
    pl: 'Chodzi o lodówki, lampy i inne przedmioty podłączone do sieci.',
  },
  pdf: {
    en: 'Adobe presented it in 1993; since 2008 it has been a free standard.',
    pl: 'Firma Adobe przedstawiła go w 1993 roku; od 2008 roku PDF jest otwartym standardem.',
  },
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
    en: 'Being American, it has no letters with accents.',
    pl: 'Jako kod amerykański nie zawiera liter takich jak ą i ę.',
  },
  bios: {
    en: 'It wakes up the computer and then hands over to the operating system.',
    pl: 'Budzi komputer, po czym oddaje ster systemowi operacyjnemu.',
  },
  captcha: { en: 'It is meant to tell computers and humans apart.', pl: 'Ma odróżnić człowieka od maszyny.' },
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
  perl: {
    en: 'He is a linguist, and the mascot of his language is a camel.',
    pl: 'Jest językoznawcą, a maskotką jego języka jest wielbłąd.',
  },
  php: {
    en: 'He comes from Greenland and only wanted to count the visitors of his CV.',
    pl: 'Pochodzi z Grenlandii, a chciał tylko wiedzieć, ile osób zagląda do jego CV w internecie.',
  },
  ruby: {
    en: 'He wanted a language that makes programmers happy.',
    pl: 'Chciał stworzyć język, który uszczęśliwia programistów.',
  },
  pascal: {
    en: 'It is named after the Frenchman who built a calculating machine at 19.',
    pl: 'Nazwa upamiętnia Francuza, który jako dziewiętnastolatek zbudował maszynę liczącą.',
  },
  lisp: {
    en: 'He also coined the term “artificial intelligence”.',
    pl: 'Ukuł też termin „sztuczna inteligencja”.',
  },
  fortran: {
    en: 'It was the first widely used high-level language, in 1957.',
    pl: 'W 1957 roku był pierwszym powszechnie używanym językiem wysokiego poziomu.',
  },
  rust: {
    en: 'He named it after rust fungi, because they are so hard to kill.',
    pl: 'Nazwał go od rdzy – grzybów, które trudno wytępić.',
  },
  typescript: {
    en: 'He had already designed C# and Turbo Pascal.',
    pl: 'Wcześniej zaprojektował C# i Turbo Pascala.',
  },
};

/** About kinds of files. */
export const FILE_NOTES: Notes = {
  mp3: {
    en: "It was developed in Erlangen, and tried out on “Tom's Diner”.",
    pl: 'Powstał w Erlangen, a testowano go na piosence „Tom’s Diner”.',
  },
  flac: {
    en: 'FLAC stands for Free Lossless Audio Codec: it keeps every detail.',
    pl: 'Skrót oznacza Free Lossless Audio Codec: niczego nie gubi.',
  },
  jpg: { en: 'It leaves out what the eye hardly sees.', pl: 'Pomija to, czego oko prawie nie widzi.' },
  png: {
    en: 'It was made to replace GIF, which had a patent.',
    pl: 'Stworzono go, by zastąpić opatentowany GIF.',
  },
  zip: {
    en: 'Phil Katz created it in 1989; the name suggests that it is fast.',
    pl: 'Format ten stworzył w 1989 roku Phil Katz; nazwa sugeruje szybkość.',
  },
  ttf: {
    en: 'TrueType fonts, which Apple developed in the 1980s, look sharp at every size.',
    pl: 'Czcionki TrueType, opracowane w latach 80. XX wieku przez Apple, są ostre w każdym rozmiarze.',
  },
  exe: {
    en: 'The ending is short for “executable”; viruses like to hide in it.',
    pl: 'To skrót od „executable” – „wykonywalny”; chętnie ukrywają się w nim wirusy.',
  },
  apk: {
    en: "It lets people install apps without Google's store.",
    pl: 'Pozwala zainstalować aplikację z pominięciem sklepu Google.',
  },
  xlsx: {
    en: 'The x at the end stands for XML; the file is in fact a ZIP archive.',
    pl: 'Litera x na końcu oznacza XML; plik to tak naprawdę archiwum ZIP.',
  },
  mkv: {
    en: 'Matroska is named after the Russian doll: it packs sound, picture and subtitles into each other.',
    pl: 'Format Matroska nazwano od matrioszki: mieści w sobie obraz, dźwięk i napisy.',
  },
};

/** About network protocols. */
export const PORT_NOTES: Notes = {
  http: {
    en: 'Its encrypted form, HTTPS, uses 443.',
    pl: 'Jego szyfrowana odmiana, HTTPS, używa portu 443.',
  },
  https: {
    en: 'It is HTTP with encryption; nearly all web pages now come through it.',
    pl: 'To szyfrowana odmiana HTTP; dziś docierają nim niemal wszystkie strony.',
  },
  ssh: {
    en: 'It lets administrators log in over an encrypted line.',
    pl: 'Administratorzy logują się nim szyfrowanym łączem.',
  },
  dns: {
    en: 'It turns names of websites into numbers, as a telephone book does.',
    pl: 'Zamienia nazwy stron na adresy, jak książka telefoniczna.',
  },
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
    en: 'The server has the page but refuses to show it.',
    pl: 'Serwer ma tę stronę, ale odmawia jej pokazania.',
  },
  'not-found': {
    en: 'Browsers show it for links that lead nowhere.',
    pl: 'Pojawia się, gdy odnośnik prowadzi donikąd.',
  },
  'internal-error': {
    en: 'The fault lies with the server, not with the visitor.',
    pl: 'Wina leży po stronie serwera, a nie użytkownika.',
  },
  unavailable: {
    en: 'The server is overloaded or under maintenance.',
    pl: 'Serwer jest przeciążony lub w naprawie.',
  },
};
