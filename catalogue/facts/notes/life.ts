import type { Notes } from './notes.ts';

/** About the answers of general questions on the human body. */
export const BODY_NOTES: Notes = {
  'largest-organ': {
    en: 'It weighs several kilograms and covers almost two square metres.',
    pl: 'Waży kilka kilogramów i zajmuje niemal dwa metry kwadratowe.',
  },
  'largest-inner-organ': {
    en: 'It weighs about one and a half kilograms and can regrow.',
    pl: 'Waży około półtora kilograma i potrafi odrastać.',
  },
  'longest-bone': {
    en: 'It makes up about a quarter of our height.',
    pl: 'Stanowi mniej więcej jedną czwartą naszego wzrostu.',
  },
  'smallest-bone': {
    en: 'The stirrup is only three millimetres long.',
    pl: 'Strzemiączko ma tylko trzy milimetry.',
  },
  'bones-number': {
    en: 'Babies have more; many grow together.',
    pl: 'Niemowlęta mają ich więcej; wiele się zrasta.',
  },
  ribs: {
    en: 'Men and women have the same number, in spite of Adam.',
    pl: 'Mimo opowieści o Adamie mężczyźni i kobiety mają ich tyle samo.',
  },
  'neck-vertebrae': { en: 'A giraffe has the same number.', pl: 'Żyrafa ma ich tyle samo.' },
  'adult-teeth': {
    en: 'Wisdom teeth often do not come at all.',
    pl: 'Zęby mądrości często w ogóle nie wyrastają.',
  },
  'milk-teeth': {
    en: 'The first to come are usually the lower front ones.',
    pl: 'Zwykle najpierw wyrzynają się dolne siekacze.',
  },
  enamel: { en: 'It has no living cells and cannot heal.', pl: 'Nie ma żywych komórek i nie odrasta.' },
  'heart-chambers': { en: 'A fish has two and a frog three.', pl: 'Ryba ma dwie, a żaba trzy.' },
  'heart-rhythm-artery': {
    en: 'Arteries have thick walls to stand the pressure.',
    pl: 'Mają grube ściany, by wytrzymać ciśnienie.',
  },
  'largest-artery': {
    en: 'It is about as thick as a garden hose.',
    pl: 'Jest gruba mniej więcej jak wąż ogrodowy.',
  },
  'white-cells': {
    en: 'There is one of them for some 700 red ones.',
    pl: 'Jedna przypada na około 700 krwinek czerwonych.',
  },
  'haemoglobin-metal': {
    en: 'An adult has about four grams of it, enough for a nail.',
    pl: 'Dorosły ma go około czterech gramów – tyle, co gwóźdź.',
  },
  'universal-recipient': {
    en: 'In Poland and Britain only a few people in a hundred have it.',
    pl: 'Ma ją tylko kilka osób na sto.',
  },
  'insulin-organ': {
    en: 'Sweetbreads of calves are the same organ.',
    pl: 'W kuchni ten narząd cieląt to jedna z odmian „animelki”.',
  },
  melatonin: { en: 'The blue light of screens delays it.', pl: 'Opóźnia go niebieskie światło ekranów.' },
  'iodine-gland': { en: 'That is why salt is iodised.', pl: 'Dlatego joduje się sól.' },
  urine: { en: 'They filter about 180 litres a day.', pl: 'Filtrują około 180 litrów na dobę.' },
  'longest-gut': { en: 'It is about six metres long.', pl: 'Ma około sześciu metrów.' },
  appendix: {
    en: 'It may be a refuge for useful bacteria.',
    pl: 'Może być schronieniem pożytecznych bakterii.',
  },
  'breathing-muscle': { en: 'When it cramps we hiccup.', pl: 'Jego skurcz wywołuje czkawkę.' },
  'largest-muscle': { en: 'We sit on it.', pl: 'Siedzimy na nim.' },
  achilles: {
    en: "The hero's mother held him there when she dipped him into the Styx.",
    pl: 'Za to miejsce trzymała herosa matka, zanurzając go w Styksie.',
  },
  retina: { en: 'The picture on it stands on its head.', pl: 'Obraz na niej jest odwrócony.' },
  'iris-colour': {
    en: 'Its pattern is as unique as a fingerprint.',
    pl: 'Jej wzór jest niepowtarzalny jak odcisk palca.',
  },
  'colour-cells': {
    en: 'There are about six million of them in each eye.',
    pl: 'W każdym oku jest ich około sześciu milionów.',
  },
  'short-sighted': { en: 'They are thinner in the middle.', pl: 'Są cieńsze pośrodku.' },
  cochlea: {
    en: 'Uncoiled it would be about three centimetres long.',
    pl: 'Rozwinięty miałby około trzech centymetrów.',
  },
  'nails-protein': {
    en: 'Horns, feathers and hooves consist of it, too.',
    pl: 'Zbudowane są z niego też rogi, pióra i kopyta.',
  },
  cerebellum: { en: 'The name means “little brain”.', pl: 'Upośledza go alkohol – stąd chwiejny krok.' },
  rickets: { en: 'It made the bones of city children bend.', pl: 'Wyginała kości miejskich dzieci.' },
  'sun-vitamin': {
    en: 'In winter the sun of northern Europe is too weak for it.',
    pl: 'Zimą słońce w Polsce jest na to za słabe.',
  },
  'clotting-vitamin': {
    en: 'The letter comes from “Koagulation”.',
    pl: 'Litera pochodzi od niemieckiego „Koagulation”.',
  },
  beriberi: { en: 'Polished rice lacks it.', pl: 'Nie ma jej w białym ryżu.' },
  malaria: { en: 'The name means “bad air” in Italian.', pl: 'Nazwa znaczy po włosku „złe powietrze”.' },
  lyme: {
    en: 'It is named after a town in Connecticut.',
    pl: 'Angielska nazwa „Lyme disease” pochodzi od miasteczka w Connecticut.',
  },
  'plague-flea': {
    en: 'The Black Death killed at least a third of Europe.',
    pl: 'Czarna śmierć zabiła co najmniej jedną trzecią Europy.',
  },
  haemophilia: {
    en: 'Queen Victoria passed it on to royal houses.',
    pl: 'Królowa Wiktoria przekazała ją dworom Europy.',
  },
  'tuberculosis-cause': { en: 'Keats and Kafka died of it.', pl: 'Umarł na nią Kafka.' },
  'influenza-cause': {
    en: 'The Italian name blamed the influence of the stars.',
    pl: 'Włoska nazwa „influenza” obwiniała wpływ gwiazd.',
  },
};

