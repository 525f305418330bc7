/**
 * Names of a person or country that differ from the labels in `facts`, for rules that search for names in questions.
 */
export interface NameException {
  readonly key: string;
  /** Other, unambiguous names. */
  readonly en?: readonly string[];
  /** Polish stems, with a star for the ending. */
  readonly pl?: readonly string[];
  /** English words for an ambiguous name: the question must contain one of them. */
  readonly with?: readonly string[];
  /** Why its labels are not searched for. */
  readonly labelMeansElse?: string;
}

const surname = (key: string, en: string, pl = `${en}*`): NameException => ({ key, en: [en], pl: [pl] });
const ambiguous = (key: string, labelMeansElse: string): NameException => ({ key, labelMeansElse });

/** Words that turn a name into that of a state. */
const OF_A_STATE = [
  'capital',
  'countries',
  'president of',
  'king of',
  'what country',
  'which country',
  'border',
  'borders',
];

/** Names that are excluded or added. Everything else is searched for by its labels. */
// prettier-ignore
export const NAME_EXCEPTIONS: readonly NameException[] = [
  // Surnames that are unique in a quiz.
  surname('william-shakespeare', 'Shakespeare', 'szekspir*'),
  surname('charles-dickens', 'Dickens'), surname('j-r-r-tolkien', 'Tolkien'), surname('leo-tolstoy', 'Tolstoy', 'tołstoj*'),
  surname('fyodor-dostoevsky', 'Dostoevsky', 'dostojewski*'), surname('ernest-hemingway', 'Hemingway'),
  surname('j-k-rowling', 'Rowling'), surname('franz-kafka', 'Kafka', 'kafk*'), surname('miguel-de-cervantes', 'Cervantes'),
  surname('adam-mickiewicz', 'Mickiewicz'), surname('henryk-sienkiewicz', 'Sienkiewicz'),
  surname('wolfgang-amadeus-mozart', 'Mozart'), surname('ludwig-van-beethoven', 'Beethoven'), surname('frederic-chopin', 'Chopin'),
  surname('giuseppe-verdi', 'Verdi'), surname('giacomo-puccini', 'Puccini', 'puccini*'), surname('antonio-vivaldi', 'Vivaldi'),
  surname('pyotr-tchaikovsky', 'Tchaikovsky', 'czajkowski*'), surname('franz-schubert', 'Schubert'),
  surname('pablo-picasso', 'Picasso', 'picass*'), surname('vincent-van-gogh', 'Van Gogh', 'van gogh*'), surname('andy-warhol', 'Warhol'),
  surname('alfred-hitchcock', 'Hitchcock'), surname('stanley-kubrick', 'Kubrick'), surname('steven-spielberg', 'Spielberg'),
  surname('quentin-tarantino', 'Tarantino'), surname('martin-scorsese', 'Scorsese'),
  { key: 'arthur-conan-doyle', en: ['Conan Doyle'], pl: ['conan* doyle*'] },
  { key: 'gabriel-garcia-marquez', en: ['Garcia Marquez'], pl: ['garc* marquez*'] },
  { key: 'the-beatles', en: ['Beatles'], pl: ['beatles*'] },
  { key: 'the-rolling-stones', en: ['Rolling Stones'], pl: ['rolling stones*'] },
  { key: 'auguste-renoir', en: ['Auguste Renoir'] },
  { key: 'alexandre-dumas', en: ['Alexandre Dumas'], pl: ['aleksand* duma*'], labelMeansElse: 'carries a word to tell him from his son' },
  { key: 'michelangelo', en: ['Michelangelo Buonarroti'], labelMeansElse: 'a turtle of a cartoon, a film director and a computer virus' },
  { key: 'pieter-bruegel', en: ['Bruegel the Elder'], labelMeansElse: 'carries a word to tell him from his son' },
  { key: 'hans-holbein', en: ['Hans Holbein'], labelMeansElse: 'carries a word to tell him from his father' },
  { key: 'johann-strauss-ii', en: ['Johann Strauss II'], labelMeansElse: 'carries a word to tell him from his father' },

  // Words with another meaning in too many questions.
  ambiguous('homer', 'Homer Simpson, home runs'), ambiguous('raphael', 'an angel, a turtle, a first name'),
  ambiguous('virgil', 'a first name'), ambiguous('ovid', 'too short to be sure in Polish stems'),
  ambiguous('titian', 'a colour of hair'), ambiguous('plato', 'philosophy rather than literature'),
  ambiguous('julius-caesar', 'the ruler, and a play by Shakespeare'), ambiguous('thomas-more', 'the statesman and saint'),
  ambiguous('niccolo-machiavelli', 'politics rather than literature'),
  ambiguous('dan-brown', 'a common name'), ambiguous('thomas-hardy', 'an admiral and a comedian as well'),
  ambiguous('frank-herbert', 'a common name'), ambiguous('john-kander', 'named together with his partner'),
  ambiguous('jerry-bock', 'named together with his partner'), ambiguous('grant-wood', 'two words of English'),
  ambiguous('peter-jackson', 'a boxer as well'),
  ambiguous('oasis-band', 'an oasis'), ambiguous('eagles-band', 'birds, teams'),
  ambiguous('the-doors', 'doors'), ambiguous('the-police', 'the police'),
  ambiguous('rem-band', 'a phase of sleep'), ambiguous('adele', 'a first name'),
  ambiguous('madonna-musician', 'Mary in art'), ambiguous('prince-musician', 'princes'), ambiguous('kult-band', 'a cult'),
  ambiguous('perfect-band', 'an adjective'), ambiguous('dzem-band', 'jam'), ambiguous('a-ha', 'an exclamation'),
  ambiguous('the-cranberries', 'a fruit'),
 
  ambiguous('guinea', 'three other states, pigs, fowl'), ambiguous('dominica', 'a Polish first name'),
  ambiguous('palau', 'a Catalan palace'), ambiguous('samoa', 'American Samoa'), ambiguous('micronesia', 'the region as well'),
  ambiguous('republic-of-the-congo', 'ends the name of its neighbour'), ambiguous('niger', 'a river; Nigeria with a slip'),
  ambiguous('togo', 'words of English'),
  { key: 'united-states', en: ['United States of America', 'USA'], pl: ['stan* zjednoczon*', 'USA'] },
  { key: 'united-kingdom', en: ['Great Britain', 'England', 'Scotland'], pl: ['wielk* brytan*', 'angli*', 'szkocj*'] },
  { key: 'netherlands', en: ['Holland'], pl: ['holandi*', 'niderland*'] },
  { key: 'czechia', en: ['Czech Republic'], pl: ['czechach'] },
  { key: 'myanmar', en: ['Burma'], pl: ['birm*'] },
  { key: 'ivory-coast', en: ["Cote d'Ivoire"] },
  { key: 'turkey', en: ['Turkey'], pl: ['turcj*'], with: [...OF_A_STATE, 'in turkey', 'istanbul', 'ankara', 'ottoman'], labelMeansElse: 'a bird' },
  { key: 'georgia', en: ['Georgia'], pl: ['gruzj*'], with: ['tbilisi', 'caucasus', 'soviet', 'countries', 'republic of georgia', 'country of georgia'], labelMeansElse: 'a state of the USA' },
  { key: 'jordan', en: ['Jordan'], pl: ['jordanii'], with: [...OF_A_STATE, 'amman', 'petra', 'middle east', 'dead sea'], labelMeansElse: 'a first name' },
  { key: 'chad', en: ['Chad'], with: [...OF_A_STATE, 'lake chad', 'africa', 'african'], labelMeansElse: 'a first name' },
  { key: 'queen-band', en: ['band Queen', 'rock group Queen', 'Freddie Mercury'], pl: ['zespoł* queen', 'freddi* mercur*'], labelMeansElse: 'sovereigns' },
  { key: 'u2', en: ['band U2', 'Bono and the Edge'], pl: ['zespoł* u2'], labelMeansElse: 'an aircraft' },
  { key: 'nirvana-band', en: ['Kurt Cobain', 'band Nirvana'], pl: ['kurt* cobain*', 'zespoł* nirvana'], labelMeansElse: 'a term of religion' },
  { key: 'poland', pl: ['Polsce'] }, { key: 'germany', pl: ['Niemczech'] }, { key: 'italy', pl: ['Włoszech'] },
  { key: 'hungary', pl: ['Węgrzech'] }, { key: 'china', pl: ['Chinach'] }, { key: 'india', pl: ['Indiach'] },
  { key: 'egypt', pl: ['Egipcie'] }, { key: 'japan', pl: ['Japonię'] }, { key: 'iraq', pl: ['Iraku'] },
  { key: 'mexico', labelMeansElse: 'its capital is called alike in Polish', en: ['Mexico'], pl: ['Meksyku', 'Meksykiem'] },
];
