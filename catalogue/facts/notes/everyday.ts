import type { Notes } from './notes.ts';

/** About numbers of everyday life. */
export const EVERYDAY_NUMBER_NOTES: Notes = {
  gross: {
    en: 'It is a dozen dozens; a dozen of these are a great gross.',
    pl: 'To tuzin tuzinów; dwanaście grosów nazywano wielkim grosem.',
  },
  score: {
    en: "Lincoln's Gettysburg Address begins with four of them.",
    pl: 'Od słów „four score” zaczyna się przemówienie Lincolna w Gettysburgu.',
  },
  kopa: {
    en: 'Eggs and sheaves were counted in it; four mendels made one.',
    pl: 'Liczono tak jaja i snopy; na kopę składały się cztery mendle.',
  },
  mendel: {
    en: 'Sheaves stood in the fields in heaps of that number; four of them made a kopa.',
    pl: 'Tyle snopów stawiano na polu razem; cztery mendle składały się na kopę.',
  },
  'minutes-day': {
    en: 'The French Revolution tried a day of a thousand minutes, ten hours of a hundred each.',
    pl: 'Rewolucja francuska próbowała wprowadzić dobę o tysiącu minut: dziesięć godzin po sto.',
  },
  'hours-week': {
    en: 'Anyone who sleeps eight hours a night spends 56 of them asleep.',
    pl: 'Kto śpi po osiem godzin na dobę, przesypia ich 56.',
  },
  'days-leap': {
    en: 'Swedes even had a 30 February in 1712.',
    pl: 'W 1712 roku Szwedzi mieli nawet 30 lutego.',
  },
  'days-july-august': {
    en: 'The two months are named after Julius Caesar and Augustus.',
    pl: 'Ich łacińskie nazwy pochodzą od Cezara i Augusta.',
  },
  'months-31': { en: 'Knuckles help to remember which.', pl: 'Łatwo je zapamiętać na kostkach dłoni.' },
  'months-28': {
    en: 'All of them have, although one usually stops there.',
    pl: 'Tyle dni mają wszystkie, choć luty zwykle na tym poprzestaje.',
  },
  'english-alphabet': {
    en: 'The sentence with the quick brown fox uses all of them.',
    pl: 'Wszystkie zawiera zdanie o szybkim brązowym lisie.',
  },
  'polish-alphabet': {
    en: 'The sentence “Zażółć gęślą jaźń” has all nine with diacritics.',
    pl: 'Wszystkie dziewięć ze znakami diakrytycznymi zawiera „Zażółć gęślą jaźń”.',
  },
  'greek-alphabet': {
    en: 'Omicron and omega, two of them, mean “small o” and “big o”.',
    pl: 'Nazwy dwóch z nich, omikron i omega, znaczą „małe o” i „duże o”.',
  },
  'piano-keys': { en: 'Of these, 36 are black.', pl: 'Czarnych jest 36.' },
  'guitar-strings': {
    en: 'Usually they are tuned to E, A, D, G, B and E.',
    pl: 'Zwykle stroi się je: E, A, D, G, H i E.',
  },
  'violin-strings': { en: 'They are tuned to G, D, A and E.', pl: 'Stroi się je: G, D, A i E.' },
  'stave-lines': {
    en: 'Guido of Arezzo used four, around 1025.',
    pl: 'Około 1025 roku Guido z Arezzo używał czterech.',
  },
  'rainbow-colours': {
    en: 'He wanted as many as there are notes in a scale.',
    pl: 'Chciał ich tyle, ile jest dźwięków w gamie.',
  },
  'inches-foot': { en: "A thumb's breadth was the model.", pl: 'Wzorem cala była szerokość kciuka.' },
  'feet-yard': {
    en: 'According to legend it was the length of Henry I’s arm.',
    pl: 'Według legendy wyznaczyło go ramię króla Henryka I.',
  },
  'feet-mile': {
    en: 'It came from a thousand double steps of Roman soldiers.',
    pl: 'Wywodzi się z tysiąca podwójnych kroków legionisty.',
  },
  'ounces-pound': {
    en: 'The troy pound for gold has only twelve.',
    pl: 'Funt trojański dla złota ma ich tylko dwanaście.',
  },
  quintal: { en: 'Farmers use it for grain.', pl: 'Rolnicy podają w kwintalach na przykład plony zbóż.' },
  'hectare-metres': { en: 'It is a square of 100 metres.', pl: 'To kwadrat o boku 100 metrów.' },
  marathon: {
    en: 'The odd 195 metres date from London in 1908, where the race ended at the royal box.',
    pl: 'Dodatkowe 195 metrów to pamiątka po igrzyskach w Londynie w 1908 roku: metę wyznaczono przed lożą królewską.',
  },
  'emergency-number': {
    en: 'It works even from a locked mobile phone.',
    pl: 'Działa nawet z zablokowanej komórki.',
  },
  'degrees-circle': {
    en: 'The Babylonians counted in sixties.',
    pl: 'Babilończycy liczyli sześćdziesiątkami.',
  },
};