/** About bones. */
export const BONE_NOTES: Notes = {
  femur: { en: 'It is the longest bone.', pl: 'To najdłuższa kość człowieka.' },
  patella: { en: 'The Latin name means “little dish”.', pl: 'Łacińska nazwa znaczy „miseczka”.' },
  tibia: { en: 'The Latin name also means a flute.', pl: 'Łacińska nazwa oznacza też flet.' },
  humerus: {
    en: 'The “funny bone” is where a nerve passes it.',
    pl: 'Prąd w łokciu czujemy, gdy uderzymy biegnący przy niej nerw.',
  },
  clavicle: { en: 'The Latin name means “little key”.', pl: 'Łacińska nazwa znaczy „kluczyk”.' },
  stapes: {
    en: 'At three millimetres it is the smallest bone.',
    pl: 'Ma trzy milimetry – to najmniejsza kość człowieka.',
  },
  incus: { en: 'The Latin name means “anvil”.', pl: 'Łacińska nazwa znaczy „kowadło”.' },
};

/** About illnesses. */
export const ILLNESS_NOTES: Notes = {
  hepatitis: {
    en: 'The word hepar is Greek for the organ; Prometheus lost his daily.',
    pl: 'Słowo hepar to grecka nazwa narządu, który Prometeusz tracił co dzień.',
  },
  nephritis: { en: 'The word nephros is Greek for the organ.', pl: 'Słowo nephros to grecka nazwa narządu.' },
  dermatitis: { en: 'The word derma is Greek for the organ.', pl: 'Słowo derma to grecka nazwa narządu.' },
  rhinitis: {
    en: 'Rhinoceros has the same first part.',
    pl: 'Tak samo zaczyna się słowo „rhinoceros” – nosorożec.',
  },
  gingivitis: { en: 'Brushing well usually cures it.', pl: 'Zwykle leczy ją dokładne mycie zębów.' },
  arthritis: {
    en: 'Renoir painted with a brush tied to his hand because of it.',
    pl: 'Z jego powodu Renoir malował pędzlem przywiązanym do ręki.',
  },
  osteoporosis: {
    en: 'It shrinks people: vertebrae give way.',
    pl: 'Przez nią ludzie maleją, bo zapadają się kręgi.',
  },
  'angina-pectoris': { en: 'Nitroglycerine relieves it.', pl: 'Pomaga na nią nitrogliceryna.' },
  cirrhosis: {
    en: 'Alcohol and viruses are its main causes.',
    pl: 'Jej główne przyczyny to alkohol i wirusy.',
  },
  goitre: {
    en: 'It was common in mountains without iodine.',
    pl: 'Było częste w górach, gdzie brakuje jodu.',
  },
};

