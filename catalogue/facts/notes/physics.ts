import type { Notes } from './notes.ts';

/** About units of measurement. */
export const UNIT_NOTES: Notes = {
  newton: { en: 'An apple weighs about one.', pl: 'Mniej więcej tyle waży jabłko.' },
  joule: {
    en: 'Lifting an apple by a metre takes about one.',
    pl: 'Mniej więcej tyle potrzeba, by podnieść jabłko o metr.',
  },
  watt: { en: 'Its patron improved the steam engine.', pl: 'Patron ulepszył maszynę parową.' },
  pascal: {
    en: 'Its patron sent his brother-in-law up a volcano with a barometer.',
    pl: 'Patron wysłał szwagra z barometrem na wulkan.',
  },
  hertz: { en: 'Its patron proved that radio waves exist.', pl: 'Patron dowiódł istnienia fal radiowych.' },
  volt: {
    en: 'Its patron made the first battery, in 1800.',
    pl: 'Patron zbudował w 1800 roku pierwszą baterię.',
  },
  ohm: { en: 'Its symbol is the Greek letter omega.', pl: 'Oznacza się go grecką literą omega.' },
  coulomb: {
    en: 'One of them is the charge of about 6 × 10¹⁸ electrons.',
    pl: 'To ładunek około 6 × 10¹⁸ elektronów.',
  },
  farad: {
    en: "Its patron was a bookbinder's apprentice who taught himself.",
    pl: 'Patron był samoukiem, terminował u introligatora.',
  },
  henry: {
    en: 'Its patron was an American who headed the Smithsonian.',
    pl: 'Patron był Amerykaninem, pierwszym sekretarzem Smithsonian.',
  },
  tesla: {
    en: 'The magnets of hospital scanners have up to three of them.',
    pl: 'Magnesy tomografów rezonansu mają do trzech takich jednostek.',
  },
  weber: { en: 'Its patron built a telegraph with Gauss.', pl: 'Patron zbudował z Gaussem telegraf.' },
  siemens: {
    en: 'It is the reverse of the ohm and was once called mho.',
    pl: 'To odwrotność oma, dawniej zwana „mho”.',
  },
  lumen: {
    en: 'Packages of light bulbs give it instead of the watts of old.',
    pl: 'Podaje się go dziś na opakowaniach żarówek zamiast watów.',
  },
  lux: { en: 'A bright office has about 500 of them.', pl: 'Jasne biuro ma około 500 takich jednostek.' },
  becquerel: {
    en: 'Its patron found radiation when he left uranium in a drawer.',
    pl: 'Patron odkrył promieniowanie, zostawiwszy uran w szufladzie.',
  },
  radian: { en: 'A full turn has 2π of them.', pl: 'Kąt pełny ma 2π takich jednostek.' },
  dioptre: { en: 'Opticians measure glasses in it.', pl: 'Podaje się w niej moc okularów.' },
  hectare: {
    en: 'A football pitch has about 0.7 of them.',
    pl: 'Boisko piłkarskie ma około 0,7 takiej jednostki.',
  },
  decibel: {
    en: 'It is named after Alexander Graham Bell.',
    pl: 'Nazwa pochodzi od Alexandra Grahama Bella.',
  },
  kelvin: { en: 'It starts at absolute zero.', pl: 'Jej skala zaczyna się od zera bezwzględnego.' },
  ampere: {
    en: 'Its patron is one of the 72 scholars named on the Eiffel Tower.',
    pl: 'Patron jest jednym z 72 uczonych wymienionych na wieży Eiffla.',
  },
  mole: { en: 'One contains about 6.02 × 10²³ particles.', pl: 'Zawiera około 6,02 × 10²³ cząstek.' },
  candela: { en: 'A candle shines with about one.', pl: 'Mniej więcej tak świeci świeca.' },
};

