import type { Notes } from './notes.ts';

/** About inventions and their inventors. */
export const INVENTION_NOTES: Notes = {
  dynamite: {
    en: "The inventor's brother had died in an explosion of nitroglycerine.",
    pl: 'Brat wynalazcy zginął w wybuchu nitrogliceryny.',
  },
  phonograph: {
    en: 'Its first words were “Mary had a little lamb”.',
    pl: 'Pierwszymi utrwalonymi słowami była rymowanka „Mary had a little lamb”.',
  },
  'telephone-patent': {
    en: 'Elisha Gray applied on the same day.',
    pl: 'Tego samego dnia wniosek złożył Elisha Gray.',
  },
  braille: {
    en: "The inventor lost his sight in his father's workshop and devised it at 15.",
    pl: 'Wynalazca oślepł w warsztacie ojca, a alfabet stworzył jako piętnastolatek.',
  },
  'lightning-rod': {
    en: 'The inventor is on the 100-dollar note.',
    pl: 'Wynalazca widnieje na banknocie studolarowym.',
  },
  'movable-type': {
    en: 'His Bible of about 1455 has 42 lines a page.',
    pl: 'Jego Biblia z około 1455 roku ma 42 wiersze na stronie.',
  },
  'mercury-barometer': {
    en: 'The inventor was a pupil of Galileo.',
    pl: 'Wynalazca był uczniem Galileusza.',
  },
  'pendulum-clock': { en: 'He also discovered Titan.', pl: 'Odkrył też Tytana, księżyc Saturna.' },
  'hot-air-balloon': {
    en: 'A sheep, a duck and a cock were the first passengers.',
    pl: 'Pierwszymi pasażerami były owca, kaczka i kogut.',
  },
  'electric-battery': {
    en: "He built it to refute Galvani, who had seen frogs' legs twitch.",
    pl: 'Zbudował ją, by obalić teorię Galvaniego o żabich udkach.',
  },
  'flying-shuttle': {
    en: 'Weavers who feared for their work drove him to France.',
    pl: 'Tkacze w obawie o pracę zmusili go do ucieczki do Francji.',
  },
  'smallpox-vaccine': {
    en: 'The word comes from vacca, Latin for “cow”.',
    pl: 'Angielskie „vaccine” pochodzi od łacińskiego vacca – „krowa”.',
  },
  'marine-chronometer': { en: 'The inventor was a carpenter.', pl: 'Wynalazca był cieślą.' },
  'rabies-vaccine': {
    en: 'A nine-year-old boy, Joseph Meister, was the first to be saved.',
    pl: 'Jako pierwszego uratowano dziewięcioletniego Josepha Meistera.',
  },
  'morse-code': { en: 'He was a painter by profession.', pl: 'Był z zawodu malarzem.' },
  stethoscope: {
    en: "It began as a rolled sheet of paper: he was too shy for a woman's chest.",
    pl: 'Zaczęło się od zwiniętej kartki: lekarz nie śmiał przyłożyć ucha do piersi pacjentki.',
  },
  'safety-pin': {
    en: 'He sold the rights for 400 dollars to pay a debt.',
    pl: 'Prawa sprzedał za 400 dolarów, żeby spłacić dług.',
  },
  revolver: {
    en: 'He carved the first model at sea.',
    pl: 'Pierwszy model wystrugał z drewna podczas rejsu.',
  },
  'diesel-engine': { en: 'He vanished from a ship in 1913.', pl: 'W 1913 roku zniknął z pokładu statku.' },
  'motor-car': {
    en: 'His wife Bertha made the first long trip in it without telling him.',
    pl: 'W pierwszą dłuższą podróż wybrała się nim bez wiedzy męża Berta Benz.',
  },
  'pneumatic-tyre': {
    en: 'The inventor was a vet with a son on a tricycle.',
    pl: 'Wynalazca był weterynarzem, a opony zrobił do rowerka syna.',
  },
  'vulcanised-rubber': {
    en: 'The tyre company that bears his name was founded after his death.',
    pl: 'Firma oponiarska z jego nazwiskiem powstała już po jego śmierci.',
  },
  'oil-lamp': {
    en: 'The first lit an operation in the hospital of Lviv.',
    pl: 'Pierwsze takie lampy oświetliły operację we lwowskim szpitalu.',
  },
  'safety-elevator': {
    en: 'He had the rope cut while he stood on the platform.',
    pl: 'Na pokazie kazał przeciąć linę, stojąc na platformie.',
  },
  'roll-film-camera': {
    en: '“You press the button, we do the rest” was the slogan.',
    pl: 'Hasło brzmiało: „Ty naciskasz guzik, my robimy resztę”.',
  },
  cinematograph: {
    en: 'Workers leaving a factory were their first stars.',
    pl: 'Bohaterami pierwszego filmu byli robotnicy wychodzący z fabryki.',
  },
  'alternating-motor': {
    en: 'He died poor in a New York hotel.',
    pl: 'Zmarł w biedzie w nowojorskim hotelu.',
  },
  zeppelin: {
    en: 'The inventor was a count and cavalry general.',
    pl: 'Wynalazca był hrabią i generałem kawalerii.',
  },
  aeroplane: { en: 'The first flight lasted twelve seconds.', pl: 'Pierwszy lot trwał dwanaście sekund.' },
  bakelite: {
    en: 'It was the first fully synthetic plastic, of 1907.',
    pl: 'To pierwsze w pełni syntetyczne tworzywo, z 1907 roku.',
  },
  nylon: {
    en: 'The first product was a toothbrush.',
    pl: 'Pierwszym nylonowym produktem była szczoteczka do zębów.',
  },
  'frozen-food': {
    en: 'He learned it from Inuit fishermen in Labrador.',
    pl: 'Podpatrzył to u Inuitów na Labradorze.',
  },
  'ballpoint-pen': {
    en: 'The British still call it by his name, a biro.',
    pl: 'Brytyjczycy do dziś nazywają go „biro”.',
  },
  'rubiks-cube': {
    en: 'It took the inventor a month to solve it.',
    pl: 'Pierwsze ułożenie zajęło wynalazcy miesiąc.',
  },
  kalashnikov: { en: 'It is on the flag of Mozambique.', pl: 'Karabin ten widnieje na fladze Mozambiku.' },
  'world-wide-web': {
    en: 'He worked at CERN near Geneva and took no patent.',
    pl: 'Pracował w CERN pod Genewą i niczego nie opatentował.',
  },
  'polio-vaccine': {
    en: '“Could you patent the sun?” he asked.',
    pl: 'Nie wystąpił o patent: „Czy można opatentować słońce?” – pytał.',
  },
  'instant-camera': {
    en: 'His small daughter asked why she could not see the picture at once.',
    pl: 'Córeczka zapytała go, czemu nie może od razu zobaczyć zdjęcia.',
  },
  'hook-loop': {
    en: 'Burrs in the fur of a dog gave him the idea.',
    pl: 'Pomysł podsunęły mu rzepy w sierści psa.',
  },
  'bulletproof-fibre': {
    en: 'The inventor was a chemist at DuPont, and the fibre is five times stronger than steel.',
    pl: 'Wynalazczyni pracowała w DuPont; włókno jest pięć razy mocniejsze od stali.',
  },
  'computer-mouse': { en: 'The first was made of wood.', pl: 'Pierwsza była z drewna.' },
  'microwave-oven': {
    en: 'A chocolate bar melted in his pocket near a radar.',
    pl: 'Przy radarze roztopił mu się w kieszeni batonik.',
  },
  'dry-vacuum': { en: 'It took 5,127 prototypes.', pl: 'Zbudował 5127 prototypów.' },
  'mine-detector': {
    en: 'The inventor, a Polish officer in Scotland, made the British army a present of it.',
    pl: 'Wynalazca, polski oficer w Szkocji, podarował urządzenie armii brytyjskiej.',
  },
  'windscreen-wiper': {
    en: 'She had seen a New York tram driver lean out in the snow.',
    pl: 'Zobaczyła w Nowym Jorku motorniczego wychylającego się w śnieżycy.',
  },
};