/** About vitamins. */
export const VITAMIN_NOTES: Notes = {
  a: { en: 'Carrots contain its forerunner, carotene.', pl: 'Marchew zawiera karoten, z którego powstaje.' },
  'b-one': { en: 'Its lack causes beriberi.', pl: 'Jej brak wywołuje beri-beri.' },
  'b-two': { en: 'It is yellow and colours food as E101.', pl: 'Jest żółta i barwi żywność jako E101.' },
  'b-nine': {
    en: 'Its name comes from the Latin for “leaf”.',
    pl: 'Nazwa pochodzi od łacińskiego słowa „liść”.',
  },
  'b-twelve': {
    en: 'It contains cobalt, and plants do not make it.',
    pl: 'Zawiera kobalt, a roślinom jej brakuje.',
  },
  c: { en: 'The name means “without scurvy”.', pl: 'Nazwa znaczy „przeciw szkorbutowi”.' },
  e: {
    en: 'The name comes from the Greek for “to bear children”.',
    pl: 'Nazwa pochodzi od greckich słów „rodzić potomstwo”.',
  },
};

/** About the answers of general questions on animals. */
export const ANIMAL_NOTES: Notes = {
  'lamb-mother': { en: 'Its mother is a ewe.', pl: 'Jego matka to owca.' },
  'young-goat': {
    en: 'The English word for a child comes from it.',
    pl: 'Angielskie „kid” oznacza i koźlę, i dziecko.',
  },
  'young-horse': {
    en: 'It can stand within an hour or two.',
    pl: 'Staje na nogi już po godzinie lub dwóch.',
  },
  tadpole: { en: 'It breathes with gills.', pl: 'Oddycha skrzelami.' },
  caterpillar: {
    en: 'Inside the pupa it dissolves almost completely.',
    pl: 'W poczwarce niemal całkiem się rozpuszcza.',
  },
  'female-horse': { en: 'A male is a stallion.', pl: 'Samiec to ogier.' },
  'male-pig': { en: 'The female is a sow.', pl: 'Samica to locha.' },
  'male-sheep': { en: 'It is also a sign of the zodiac.', pl: 'To także znak zodiaku.' },
  'castrated-rooster': {
    en: 'Bresse is famous for it at Christmas.',
    pl: 'We Francji to bożonarodzeniowy przysmak.',
  },
  'collective-bees': {
    en: 'The old queen leaves with it, and a new one stays.',
    pl: 'Odlatuje z nią stara królowa, a w ulu zostaje nowa.',
  },
  'collective-fish': {
    en: 'Its members keep distance by feeling pressure waves.',
    pl: 'Ryby trzymają w niej odstęp dzięki zmysłowi linii bocznej.',
  },
  'collective-wolves': {
    en: 'It is mostly a family: parents and their young.',
    pl: 'To zwykle rodzina – rodzice z młodymi.',
  },
  'chow-tongue': {
    en: 'By legend the dog licked up the paint of the sky.',
    pl: 'Według legendy pies zlizał farbę, którą malowano niebo.',
  },
};

