import type { Notes } from './notes.ts';

/** About units of measurement. */
export const UNIT_NOTES: Notes = {
  newton: {
    en: 'An apple weighs about one newton, fittingly enough.',
    pl: 'Mniej więcej jeden niuton waży, nomen omen, jabłko.',
  },
  joule: {
    en: 'Lifting an apple by a metre takes about one joule.',
    pl: 'Podniesienie jabłka o metr wymaga około jednego dżula.',
  },
  watt: {
    en: 'It is named after the man who improved the steam engine; he himself counted in horsepower.',
    pl: 'Patron tej jednostki ulepszył maszynę parową; sam liczył w koniach mechanicznych.',
  },
  pascal: {
    en: 'It is named after the man who sent his brother-in-law up a volcano with a barometer.',
    pl: 'Patron tej jednostki wysłał szwagra z barometrem na wygasły wulkan.',
  },
  hertz: {
    en: 'It is named after the man who proved that radio waves exist.',
    pl: 'Patron tej jednostki dowiódł istnienia fal radiowych.',
  },
  volt: {
    en: 'It is named after the man who made the first battery, in 1800.',
    pl: 'Patron tej jednostki zbudował w 1800 roku pierwszą baterię.',
  },
  ohm: { en: 'Its symbol is the Greek letter omega.', pl: 'Oznacza się go grecką literą omega.' },
  coulomb: {
    en: 'One coulomb is the charge of about 6 × 10¹⁸ electrons.',
    pl: 'Jeden kulomb to ładunek około 6 × 10¹⁸ elektronów.',
  },
  farad: {
    en: "It is named after Faraday, a bookbinder's apprentice who taught himself physics.",
    pl: 'Patron tej jednostki, Faraday, terminował u introligatora, a fizyki uczył się sam.',
  },
  henry: {
    en: 'It is named after an American who was the first head of the Smithsonian.',
    pl: 'Patron tej jednostki, Amerykanin Joseph Henry, był pierwszym szefem Instytutu Smithsona.',
  },
  tesla: {
    en: 'The magnets of hospital scanners have up to three teslas.',
    pl: 'Magnesy szpitalnych rezonansów mają do trzech tesli.',
  },
  weber: {
    en: 'It is named after the man who built a telegraph with Gauss in 1833.',
    pl: 'Patron tej jednostki w 1833 roku zbudował z Gaussem telegraf.',
  },
  siemens: {
    en: 'It is the reciprocal of the ohm and was once called mho, ohm spelt backwards.',
    pl: 'To odwrotność oma, dawniej zwana „mho”, czyli „ohm” czytane od tyłu.',
  },
  lumen: {
    en: 'Packages of light bulbs now state lumens instead of watts.',
    pl: 'Na opakowaniach żarówek podaje się dziś lumeny zamiast watów.',
  },
  lux: {
    en: 'A bright office has about 500 lux, a sunny day 100,000.',
    pl: 'W jasnym biurze jest około 500 luksów, w słoneczny dzień 100 000.',
  },
  becquerel: {
    en: 'It is named after the man who found radiation by leaving uranium in a drawer.',
    pl: 'Patron tej jednostki odkrył promieniotwórczość dzięki soli uranu zostawionej w szufladzie.',
  },
  radian: {
    en: 'A full turn has 2π radians, so one is about 57°.',
    pl: 'Kąt pełny ma 2π radianów, więc jeden to około 57°.',
  },
  dioptre: { en: 'Opticians state the strength of glasses in it.', pl: 'Optycy podają w niej moc okularów.' },
  hectare: {
    en: 'A football pitch measures about 0.7 of them.',
    pl: 'Boisko piłkarskie ma około 0,7 hektara.',
  },
  decibel: {
    en: 'It is named after Alexander Graham Bell; ten more sound about twice as loud.',
    pl: 'Nazwa upamiętnia Alexandra Grahama Bella; każde dziesięć decybeli więcej słychać jako dźwięk dwa razy głośniejszy.',
  },
  kelvin: {
    en: 'Its scale starts at absolute zero, so it has no negative values.',
    pl: 'Skala zaczyna się od zera bezwzględnego, więc nie ma wartości ujemnych.',
  },
  ampere: {
    en: 'It is named after one of the 72 scholars whose names are on the Eiffel Tower.',
    pl: 'Patron tej jednostki należy do 72 uczonych, których nazwiska umieszczono na wieży Eiffla.',
  },
  mole: {
    en: 'One mole contains about 6.02 × 10²³ particles.',
    pl: 'Jeden mol zawiera około 6,02 × 10²³ cząstek.',
  },
  candela: {
    en: 'The name is Latin for “candle”: one shines with about one candela.',
    pl: 'Nazwa znaczy po łacinie „świeca” – zwykła świeca świeci mniej więcej z taką siłą.',
  },
};