/** About discoveries and ideas. */
export const DISCOVERY_NOTES: Notes = {
  penicillin: {
    en: 'A mould had spoilt his bacteria during a holiday.',
    pl: 'Podczas jego urlopu pleśń zniszczyła hodowlę bakterii.',
  },
  'blood-circulation': {
    en: 'He published it in 1628 and lost patients for it.',
    pl: 'Ogłosił to w 1628 roku i stracił przez to pacjentów.',
  },
  'blood-groups': {
    en: 'His work made transfusions safe.',
    pl: 'Dzięki temu transfuzje stały się bezpieczne.',
  },
  'tuberculosis-germ': {
    en: 'He announced it in Berlin on 24 March 1882.',
    pl: 'Ogłosił to w Berlinie 24 marca 1882 roku.',
  },
  'laws-heredity': { en: 'He was a monk in Brno.', pl: 'Był zakonnikiem w Brnie.' },
  'natural-selection': {
    en: 'He waited twenty years before he published it.',
    pl: 'Zwlekał z publikacją dwadzieścia lat.',
  },
  'binomial-names': { en: 'He named man Homo sapiens.', pl: 'To on nazwał człowieka Homo sapiens.' },
  'conditioned-reflex': {
    en: 'His dogs drooled when a signal announced food.',
    pl: 'Jego psy śliniły się na sygnał zapowiadający karmę.',
  },
  'cell-name': {
    en: "Pores of cork reminded him of monks' rooms.",
    pl: 'Pory korka przypominały mu cele mnichów.',
  },
  microbes: { en: 'He was a cloth merchant in Delft.', pl: 'Był kupcem bławatnym w Delft.' },
  handwashing: {
    en: 'Colleagues mocked him, and he died in an asylum.',
    pl: 'Koledzy go wyśmiali; zmarł w zakładzie dla obłąkanych.',
  },
  'antiseptic-surgery': {
    en: 'A mouthwash is named after him.',
    pl: 'Na jego cześć nazwano Listerine – płyn do płukania ust.',
  },
  'general-relativity': {
    en: 'An eclipse confirmed it in 1919.',
    pl: 'Potwierdziło ją zaćmienie Słońca w 1919 roku.',
  },
  'universal-gravity': { en: 'He was also master of the Royal Mint.', pl: 'Kierował też królewską mennicą.' },
  heliocentric: {
    en: 'The first copy is said to have reached him on his deathbed.',
    pl: 'Pierwszy egzemplarz dzieła dostał podobno na łożu śmierci.',
  },
  'elliptical-orbits': {
    en: 'He used the measurements of Tycho Brahe.',
    pl: 'Wykorzystał pomiary Tychona Brahego.',
  },
  'jupiter-moons': { en: 'He named them after the Medici.', pl: 'Nazwał je na cześć Medyceuszy.' },
  uranus: {
    en: 'He was a musician from Hanover and thought it was a comet.',
    pl: 'Był muzykiem z Hanoweru; sądził, że odkrył kometę.',
  },
  pluto: { en: 'His ashes flew past it in 2015.', pl: 'W 2015 roku przeleciały obok niego prochy odkrywcy.' },
  ceres: {
    en: 'It was found on the first day of the 19th century.',
    pl: 'Odkrył ją pierwszego dnia XIX wieku.',
  },
  pulsars: {
    en: 'The Nobel Prize went to her supervisor.',
    pl: 'Nagrodę Nobla za to odkrycie dostał jej promotor.',
  },
  'cepheid-law': {
    en: 'It gave astronomers a yardstick for galaxies.',
    pl: 'Dzięki temu astronomowie mogli zmierzyć odległości do galaktyk.',
  },
  'x-rays': {
    en: "The first picture showed his wife's hand with a ring.",
    pl: 'Pierwsze zdjęcie przedstawiało dłoń jego żony z pierścionkiem.',
  },
  radioactivity: {
    en: 'He had left a plate with uranium in a drawer on a cloudy day.',
    pl: 'W pochmurny dzień zostawił w szufladzie kliszę z uranem.',
  },
  electron: {
    en: 'His son got the Nobel Prize for showing that it is a wave.',
    pl: 'Jego syn dostał Nobla za wykazanie, że elektron jest też falą.',
  },
  'atomic-nucleus': {
    en: 'It was as if a shell bounced back from tissue paper, he said.',
    pl: 'Zdumiał się tak, jakby pocisk armatni odbił się od bibułki.',
  },
  neutron: {
    en: 'It has no charge, which makes it the ideal bullet for splitting nuclei.',
    pl: 'Cząstka ta nie ma ładunku, więc świetnie nadaje się do rozbijania jąder.',
  },
  'quantum-hypothesis': {
    en: 'A teacher had advised him against physics: almost everything was known.',
    pl: 'Odradzano mu fizykę, bo podobno niemal wszystko już odkryto.',
  },
  uncertainty: {
    en: 'It says that place and momentum cannot both be sharp.',
    pl: 'Głosi, że położenie i pęd nie mogą być jednocześnie ściśle określone.',
  },
  'electromagnetic-induction': {
    en: 'It drives every generator.',
    pl: 'Wykorzystuje ją każdy generator prądu.',
  },
  'radio-waves': {
    en: 'He thought them to be of no use at all.',
    pl: 'Uważał, że nie mają żadnego zastosowania.',
  },
  superconductivity: { en: 'He was the first to liquefy helium.', pl: 'Jako pierwszy skroplił hel.' },
  'oxygen-name': {
    en: 'He lost his head in the French Revolution.',
    pl: 'Stracił głowę podczas rewolucji francuskiej.',
  },
  'periodic-law': {
    en: 'He left gaps for elements that nobody knew yet.',
    pl: 'Zostawił luki na nieznane jeszcze pierwiastki.',
  },
  'benzene-ring': {
    en: 'He dreamt of a snake that bit its own tail.',
    pl: 'Przyśnił mu się wąż gryzący własny ogon.',
  },
  'continental-drift': {
    en: 'Geologists believed it only half a century later.',
    pl: 'Geolodzy uwierzyli w nią dopiero pół wieku później.',
  },
  'vitamin-word': {
    en: 'It joins Latin “life” and “amine”.',
    pl: 'Słowo łączy łacińskie vita („życie”) i aminę.',
  },
};