/** About metric prefixes. */
export const PREFIX_NOTES: Notes = {
  tera: { en: 'It comes from the Greek for “monster”.', pl: 'Pochodzi od greckiego słowa „potwór”.' },
  giga: { en: 'It comes from the Greek for “giant”.', pl: 'Pochodzi od greckiego słowa „olbrzym”.' },
  mega: { en: 'It comes from the Greek for “large”.', pl: 'Pochodzi od greckiego słowa „wielki”.' },
  kilo: { en: 'It comes from the Greek for “thousand”.', pl: 'Pochodzi od greckiego słowa „tysiąc”.' },
  hecto: {
    en: 'It is heard above all in hectares and hectolitres.',
    pl: 'Słychać go głównie w hektarach i hektolitrach.',
  },
  deci: {
    en: 'It is heard above all in decibels and decilitres.',
    pl: 'Słychać go głównie w decybelach i decymetrach.',
  },
  milli: { en: 'It comes from the Latin for “thousand”.', pl: 'Pochodzi od łacińskiego słowa „tysiąc”.' },
  micro: { en: 'Its symbol is the Greek letter µ.', pl: 'Oznacza się go grecką literą µ.' },
  nano: { en: 'It comes from the Greek for “dwarf”.', pl: 'Pochodzi od greckiego słowa „karzeł”.' },
  peta: {
    en: 'It recalls the Greek for “five”: the fifth power of a thousand.',
    pl: 'Nawiązuje do greckiej liczby pięć: to piąta potęga tysiąca.',
  },
  exa: {
    en: 'It recalls the Greek for “six”: the sixth power of a thousand.',
    pl: 'Nawiązuje do greckiej liczby sześć: to szósta potęga tysiąca.',
  },
};

/** About measuring instruments. */
export const INSTRUMENT_NOTES: Notes = {
  barometer: {
    en: 'Torricelli invented it in 1643 with a tube of mercury.',
    pl: 'Wynalazł go w 1643 roku Torricelli, używając rurki z rtęcią.',
  },
  hygrometer: {
    en: 'An early one used a human hair, which grows longer in moist air.',
    pl: 'W dawnych wykorzystywano włos, który w wilgoci się wydłuża.',
  },
  anemometer: {
    en: 'It usually has three or four turning cups.',
    pl: 'Ma zwykle trzy lub cztery wirujące czasze.',
  },
  seismograph: {
    en: "A Chinese one of the year 132 dropped balls from dragons' mouths.",
    pl: 'W chińskim z 132 roku kulki wypadały z paszcz smoków.',
  },
  odometer: {
    en: 'A car has one beside the speedometer.',
    pl: 'W samochodzie znajduje się obok prędkościomierza.',
  },
  chronometer: {
    en: 'With an exact one sailors could find their longitude.',
    pl: 'Dzięki dokładnemu żeglarze mogli wyznaczyć długość geograficzną.',
  },
  tachometer: {
    en: 'In a car it warns of the red range.',
    pl: 'W samochodzie ostrzega przed czerwonym polem.',
  },
  sphygmomanometer: {
    en: 'The word comes from the Greek for “pulse”.',
    pl: 'Słowo pochodzi od greckiej nazwy tętna.',
  },
  'geiger-counter': { en: 'Its clicks are single particles.', pl: 'Każdy trzask to pojedyncza cząstka.' },
  hydrometer: {
    en: 'It floats: the deeper, the lighter the liquid.',
    pl: 'Pływa – tym głębiej, im ciecz jest lżejsza.',
  },
  oximeter: { en: 'It shines light through a finger.', pl: 'Prześwietla palec światłem.' },
  dynamometer: { en: 'In its simplest form it is a spring.', pl: 'Najprostszy to sprężyna.' },
  ammeter: {
    en: 'Unlike a voltmeter it is wired in series.',
    pl: 'Inaczej niż woltomierz włącza się go szeregowo.',
  },
};