/** About the answers of questions on everyday life. */
export const EVERYDAY_NOTES: Notes = {
  sos: {
    en: 'It stands for nothing: it is only easy to send.',
    pl: 'Ten sygnał niczego nie skraca: po prostu łatwo go nadać.',
  },
  'morse-e': {
    en: 'It is the most frequent letter in English.',
    pl: 'To najczęstsza litera w języku angielskim.',
  },
  'nato-a': {
    en: 'It is spelt with f so that nobody says “alp-ha”.',
    pl: 'Pisze się je przez f, by każdy wymówił je tak samo.',
  },
  'nato-z': {
    en: 'Z is the last; a time zone at Greenwich is named the same.',
    pl: 'Tak samo nazywa się strefa czasu Greenwich.',
  },
  'nato-q': {
    en: 'It is pronounced in the French way, “keh-beck”.',
    pl: 'Wymawia się je z francuska: „kebek”.',
  },
  palindrome: {
    en: 'The word comes from the Greek for “running back”.',
    pl: 'Słowo pochodzi z greckiego: „biegnący z powrotem”.',
  },
  anagram: { en: '“Listen” and “silent” are an example.', pl: 'Przykładem są „kran” i „rank”.' },
  pangram: {
    en: 'The best known has a quick brown fox.',
    pl: 'Najsłynniejszy angielski mówi o szybkim brązowym lisie.',
  },
  'shortest-month': { en: 'Romans put it at the end of the year.', pl: 'U dawnych Rzymian zamykał rok.' },
  'month-caesar': {
    en: 'It was called Quintilis before, “the fifth”.',
    pl: 'Wcześniej nazywał się Quintilis, czyli „piąty”.',
  },
  'month-war': {
    en: 'The Roman year, and with it the season of campaigns, once began then.',
    pl: 'Zaczynał się wtedy dawny rzymski rok i pora wypraw wojennych.',
  },
  'june-solstice': {
    en: "Bonfires are lit on Saint John's Eve.",
    pl: 'W noc świętojańską pali się ogniska i puszcza wianki.',
  },
  'spring-equinox': {
    en: 'To see winter off, Poles drown a straw doll called Marzanna.',
    pl: 'Żeby pożegnać zimę, topi się wtedy słomianą Marzannę.',
  },
  gregorian: {
    en: 'Ten days were dropped in October of that year.',
    pl: 'W październiku tamtego roku opuszczono dziesięć dni.',
  },
  'silver-wedding': {
    en: 'Wine jugs and candlesticks of silver were once the usual present.',
    pl: 'Dawniej dawano z tej okazji prezenty ze srebra, stąd nazwa.',
  },
  'golden-wedding': {
    en: 'In the Bible every fiftieth year is a year of jubilee.',
    pl: 'W Biblii co pięćdziesiąty rok jest rokiem jubileuszowym.',
  },
  'diamond-wedding': {
    en: 'Queen Elizabeth and Philip were the first royal couple in Britain to reach it.',
    pl: 'Królowa Elżbieta II i książę Filip świętowali je jako pierwsza para królewska w Wielkiej Brytanii.',
  },
  tofu: { en: 'It is curdled like cheese.', pl: 'Ścina się je jak ser.' },
  marzipan: { en: 'Lübeck is famous for it.', pl: 'Słynie z niego Lubeka.' },
  caviar: { en: 'The fish can live for a century.', pl: 'Ryba ta może żyć sto lat.' },
  hummus: {
    en: 'The Arabic word simply means the pulse.',
    pl: 'Arabskie słowo „hummus” oznacza po prostu ciecierzycę.',
  },
  guacamole: {
    en: 'The name comes from the Nahuatl for a sauce.',
    pl: 'Nazwa pochodzi z języka nahuatl i zawiera słowo „sos”.',
  },
  'sushi-seaweed': {
    en: 'A British botanist, Kathleen Drew-Baker, discovered how it grows, and Japanese farmers honour her.',
    pl: 'Tajemnicę ich wzrostu odkryła Brytyjka Kathleen Drew-Baker, którą czczą japońscy hodowcy.',
  },
  'burn-cooling': {
    en: 'Twenty minutes are best, without ice.',
    pl: 'Najlepiej przez dwadzieścia minut, bez lodu.',
  },
  'fire-oil': {
    en: 'It turns to steam at once and throws the oil about.',
    pl: 'Woda momentalnie zamienia się w parę i rozpryskuje płonący tłuszcz.',
  },
  'compass-needle': {
    en: 'Chinese sailors already steered by it in the 11th or 12th century.',
    pl: 'Chińscy żeglarze kierowali się nią już w XI lub XII wieku.',
  },
  'paper-a4': {
    en: 'The next size always has twice the area.',
    pl: 'Każdy kolejny format ma dwa razy większą powierzchnię.',
  },
  'a4-size': {
    en: 'Sixteen of them make a square metre.',
    pl: 'Szesnaście takich arkuszy daje metr kwadratowy.',
  },
  'carat-gold': {
    en: 'The word comes from the carob seed.',
    pl: 'Słowo pochodzi od nasion szarańczynu (karobu).',
  },
  'carat-gem': {
    en: 'It was once the weight of a carob seed.',
    pl: 'Dawniej był to ciężar nasiona szarańczynu.',
  },
  'mix-green': {
    en: 'With light it is different: blue and yellow beams can make white.',
    pl: 'Ze światłem jest inaczej: niebieskie i żółte promienie mogą dać biel.',
  },
};