/** About the answers of questions on scientists. */
export const SCIENTIST_NOTES: Notes = {
  'curie-fields': {
    en: 'She is the only person with two in different sciences.',
    pl: 'Jako jedyna dostała je z dwóch różnych nauk ścisłych.',
  },
  'curie-elements': {
    en: 'The first was named after her native country.',
    pl: 'Pierwszy z nich Maria nazwała na cześć ojczyzny.',
  },
  'einstein-prize': {
    en: 'Relativity was still too disputed.',
    pl: 'Teoria względności budziła jeszcze zbyt wiele sporów.',
  },
  'nobel-maths': {
    en: 'Mathematicians have the Fields Medal and the Abel Prize.',
    pl: 'Matematycy mają Medal Fieldsa i Nagrodę Abela.',
  },
  'nobel-city': {
    en: 'Alfred Nobel never explained why he entrusted it to Norwegians.',
    pl: 'Alfred Nobel nigdy nie wyjaśnił, czemu powierzył ją Norwegom.',
  },
  'hawking-book': {
    en: 'It has a single formula, E = mc²: each one, he was told, would halve the sales.',
    pl: 'Jest w niej tylko jeden wzór, E = mc²: autora ostrzeżono, że każdy zmniejszy sprzedaż o połowę.',
  },
  'copernicus-town': {
    en: 'His house in the old town is a museum; the town is also famous for its gingerbread.',
    pl: 'W domu jego rodziny mieści się muzeum; miasto słynie też z pierników.',
  },
  'darwin-ship': {
    en: 'The voyage lasted almost five years, and he was seasick for much of it.',
    pl: 'Podróż trwała prawie pięć lat, a Darwin przez dużą jej część cierpiał na chorobę morską.',
  },
  'darwin-islands': {
    en: 'They belong to Ecuador, and the finches there differ in their beaks.',
    pl: 'Należą do Ekwadoru, a tamtejsze zięby różnią się dziobami.',
  },
  'newton-fruit': {
    en: 'A descendant of the tree grows at his college in Cambridge.',
    pl: 'Potomek tamtej jabłoni rośnie przy dawnym kolegium Newtona w Cambridge.',
  },
  'schroedinger-animal': {
    en: 'It is alive and dead at once until the box is opened.',
    pl: 'Jest zarazem żywy i martwy, dopóki nie otworzy się pudełka.',
  },
  'dna-pair': {
    en: "They used an X-ray picture from Rosalind Franklin's laboratory.",
    pl: 'Wykorzystali zdjęcie rentgenowskie z pracowni Rosalind Franklin.',
  },
  'insulin-pair': {
    en: 'The first patient to be saved was a boy of fourteen.',
    pl: 'Pierwszym uratowanym pacjentem był czternastoletni chłopiec.',
  },
  'manhattan-head': {
    en: "Christopher Nolan's film about him won seven Oscars in 2024.",
    pl: 'Film, który nakręcił o nim Christopher Nolan, dostał w 2024 roku siedem Oscarów.',
  },
  'galileo-trial': {
    en: '“And yet it moves” was put into his mouth later.',
    pl: 'Słowa „A jednak się kręci” przypisano mu później.',
  },
  'brahe-nose': {
    en: 'He wore a false one of metal, probably of brass.',
    pl: 'Nosił metalową protezę, prawdopodobnie z mosiądzu.',
  },
  goodall: {
    en: 'She saw them make tools, which only humans had been thought to do.',
    pl: 'Zobaczyła, że robią narzędzia, a uważano, że potrafią to tylko ludzie.',
  },
  fossey: {
    en: 'Sigourney Weaver played her in “Gorillas in the Mist”.',
    pl: 'W filmie „Goryle we mgle” zagrała ją Sigourney Weaver.',
  },
};