/** About the answers of general questions on plants and cells. */
export const PLANT_NOTES: Notes = {
  'photosynthesis-gas': {
    en: 'The air has only about 0.04 per cent of it.',
    pl: 'W powietrzu jest go tylko około 0,04 procent.',
  },
  'photosynthesis-out': {
    en: 'Half of it comes from algae in the sea.',
    pl: 'Mniej więcej połowę wytwarzają morskie glony.',
  },
  chlorophyll: { en: 'In autumn it fades and yellow shows.', pl: 'Jesienią zanika i ukazuje się żółć.' },
  'tree-rings': { en: 'Thin ones tell of dry years.', pl: 'Wąskie świadczą o latach suszy.' },
  'tallest-tree': {
    en: 'Hyperion in California measures about 116 metres.',
    pl: 'Hyperion w Kalifornii ma około 116 metrów.',
  },
  'acorn-tree': {
    en: 'Jays plant many by forgetting them.',
    pl: 'Wiele z nich sadzą sójki, zapominając o zapasach.',
  },
  'deciduous-conifer': {
    en: 'Venice stands on piles of its wood, among others.',
    pl: 'Między innymi na palach z jego drewna stoi Wenecja.',
  },
  'aspirin-tree': {
    en: 'Its Latin name, salix, is in salicylic acid.',
    pl: 'Od łacińskiego salix pochodzi nazwa kwasu salicylowego.',
  },
  'saffron-flower': {
    en: 'A kilogram takes about 150,000 flowers.',
    pl: 'Na kilogram potrzeba około 150 tysięcy kwiatów.',
  },
  'vanilla-plant': {
    en: 'A slave of twelve found out how to pollinate it by hand.',
    pl: 'Ręczne zapylanie wymyślił dwunastoletni niewolnik.',
  },
  'peanut-family': { en: 'It buries its pods in the ground.', pl: 'Swoje strąki zagrzebuje w ziemi.' },
  'banana-berry': { en: 'A banana is one, but a strawberry is not.', pl: 'Banan nią jest, a truskawka nie.' },
  'bamboo-family': {
    en: 'Some kinds grow almost a metre a day.',
    pl: 'Niektóre gatunki rosną niemal metr na dobę.',
  },
  'tequila-plant': {
    en: 'It must grow for years before its heart is cooked.',
    pl: 'Musi rosnąć latami, zanim upiecze się jej rdzeń.',
  },
  'cocoa-product': { en: 'The Aztecs paid with the beans.', pl: 'Aztekowie płacili jego ziarnami.' },
  'tuber-potato': { en: 'Green ones are poisonous.', pl: 'Zielone są trujące.' },
  'carnivorous-plant': { en: 'It holds them with sticky drops.', pl: 'Chwyta je lepkimi kroplami.' },
  'deadly-mushroom': {
    en: 'Half a cap can kill; taste gives no warning.',
    pl: 'Zabija pół kapelusza, a smak nie ostrzega.',
  },
  yeast: {
    en: 'It gives beer its alcohol and bread its bubbles.',
    pl: 'Daje piwu alkohol, a chlebowi pęcherzyki.',
  },
  'penicillin-mould': {
    en: 'Fleming found it on a forgotten dish in 1928.',
    pl: 'W 1928 roku Fleming znalazł ją na zapomnianej szalce.',
  },
  'cell-powerhouse': {
    en: 'It has DNA of its own, from the mother.',
    pl: 'Ma własne DNA, odziedziczone po matce.',
  },
  'dna-shape': {
    en: 'Uncoiled, that of one cell would be about two metres long.',
    pl: 'Rozwinięte z jednej komórki miałoby około dwóch metrów.',
  },
  'dna-bases': { en: 'Their letters are A, C, G and T.', pl: 'Oznacza się je literami A, C, G i T.' },
  'insect-shell': { en: 'Mushrooms contain it, too.', pl: 'Zawierają ją też grzyby.' },
  'virus-size': { en: 'It needs a host to multiply.', pl: 'Do rozmnażania potrzebuje gospodarza.' },
};