/** About true and false statements on nature. */
export const SCIENCE_NOTES: Notes = {
  'moon-light': {
    en: 'Its ground is as dark as asphalt and reflects only about a tenth of the light.',
    pl: 'Jego powierzchnia jest ciemna jak asfalt i odbija tylko około jednej dziesiątej światła.',
  },
  'venus-moons': { en: 'Like Mercury, it has none at all.', pl: 'Podobnie jak Merkury nie ma żadnego.' },
  'saturn-rings': {
    en: 'Jupiter, Uranus and Neptune have faint ones.',
    pl: 'Słabe pierścienie mają też Jowisz, Uran i Neptun.',
  },
  'moon-far-side': {
    en: 'Day and night last about two weeks there, as they do on the near side.',
    pl: 'Dzień i noc trwają tam po dwa tygodnie, tak jak po stronie widocznej.',
  },
  'seasons-cause': {
    en: "The tilt of the Earth's axis causes them: in the northern winter it is nearest to the Sun.",
    pl: 'Ich przyczyną jest nachylenie osi: podczas naszej zimy Ziemia jest najbliżej Słońca.',
  },
  'earth-january': {
    en: 'It is then about five million kilometres nearer than in July.',
    pl: 'Jest wtedy o około pięć milionów kilometrów bliżej niż w lipcu.',
  },
  'wall-from-moon': {
    en: 'It is long, but narrower than a motorway.',
    pl: 'Jest długi, ale węższy od autostrady.',
  },
  'hot-stars': {
    en: 'The hottest ones have more than 30,000 °C on their surface, the Sun about 5,500.',
    pl: 'Najgorętsze mają na powierzchni ponad 30 000 °C, a Słońce około 5500.',
  },
  'sound-water': {
    en: 'It is more than four times as fast there.',
    pl: 'Jest tam ponad cztery razy szybszy.',
  },
  'feather-vacuum': {
    en: 'Dave Scott of Apollo 15 showed it on the Moon in 1971.',
    pl: 'Pokazał to na Księżycu w 1971 roku Dave Scott z Apollo 15.',
  },
  'mountain-boil': { en: 'On Everest it boils at about 70 °C.', pl: 'Na Evereście wrze w około 70 °C.' },
  'lightning-twice': {
    en: 'The Empire State Building is struck some 20 times a year.',
    pl: 'W Empire State Building trafia około 20 razy w roku.',
  },
  'glass-liquid': {
    en: 'Glaziers often set panes of uneven thickness with the thick edge at the bottom.',
    pl: 'Szklarze często wstawiali nierówne szyby grubszą krawędzią w dół.',
  },
  'diamond-burns': {
    en: 'It consists of carbon and leaves only gas.',
    pl: 'Składa się z węgla, więc zostaje po nim tylko gaz.',
  },
  'pure-water-current': {
    en: 'The ions of the salt carry the current; the purest water hardly conducts at all.',
    pl: 'Prąd przenoszą jony soli; najczystsza woda niemal nie przewodzi.',
  },
  'helium-reacts': {
    en: 'It is a noble gas and does not burn, so modern airships are filled with it.',
    pl: 'To gaz szlachetny, który się nie pali – dlatego wypełnia się nim dzisiejsze sterowce.',
  },
  'co-smell': {
    en: 'That is why detectors save lives: people fall asleep without noticing it.',
    pl: 'Dlatego czujniki ratują życie: ludzie zasypiają, niczego nie czując.',
  },
  'acid-ph': {
    en: 'Its pH is about 2, which makes it a thousand times as acid as black coffee.',
    pl: 'Ma pH około 2 – jest tysiąc razy kwaśniejszy niż czarna kawa.',
  },
  'soap-base': {
    en: 'Soap is made from fat and lye, a strong base.',
    pl: 'Mydło powstaje z tłuszczu i ługu, czyli silnej zasady.',
  },
  'brain-ten-percent': {
    en: 'Scans show that all of its parts are at work in the course of a day.',
    pl: 'Na skanach widać, że w ciągu dnia pracują wszystkie jego części.',
  },
  'tongue-map': {
    en: 'Taste buds everywhere sense all tastes.',
    pl: 'Kubki smakowe w każdym miejscu wyczuwają wszystkie smaki.',
  },
  'blood-blue': { en: 'It only looks blue through the skin.', pl: 'Niebieska wydaje się tylko przez skórę.' },
  'hair-after-death': {
    en: 'The skin shrinks, so they seem longer.',
    pl: 'Skóra się kurczy, więc wydają się dłuższe.',
  },
  'antibiotic-virus': {
    en: 'They only work against bacteria; needless use breeds resistant ones.',
    pl: 'Działają tylko na bakterie; używane bez potrzeby sprzyjają powstawaniu opornych szczepów.',
  },
  'liver-regrows': {
    en: 'It can grow back from a third, as the myth of Prometheus seems to know.',
    pl: 'Potrafi odrosnąć z jednej trzeciej, o czym zdaje się wiedzieć mit o Prometeuszu.',
  },
  'astronaut-height': {
    en: 'They grow by some centimetres, because the spine stretches.',
    pl: 'Rosną o kilka centymetrów, bo rozciąga się kręgosłup.',
  },
  'tomato-fruit': {
    en: 'Botanically it is a berry, although cooks treat it as a vegetable.',
    pl: 'W sensie botanicznym jest jagodą, choć kucharze traktują go jak warzywo.',
  },
  'fungi-plants': {
    en: 'They are a kingdom of their own, more closely related to animals.',
    pl: 'Tworzą osobne królestwo, bliżej spokrewnione ze zwierzętami.',
  },
  'plants-breathe': {
    en: 'They breathe as well, day and night; only by day do they give off more than they use.',
    pl: 'One też oddychają, w dzień i w nocy; tylko za dnia wytwarzają go więcej, niż zużywają.',
  },
  'dinosaurs-humans': {
    en: 'Sixty million years lie between them.',
    pl: 'Dzieli ich ponad sześćdziesiąt milionów lat.',
  },
  'birds-dinosaurs': {
    en: 'Birds descend from small feathered dinosaurs, cousins of Velociraptor.',
    pl: 'Ptaki pochodzą od małych opierzonych dinozaurów, krewnych welociraptora.',
  },
};