/** About Nobel prizes. */
export const LAUREATE_NOTES: Notes = {
  'physics-1901': {
    en: 'It was the first ever, for the discovery of X-rays.',
    pl: 'Była to pierwsza taka nagroda – za odkrycie promieniowania X.',
  },
  'physics-1921': {
    en: 'It was for the photoelectric effect, not for relativity.',
    pl: 'Nagrodzono wyjaśnienie zjawiska fotoelektrycznego, a nie teorię względności.',
  },
  'physics-1922': {
    en: 'From 1932 he lived in a villa that the Carlsberg brewery lent to an eminent Dane for life.',
    pl: 'Od 1932 roku mieszkał w willi, którą browar Carlsberg dożywotnio użyczał wybitnemu Duńczykowi.',
  },
  'chemistry-1908': {
    en: 'He thought little of any science but physics, and joked about his sudden change into a chemist.',
    pl: 'Cenił tylko fizykę, więc żartował ze swojej nagłej przemiany w chemika.',
  },
  'chemistry-1911': {
    en: 'It was her second; nobody else had two until Linus Pauling in 1962.',
    pl: 'Była to jej druga nagroda; następnym podwójnym laureatem został dopiero w 1962 roku Linus Pauling.',
  },
  'chemistry-1918': {
    en: 'His process feeds billions with fertilisers; he also directed the first attack with poison gas.',
    pl: 'Jego metoda daje nawozy, które żywią miliardy ludzi, ale kierował też pierwszym atakiem gazowym.',
  },
  'chemistry-1954': {
    en: 'Eight years later he received the Peace Prize, too.',
    pl: 'Osiem lat później otrzymał także Pokojową Nagrodę Nobla.',
  },
  'medicine-1904': {
    en: 'It was for his work on digestion, during which his dogs began to drool at a signal.',
    pl: 'Nagrodzono badania nad trawieniem, przy których psy zaczęły się ślinić na sygnał.',
  },
  'medicine-1905': {
    en: 'He had found the bacteria of anthrax, cholera and tuberculosis.',
    pl: 'Odkrył bakterie wąglika, cholery i gruźlicy.',
  },
  'medicine-1983': {
    en: 'Her work on jumping genes in maize was more than thirty years old.',
    pl: 'Jej prace o „skaczących genach” kukurydzy miały już ponad trzydzieści lat.',
  },
};