/** About the answers of general questions on physics. */
export const PHYSICS_NOTES: Notes = {
  'light-speed': { en: 'It takes 1.3 seconds to reach the Moon.', pl: 'Do Księżyca dociera w 1,3 sekundy.' },
  'sound-speed': {
    en: 'So three seconds between lightning and thunder mean about a kilometre.',
    pl: 'Trzy sekundy między błyskiem a grzmotem to więc około kilometra.',
  },
  'freezing-fahrenheit': {
    en: 'Zero on the scale was the cold of a mixture of ice and salt.',
    pl: 'Zerem skali była temperatura mieszaniny lodu z solą.',
  },
  'same-temperature': {
    en: 'Below it, Fahrenheit shows the lower number.',
    pl: 'Poniżej niej niższą liczbę wskazuje skala Fahrenheita.',
  },
  gravity: {
    en: 'On the Moon it is about a sixth of that.',
    pl: 'Na Księżycu wynosi około jednej szóstej tej wartości.',
  },
  inertia: {
    en: 'It throws passengers forward when a bus brakes.',
    pl: 'To przez nią pasażerowie lecą do przodu, gdy autobus hamuje.',
  },
  'electron-charge': {
    en: 'Benjamin Franklin chose the signs by chance.',
    pl: 'Znaki przypadkowo wybrał Benjamin Franklin.',
  },
  'no-charge': { en: 'James Chadwick discovered it in 1932.', pl: 'Odkrył go w 1932 roku James Chadwick.' },
  'quark-kinds': {
    en: 'They are called up, down, strange, charm, bottom and top.',
    pl: 'Nazywają się: górny, dolny, dziwny, powabny, niski i wysoki.',
  },
  'light-particle': { en: 'It has no mass at rest.', pl: 'Nie ma masy spoczynkowej.' },
  prism: {
    en: 'Newton saw it in his room in 1666 and counted seven colours.',
    pl: 'Newton zaobserwował je w 1666 roku i naliczył siedem barw.',
  },
  'rainbow-top': {
    en: 'In the fainter second bow the order is reversed.',
    pl: 'W słabszej tęczy wtórnej kolejność jest odwrotna.',
  },
  'longest-visible': {
    en: 'That is why it is scattered least and sunsets glow.',
    pl: 'Dlatego rozprasza się najmniej i barwi zachody słońca.',
  },
  'uv-beyond': { en: 'It tans the skin, and bees can see it.', pl: 'Opala skórę, a pszczoły ją widzą.' },
  'additive-colours': { en: 'All three together make white.', pl: 'Wszystkie razem dają biel.' },
  'doppler-siren': {
    en: 'A brass band on a train proved it in 1845.',
    pl: 'W 1845 roku dowiodła go orkiestra dęta jadąca pociągiem.',
  },
  infrasound: {
    en: 'Elephants talk with it over kilometres.',
    pl: 'Słonie porozumiewają się za jego pomocą na kilometry.',
  },
  'mach-one': {
    en: 'Chuck Yeager was the first to fly faster, in 1947.',
    pl: 'Jako pierwszy przekroczył ją w 1947 roku Chuck Yeager.',
  },
  'e-equals': {
    en: 'The letter recalls the Latin celeritas, “swiftness”.',
    pl: 'Litera pochodzi od łacińskiego celeritas – „szybkość”.',
  },
  semiconductor: {
    en: 'A valley in California is named after it.',
    pl: 'Od niego wzięła nazwę kalifornijska dolina.',
  },
  'alpha-particle': { en: 'A sheet of paper stops it.', pl: 'Zatrzymuje ją kartka papieru.' },
  'chain-reaction': {
    en: 'The Sun does the opposite: it fuses nuclei.',
    pl: 'Słońce działa odwrotnie: łączy jądra.',
  },
  'thermodynamics-second': {
    en: 'That is why coffee cools and never warms up by itself.',
    pl: 'Dlatego kawa stygnie, a nigdy sama się nie podgrzewa.',
  },
  'liquid-core': {
    en: 'Its flows of iron create the magnetic field.',
    pl: 'Prądy żelaza wytwarzają w nim pole magnetyczne.',
  },
  'lowest-atmosphere': {
    en: 'Airliners fly near its upper edge.',
    pl: 'Samoloty pasażerskie latają przy jej górnej granicy.',
  },
  'ozone-layer': {
    en: 'Spray cans harmed it until the Montreal Protocol of 1987.',
    pl: 'Niszczyły ją aerozole, aż zakazał ich protokół montrealski z 1987 roku.',
  },
  'cloud-cirrus': { en: 'The Latin word means “curl”.', pl: 'Łacińskie słowo znaczy „pukiel”.' },
  'cloud-storm': {
    en: 'It may tower more than 12 kilometres high.',
    pl: 'Potrafi piętrzyć się na ponad 12 kilometrów.',
  },
  beaufort: { en: 'It runs from 0, calm, to 12, hurricane.', pl: 'Sięga od 0 (cisza) do 12 (huragan).' },
  'dinosaur-end': {
    en: 'An asteroid struck Mexico 66 million years ago.',
    pl: '66 milionów lat temu w Meksyk uderzyła planetoida.',
  },
};