/** About animals and their scientific names. */
export const ANIMAL_NAME_NOTES: Notes = {
  lion: { en: 'The sign of the zodiac is called Leo.', pl: 'Leo to także łacińska nazwa znaku zodiaku.' },
  tiger: {
    en: 'All five big cats that roar are called Panthera.',
    pl: 'Rodzaj Panthera obejmuje wielkie, ryczące koty.',
  },
  'polar-bear': { en: 'The name means “sea bear”.', pl: 'Nazwa znaczy „niedźwiedź morski”.' },
  'brown-bear': {
    en: 'The Great Bear and the Little Bear in the sky are Ursa Major and Ursa Minor.',
    pl: 'Wielka i Mała Niedźwiedzica na niebie to po łacinie Ursa Major i Ursa Minor.',
  },
  wolf: {
    en: 'Werewolves suffer from lycanthropy; Rome was fed by a lupa.',
    pl: 'Rzym wykarmiła lupa – wilczyca.',
  },
  beaver: {
    en: 'Castor oil was named after its scent.',
    pl: 'Od kastora, jego wydzieliny, wzięła angielską nazwę rycyna („castor oil”).',
  },
  'house-mouse': {
    en: 'Its Latin name became “muscle”, which moves like one.',
    pl: 'Od musculus, „myszki”, pochodzi słowo „muskuł”.',
  },
  'brown-rat': {
    en: 'Norway is innocent: it came from Asia.',
    pl: 'Norwegia nie ma z nim nic wspólnego: przybył z Azji.',
  },
  chimpanzee: {
    en: 'It is named after Pan, the god of the woods.',
    pl: 'Nazwa pochodzi od Pana, boga lasów.',
  },
  'blue-whale': {
    en: "Musculus was Linnaeus's joke: it also means “little mouse”.",
    pl: 'To żart Linneusza: musculus znaczy też „myszka”.',
  },
  platypus: { en: 'The name means “bird-like snout”.', pl: 'Nazwa rodzaju znaczy „ptasi pysk”.' },
  'golden-eagle': { en: 'Roman legions carried its image.', pl: 'Jego podobiznę nosiły rzymskie legiony.' },
  'white-stork': {
    en: "About a fifth of the world's population nests in Poland.",
    pl: 'W Polsce gnieździ się znaczna część światowej populacji.',
  },
  magpie: {
    en: 'Pica is also the craving to eat what is no food.',
    pl: 'Pica to także nazwa łaknienia rzeczy niejadalnych.',
  },
  'house-sparrow': {
    en: 'Passer gave songbirds their Latin name.',
    pl: 'Od passer pochodzi łacińska nazwa ptaków wróblowych.',
  },
  blackbird: {
    en: 'One sings in the dead of night in a Beatles song.',
    pl: 'Śpiewa nocą w piosence Beatlesów.',
  },
  ostrich: { en: 'Linnaeus thought it looked like a camel.', pl: 'Linneuszowi przypominał wielbłąda.' },
  'barn-owl': { en: 'It flies without a sound.', pl: 'Lata bezszelestnie.' },
  cuckoo: {
    en: 'The name is its call, in Latin as well.',
    pl: 'Nazwa naśladuje jego głos – także po łacinie.',
  },
  'common-toad': { en: 'Bufotoxin is its poison.', pl: 'Bufotoksyna to jej jad.' },
  'honey-bee': { en: 'Apis is in “apiary” and “apiculture”.', pl: 'Od apis pochodzi słowo „apiterapia”.' },
  adder: {
    en: 'It is the only venomous snake of Britain and of Poland.',
    pl: 'To jedyny jadowity wąż Polski.',
  },
  'roman-snail': { en: 'Gourmets know it as escargot.', pl: 'Smakosze znają go jako escargot.' },
  earthworm: { en: 'Darwin wrote his last book about it.', pl: 'Darwin poświęcił mu ostatnią książkę.' },
};

/** About plants and their scientific names. */
export const PLANT_NAME_NOTES: Notes = {
  daisy: { en: 'Perennis means “everlasting”.', pl: 'Perennis znaczy „trwała”.' },
  dandelion: {
    en: "The English name means “lion's tooth” in French.",
    pl: 'Angielska nazwa znaczy po francusku „lwi ząb”.',
  },
  sunflower: {
    en: 'The name joins helios and anthos, “sun” and “flower”.',
    pl: 'Nazwa łączy helios i anthos – „słońce” i „kwiat”.',
  },
  nightshade: {
    en: 'Women dripped it into their eyes to look beautiful.',
    pl: 'Kobiety zakrapiały nią oczy, by wyglądać piękniej.',
  },
  snowdrop: { en: 'The name means “milk flower of the snow”.', pl: 'Nazwa znaczy „mleczny kwiat śniegu”.' },
  poppy: {
    en: 'It stands for the fallen of the First World War.',
    pl: 'Symbolizuje poległych w I wojnie światowej.',
  },
  potato: {
    en: 'Its relatives are the tomato and the deadly nightshade.',
    pl: 'Jego krewnymi są pomidor i pokrzyk.',
  },
  rice: { en: 'It feeds half of humankind.', pl: 'Żywi połowę ludzkości.' },
  garlic: { en: 'Builders of the pyramids ate it.', pl: 'Jedli go budowniczowie piramid.' },
  grapevine: {
    en: 'Cuttings of a few plants became all famous vineyards.',
    pl: 'Wszystkie słynne winnice wyrosły z sadzonek.',
  },
  tea: {
    en: 'It is an evergreen camellia, kept short by plucking.',
    pl: 'To wiecznie zielona kamelia, przycinana do zbioru.',
  },
  oak: { en: 'It can live for a thousand years.', pl: 'Może żyć tysiąc lat.' },
  walnut: { en: "The name means “Jove's acorn”.", pl: 'Nazwa znaczy „żołądź Jowisza”.' },
};