/** About fields of study. */
export const STUDY_NOTES: Notes = {
  ornithology: {
    en: 'James Bond took his name from an American who practised it.',
    pl: 'James Bond był amerykańskim ornitologiem; Ian Fleming pożyczył od niego nazwisko dla swojego agenta.',
  },
  entomology: {
    en: 'The novelist Nabokov practised it: he was an expert on butterflies.',
    pl: 'Uprawiał ją pisarz Vladimir Nabokov, znawca motyli.',
  },
  ichthyology: {
    en: 'The Greek ichthys, “fish”, was a secret sign of the early Christians.',
    pl: 'Greckie ichthys, „ryba”, było tajnym znakiem pierwszych chrześcijan.',
  },
  mycology: {
    en: 'Beatrix Potter studied mushrooms before she drew Peter Rabbit.',
    pl: 'Beatrix Potter badała grzyby, zanim stworzyła „Piotrusia Królika”.',
  },
  herpetology: {
    en: 'The Greek herpeton means “creeping animal”.',
    pl: 'Greckie herpeton oznacza „pełzające zwierzę”.',
  },
  malacology: {
    en: 'Edgar Allan Poe put his name to a textbook of it.',
    pl: 'Jeden z podręczników tej nauki ukazał się pod nazwiskiem Edgara Allana Poego.',
  },
  dendrology: {
    en: 'A related science, dendrochronology, reads tree rings.',
    pl: 'Pokrewna nauka, dendrochronologia, odczytuje słoje drzew.',
  },
  cardiology: {
    en: 'The Greek kardia is also hidden in “cardiogram”.',
    pl: 'Greckie kardia kryje się też w „kardiogramie”.',
  },
  nephrology: {
    en: 'The Greek nephros is the name of the organ; urologists treat it surgically.',
    pl: 'Greckie nephros to „nerka”; nerki operują urolodzy.',
  },
  haematology: {
    en: 'The Greek haima is also hidden in “haemoglobin”.',
    pl: 'Greckie haima kryje się też w „hemoglobinie”.',
  },
  hepatology: {
    en: 'The Greek hepar is also hidden in “heparin”, a drug against clots first found in that organ.',
    pl: 'Greckie hepar kryje się też w „heparynie”, leku przeciwzakrzepowym odkrytym w wątrobie.',
  },
  ophthalmology: {
    en: 'Ludwik Zamenhof, who created Esperanto, made his living by it.',
    pl: 'Z tego fachu utrzymywał się Ludwik Zamenhof, twórca esperanta.',
  },
  seismology: {
    en: 'Charles Richter gave it his scale in 1935.',
    pl: 'W 1935 roku swoją skalę wstrząsów opracował Charles Richter.',
  },
  speleology: {
    en: 'Bats, stalactites and underground rivers belong to its world.',
    pl: 'Do jej świata należą nietoperze, stalaktyty i podziemne rzeki.',
  },
  numismatics: {
    en: 'Its experts call “heads” the obverse and “tails” the reverse.',
    pl: 'Numizmatycy zamiast „orzeł” i „reszka” mówią „awers” i „rewers”.',
  },
  vexillology: {
    en: 'The word was coined in the 1950s from vexillum, a Roman cavalry standard.',
    pl: 'Słowo utworzono w latach 50. XX wieku od vexillum, sztandaru rzymskiej jazdy.',
  },
  heraldry: {
    en: 'It calls colours tinctures: red is gules and black is sable.',
    pl: 'Barwy nazywa się w niej tynkturami, a tarczę opisuje od strony trzymającego.',
  },
  etymology: {
    en: 'It is often confused with entomology, which deals with insects.',
    pl: 'Bywa mylona z entomologią, która zajmuje się owadami.',
  },
  onomastics: {
    en: 'Smith and Kowalski are among its subjects.',
    pl: 'Bada na przykład, skąd wzięli się Kowalscy.',
  },
  palaeography: {
    en: 'It can date a parchment by the form of a letter.',
    pl: 'Pozwala datować pergamin po kształcie liter.',
  },
  sigillography: {
    en: 'Medieval kings had a keeper for the Great Seal; forging it was treason.',
    pl: 'W dawnej Polsce królewskich pieczęci strzegli kanclerz i podkanclerzy.',
  },
  genealogy: { en: 'Its results are drawn as trees.', pl: 'Jej wyniki rysuje się w postaci drzewa.' },
  phonetics: {
    en: 'Professor Higgins of “My Fair Lady” teaches it.',
    pl: 'Uczy jej profesor Higgins z „My Fair Lady”.',
  },
  metrology: {
    en: 'Its temple near Paris keeps the old kilogram.',
    pl: 'W jej świątyni pod Paryżem leży dawny wzorzec kilograma.',
  },
  meteorology: {
    en: 'Despite its name, it does not deal with meteors.',
    pl: 'Wbrew nazwie nie zajmuje się meteorami.',
  },
  primatology: {
    en: 'Jane Goodall, who lived among chimpanzees, made it popular.',
    pl: 'Spopularyzowała ją Jane Goodall, która żyła wśród szympansów.',
  },
  arachnology: {
    en: 'Arachne challenged Athena to a weaving match and was turned into a spider.',
    pl: 'Arachne wyzwała Atenę na pojedynek tkaczek i została zamieniona w pająka.',
  },
};