/** About metric prefixes. */
export const PREFIX_NOTES: Notes = {
  tera: {
    en: 'It comes from the Greek word for a monster.',
    pl: 'Pochodzi od greckiego teras – „potwór”.',
  },
  giga: {
    en: 'It comes from the Greek word for a giant.',
    pl: 'Pochodzi od greckiego gigas – „olbrzym”.',
  },
  mega: {
    en: 'It comes from the Greek for “large”; a megabyte is a million bytes.',
    pl: 'Po grecku megas znaczy „wielki”; megabajt to milion bajtów.',
  },
  kilo: {
    en: 'It comes from the Greek word for a thousand.',
    pl: 'Pochodzi od greckiego chilioi – „tysiąc”.',
  },
  hecto: {
    en: 'It is used above all in hectares and hectolitres.',
    pl: 'Używa się go głównie w hektarach i hektolitrach.',
  },
  deci: {
    en: 'It is used above all in decibels and decilitres.',
    pl: 'Używa się go głównie w decybelach i decymetrach.',
  },
  milli: {
    en: 'It comes from the Latin word for a thousand.',
    pl: 'Pochodzi od łacińskiego mille – „tysiąc”.',
  },
  micro: { en: 'Its symbol is the Greek letter µ.', pl: 'Oznacza się go grecką literą µ.' },
  nano: {
    en: 'It comes from the Greek word for a dwarf.',
    pl: 'Pochodzi od greckiego nanos – „karzeł”.',
  },
  peta: {
    en: 'It recalls the Greek for “five”: the fifth power of a thousand.',
    pl: 'Nawiązuje do greckiej piątki: to piąta potęga tysiąca.',
  },
  exa: {
    en: 'It recalls the Greek for “six”: the sixth power of a thousand.',
    pl: 'Nawiązuje do greckiej szóstki: to szósta potęga tysiąca.',
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
    pl: 'W dawnych przyrządach był włos, który w wilgoci się wydłuża.',
  },
  anemometer: {
    en: 'It usually has three or four turning cups.',
    pl: 'Ma zwykle trzy lub cztery wirujące czasze.',
  },
  seismograph: {
    en: 'A Chinese one of the year 132 dropped balls from the mouths of dragons.',
    pl: 'W chińskim z 132 roku kulki wypadały z paszcz smoków.',
  },
  odometer: {
    en: 'A car has one beside the speedometer; swindlers turn it back.',
    pl: 'W samochodzie znajduje się obok prędkościomierza; bywa cofany przez oszustów.',
  },
  chronometer: {
    en: 'With an exact one sailors could find their longitude.',
    pl: 'Dzięki dokładnym chronometrom żeglarze mogli wyznaczać długość geograficzną.',
  },
  tachometer: {
    en: 'In a car it shows when the engine runs into the red.',
    pl: 'W samochodzie pokazuje, kiedy obroty silnika wchodzą na czerwone pole.',
  },
  sphygmomanometer: {
    en: 'The word is made of the Greek for “pulse” and “measure”.',
    pl: 'Słowo pochodzi od greckiej nazwy tętna.',
  },
  'geiger-counter': {
    en: 'Each of its clicks is a single particle.',
    pl: 'Każdy trzask to pojedyncza cząstka.',
  },
  hydrometer: {
    en: 'It floats: the deeper, the lighter the liquid.',
    pl: 'Zanurza się tym głębiej, im lżejsza jest ciecz.',
  },
  oximeter: { en: 'It shines light through a finger.', pl: 'Prześwietla palec światłem.' },
  dynamometer: {
    en: 'In its simplest form it is a spring with a scale.',
    pl: 'Najprostszy to sprężyna z podziałką.',
  },
  ammeter: {
    en: 'Unlike a voltmeter, it is wired in series.',
    pl: 'W odróżnieniu od woltomierza włącza się go do obwodu szeregowo.',
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
    en: 'Zero on the scale was the coldest mixture of ice and salt that Fahrenheit could make.',
    pl: 'Zerem skali była temperatura najzimniejszej mieszaniny lodu z solą, jaką uzyskał Fahrenheit.',
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
    en: 'It was Benjamin Franklin who, by chance, chose which charge is the negative one.',
    pl: 'To, który ładunek jest ujemny, ustalił dość przypadkowo Benjamin Franklin.',
  },
  'no-charge': {
    en: 'James Chadwick discovered it in 1932; it starts the chain reaction in a reactor.',
    pl: 'Odkrył go w 1932 roku James Chadwick; neutrony podtrzymują reakcję łańcuchową w reaktorze.',
  },
  'quark-kinds': {
    en: 'They are called up, down, strange, charm, bottom and top.',
    pl: 'Nazywają się: górny, dolny, dziwny, powabny, niski i wysoki.',
  },
  'light-particle': {
    en: 'It has no mass at rest; the Sun sends some 10⁴⁵ of them every second.',
    pl: 'Nie ma masy spoczynkowej; Słońce wysyła ich co sekundę około 10⁴⁵.',
  },
  prism: {
    en: 'Newton saw it in his room in 1666 and counted seven colours.',
    pl: 'Newton zaobserwował je w 1666 roku i naliczył siedem barw.',
  },
  'rainbow-top': {
    en: 'In the fainter second bow the order is reversed.',
    pl: 'W słabszej tęczy wtórnej kolejność jest odwrotna.',
  },
  'longest-visible': {
    en: 'It is scattered least, so it reaches us even when the Sun is low and paints the sunset.',
    pl: 'Rozprasza się najmniej, dlatego dociera do nas, gdy Słońce jest nisko, i barwi zachód.',
  },
  'uv-beyond': {
    en: 'It tans the skin, and bees can see it.',
    pl: 'To promieniowanie opala skórę, a pszczoły je widzą.',
  },
  'additive-colours': { en: 'All three together make white.', pl: 'Wszystkie razem dają biel.' },
  'doppler-siren': {
    en: 'Trumpeters on a passing train demonstrated it in 1845.',
    pl: 'W 1845 roku pokazali to trębacze w przejeżdżającym pociągu.',
  },
  infrasound: {
    en: 'Elephants talk with it over several kilometres.',
    pl: 'Słonie porozumiewają się nim na odległość kilku kilometrów.',
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
    en: 'The Sun does the opposite: it fuses light nuclei.',
    pl: 'Słońce działa odwrotnie: łączy lekkie jądra.',
  },
  'thermodynamics-second': {
    en: 'That is why coffee cools and never warms up by itself.',
    pl: 'Dlatego kawa stygnie, a nigdy sama się nie podgrzewa.',
  },
  'liquid-core': {
    en: 'Currents of molten iron in it create the magnetic field.',
    pl: 'Prądy płynnego żelaza wytwarzają tam ziemskie pole magnetyczne.',
  },
  'lowest-atmosphere': {
    en: 'Airliners fly near its upper edge.',
    pl: 'Samoloty pasażerskie latają przy jej górnej granicy.',
  },
  'ozone-layer': {
    en: 'Gases from spray cans and fridges harmed it, until the Montreal Protocol of 1987 restricted them.',
    pl: 'Niszczyły ją freony z aerozoli i lodówek, aż ograniczył je protokół montrealski z 1987 roku.',
  },
  'cloud-cirrus': { en: 'The Latin word means “curl”.', pl: 'Łacińskie słowo znaczy „pukiel”.' },
  'cloud-storm': {
    en: 'They may tower more than 12 kilometres high.',
    pl: 'Potrafią się spiętrzyć na ponad 12 kilometrów.',
  },
  beaufort: {
    en: 'It runs from 0, calm, to 12, hurricane; a British naval officer drew it up in 1805.',
    pl: 'Sięga od 0 (cisza) do 12 (huragan); ułożył ją w 1805 roku brytyjski oficer marynarki.',
  },
  'dinosaur-end': {
    en: 'An asteroid struck what is now Mexico 66 million years ago.',
    pl: '66 milionów lat temu w dzisiejszy Meksyk uderzyła planetoida.',
  },
};
