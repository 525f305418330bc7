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
    en: 'Babies have up to 300; many grow together.',
    pl: 'Niemowlęta mają ich do 300; wiele się zrasta.',
  },
  ribs: {
    en: 'Men and women have the same number, in spite of Adam.',
    pl: 'Wbrew opowieści o żebrze Adama mężczyźni i kobiety mają ich tyle samo.',
  },
  'neck-vertebrae': {
    en: 'A giraffe has the same number, only longer.',
    pl: 'Żyrafa ma ich tyle samo, tylko dłuższych.',
  },
  'adult-teeth': {
    en: 'Many people never get all of their wisdom teeth.',
    pl: 'U wielu osób nie wyrastają wszystkie zęby mądrości.',
  },
  'milk-teeth': {
    en: 'The lower front ones usually come first, at about six months.',
    pl: 'Zwykle najpierw, około szóstego miesiąca, wyrzynają się dolne siekacze.',
  },
  enamel: {
    en: 'It has no living cells and cannot heal.',
    pl: 'Nie ma żywych komórek, więc się nie odnawia.',
  },
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
    pl: 'Dorosły ma go w ciele około czterech gramów – tyle, ile waży gwóźdź.',
  },
  'universal-recipient': {
    en: 'In Poland and Britain only a few people in a hundred have it.',
    pl: 'Ma ją tylko kilka osób na sto, zarówno w Polsce, jak i w Wielkiej Brytanii.',
  },
  'insulin-organ': {
    en: 'The name comes from insula, “island”: it is made in small islets of cells.',
    pl: 'Nazwa pochodzi od łacińskiego insula – „wyspa”: hormon powstaje w wysepkach komórek.',
  },
  melatonin: {
    en: 'The blue light of screens delays it.',
    pl: 'Jej wydzielanie opóźnia niebieskie światło ekranów.',
  },
  'iodine-gland': {
    en: 'That is why table salt is iodised in many countries, Poland among them.',
    pl: 'Dlatego w wielu krajach, także w Polsce, joduje się sól kuchenną.',
  },
  urine: { en: 'They filter about 180 litres a day.', pl: 'Filtrują około 180 litrów na dobę.' },
  'longest-gut': { en: 'It is about six metres long.', pl: 'Ma około sześciu metrów.' },
  appendix: {
    en: 'Far from useless, it may be a refuge for helpful bacteria.',
    pl: 'Wbrew pozorom nie jest zbędny: może być schronieniem pożytecznych bakterii.',
  },
  'breathing-muscle': { en: 'When it cramps we hiccup.', pl: 'Jego skurcz wywołuje czkawkę.' },
  'largest-muscle': { en: 'We sit on it.', pl: 'Siedzimy na nim.' },
  achilles: {
    en: "The hero's mother held him there when she dipped him into the Styx.",
    pl: 'Za to miejsce trzymała herosa matka, zanurzając go w Styksie.',
  },
  retina: {
    en: 'The picture on it is upside down; the brain turns it the right way up.',
    pl: 'Obraz na niej jest odwrócony; mózg ustawia go właściwie.',
  },
  'iris-colour': {
    en: 'Its pattern is as unique as a fingerprint.',
    pl: 'Jej wzór jest niepowtarzalny jak odcisk palca.',
  },
  'colour-cells': {
    en: 'There are about six million of them in each eye.',
    pl: 'W każdym oku jest ich około sześciu milionów.',
  },
  'short-sighted': {
    en: 'They are thinner in the middle than at the edge.',
    pl: 'Są cieńsze pośrodku niż na brzegach.',
  },
  cochlea: {
    en: 'Uncoiled it would be about three centimetres long.',
    pl: 'Rozwinięty miałby około trzech centymetrów.',
  },
  'nails-protein': {
    en: 'Horns, feathers and hooves are made of it, too.',
    pl: 'Z tego samego białka są rogi, pióra i kopyta.',
  },
  cerebellum: {
    en: "Alcohol impairs it, hence the drunkard's stagger.",
    pl: 'Upośledza go alkohol – stąd chwiejny krok.',
  },
  rickets: {
    en: "In sooty industrial towns, where little sun came through, children's legs became bent.",
    pl: 'W zadymionych miastach przemysłowych dzieciom brakowało słońca i krzywiły im się nogi.',
  },
  'sun-vitamin': {
    en: 'In winter the sun of northern Europe is too weak for it.',
    pl: 'Zimą słońce w Polsce jest na to za słabe.',
  },
  'clotting-vitamin': {
    en: 'The letter comes from the German “Koagulation”.',
    pl: 'Litera pochodzi od niemieckiego „Koagulation”.',
  },
  beriberi: {
    en: 'It was common where people lived on polished rice, which lacks the vitamin.',
    pl: 'Szerzyła się tam, gdzie żywiono się białym ryżem, w którym tej witaminy brakuje.',
  },
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
    pl: 'Od królowej Wiktorii chorobę odziedziczyły królewskie rody Europy.',
  },
  'tuberculosis-cause': {
    en: 'Chopin, Keats and Kafka had it.',
    pl: 'Chorowali na nią Chopin, Keats i Kafka.',
  },
  'influenza-cause': {
    en: 'The Italian name blamed the influence of the stars for it.',
    pl: 'Włoska nazwa „influenza” znaczy „wpływ” – chodziło o wpływ gwiazd.',
  },
};

/** About bones. */
export const BONE_NOTES: Notes = {
  femur: {
    en: 'It is the longest bone of the body and makes up about a quarter of our height.',
    pl: 'To najdłuższa kość człowieka – mniej więcej jedna czwarta naszego wzrostu.',
  },
  patella: { en: 'The Latin name means “little dish”.', pl: 'Łacińska nazwa znaczy „miseczka”.' },
  tibia: { en: 'The Latin name also means a flute.', pl: 'Łacińska nazwa oznacza też flet.' },
  humerus: {
    en: 'When we hit our “funny bone”, we hit a nerve that passes its lower end.',
    pl: 'Prąd w łokciu czujemy, gdy uderzymy się w nerw biegnący przy jej dolnym końcu.',
  },
  clavicle: { en: 'The Latin name means “little key”.', pl: 'Łacińska nazwa znaczy „kluczyk”.' },
  stapes: {
    en: 'At three millimetres it is the smallest bone of the body; its name means “stirrup”.',
    pl: 'Ma trzy milimetry i jest najmniejszą kością człowieka; nazwa znaczy „strzemię”.',
  },
  incus: { en: 'The Latin name means “anvil”.', pl: 'Łacińska nazwa znaczy „kowadło”.' },
};

/** About illnesses. */
export const ILLNESS_NOTES: Notes = {
  hepatitis: {
    en: 'Hepar is Greek for “liver”; the eagle ate that of Prometheus every day.',
    pl: 'Hepar to po grecku „wątroba”; Prometeuszowi co dzień wyjadał ją orzeł.',
  },
  nephritis: { en: 'Nephros is Greek for “kidney”.', pl: 'Nephros to po grecku „nerka”.' },
  dermatitis: { en: 'Derma is Greek for “skin”.', pl: 'Derma to po grecku „skóra”.' },
  rhinitis: {
    en: 'Rhis is Greek for “nose”: the rhinoceros has a horn on it.',
    pl: 'Rhis to po grecku „nos”, stąd „rhinoceros” – nosorożec.',
  },
  gingivitis: { en: 'Brushing well usually cures it.', pl: 'Zwykle ustępuje, gdy dokładnie myje się zęby.' },
  arthritis: {
    en: 'Because of it Renoir painted with a brush tied to his hand.',
    pl: 'Z tego powodu Renoir malował pędzlem przywiązanym do ręki.',
  },
  osteoporosis: {
    en: 'It makes people shorter, as vertebrae give way.',
    pl: 'Przez nią ludzie maleją, bo zapadają się kręgi.',
  },
  'angina-pectoris': {
    en: 'Nitroglycerine, the explosive, relieves it.',
    pl: 'Pomaga na nią nitrogliceryna – ta sama, która wybucha.',
  },
  cirrhosis: {
    en: 'Alcohol and viruses are its main causes.',
    pl: 'Jej główne przyczyny to alkohol i wirusy.',
  },
  goitre: {
    en: 'It was common in the Alps and the Tatras, where iodine is scarce.',
    pl: 'Było częste w Alpach i Tatrach, gdzie brakuje jodu.',
  },
};

/** About vitamins. */
export const VITAMIN_NOTES: Notes = {
  a: {
    en: 'The body makes it from carotene, the orange of carrots.',
    pl: 'Organizm wytwarza ją z karotenu – pomarańczowego barwnika marchwi.',
  },
  'b-one': { en: 'A lack of it causes beriberi.', pl: 'Jej brak wywołuje beri-beri.' },
  'b-two': { en: 'It is yellow and colours food as E101.', pl: 'Jest żółta i barwi żywność jako E101.' },
  'b-nine': {
    en: 'It comes from folium, Latin for “leaf”: spinach is full of it.',
    pl: 'Nazwa pochodzi od łacińskiego folium – „liść”: pełno go w szpinaku.',
  },
  'b-twelve': {
    en: 'It contains cobalt; no plant makes it, so vegans need tablets.',
    pl: 'Zawiera kobalt; nie wytwarza jej żadna roślina, więc weganie potrzebują tabletek.',
  },
  c: { en: 'The name means “against scurvy”.', pl: 'Nazwa znaczy „przeciw szkorbutowi”.' },
  e: {
    en: 'The name joins the Greek for “birth” and “to bear”: rats without it had no young.',
    pl: 'Nazwa łączy greckie słowa „potomstwo” i „rodzić”: szczury bez niej były bezpłodne.',
  },
};

/** About the answers of general questions on animals. */
export const ANIMAL_NOTES: Notes = {
  'lamb-mother': {
    en: 'Its mother knows it from all others by its smell and its bleat.',
    pl: 'Matka odróżnia je od innych po zapachu i po głosie.',
  },
  'young-goat': {
    en: 'The English word “kid” for a child comes from it.',
    pl: 'Angielskie słowo „kid” oznacza zarówno koźlę, jak i dziecko.',
  },
  'young-horse': {
    en: 'It can stand within an hour or two.',
    pl: 'Staje na nogi już po godzinie lub dwóch.',
  },
  tadpole: {
    en: 'The tail does not fall off: the growing frog absorbs it.',
    pl: 'Ogon jej nie odpada – rosnąca żaba go wchłania.',
  },
  caterpillar: {
    en: 'Inside the pupa it dissolves almost completely.',
    pl: 'W poczwarce niemal całkiem się rozpuszcza.',
  },
  'female-horse': {
    en: 'She carries her foal for about eleven months.',
    pl: 'Nosi źrebię przez około jedenaście miesięcy.',
  },
  'male-pig': {
    en: 'Most male piglets are castrated, as the meat of a boar can have an unpleasant smell.',
    pl: 'Większość samców się kastruje, bo mięso knura może nieprzyjemnie pachnieć.',
  },
  'male-sheep': { en: 'It is also a sign of the zodiac.', pl: 'To także znak zodiaku.' },
  'castrated-rooster': {
    en: 'In France the capons of Bresse are a treat at Christmas.',
    pl: 'We Francji kapłony z Bresse to bożonarodzeniowy przysmak.',
  },
  'collective-bees': {
    en: 'The old queen leaves with it, and a new one stays.',
    pl: 'Odlatuje z nią stara królowa, a w ulu zostaje nowa.',
  },
  'collective-fish': {
    en: 'They keep their distance by feeling pressure waves with the line along their sides.',
    pl: 'Ryby utrzymują odstęp, wyczuwając drgania wody linią boczną na ciele.',
  },
  'collective-wolves': {
    en: 'It is mostly a family: parents and their young.',
    pl: 'To zwykle rodzina – rodzice z młodymi.',
  },
  'chow-tongue': {
    en: 'Legend has it that the dog licked up the drops when the sky was being painted blue.',
    pl: 'Według legendy pies zlizał krople farby, gdy malowano niebo na niebiesko.',
  },
};

/** About the answers of general questions on plants and cells. */
export const PLANT_NOTES: Notes = {
  'photosynthesis-gas': {
    en: 'The air has only about 0.04 per cent of it.',
    pl: 'W powietrzu jest go tylko około 0,04 procent.',
  },
  'photosynthesis-out': {
    en: 'About half of it comes from algae in the sea.',
    pl: 'Mniej więcej połowę tlenu wytwarzają morskie glony.',
  },
  chlorophyll: {
    en: 'In autumn it breaks down, and the yellow pigments behind it show.',
    pl: 'Jesienią rozkłada się i odsłania żółte barwniki.',
  },
  'tree-rings': { en: 'Thin ones tell of dry years.', pl: 'Wąskie świadczą o latach suszy.' },
  'tallest-tree': {
    en: 'Hyperion in California measures about 116 metres.',
    pl: 'Hyperion w Kalifornii ma około 116 metrów.',
  },
  'acorn-tree': {
    en: 'Jays plant many by forgetting where they hid them.',
    pl: 'Wiele dębów sadzą sójki, które zapominają o swoich schowkach z żołędziami.',
  },
  'deciduous-conifer': {
    en: 'Its wood lasts long in water: Venice stands partly on piles of it.',
    pl: 'Jego drewno jest trwałe w wodzie: na takich palach stoi częściowo Wenecja.',
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
    en: 'In 1841 Edmond Albius, a slave of twelve, found out how to pollinate it by hand.',
    pl: 'Ręczne zapylanie wymyślił w 1841 roku dwunastoletni niewolnik Edmond Albius.',
  },
  'peanut-family': { en: 'It buries its pods in the ground.', pl: 'Swoje strąki zagrzebuje w ziemi.' },
  'banana-berry': {
    en: 'A berry grows from a single ovary: grapes, tomatoes and cucumbers are berries, too.',
    pl: 'Jagoda powstaje z jednej zalążni: są nią też winogrono, pomidor i ogórek.',
  },
  'bamboo-family': {
    en: 'Some kinds grow almost a metre a day.',
    pl: 'Niektóre gatunki rosną niemal metr na dobę.',
  },
  'tequila-plant': {
    en: 'It must grow for years before its heart is cooked.',
    pl: 'Musi rosnąć latami, zanim upiecze się jej rdzeń.',
  },
  'cocoa-product': { en: 'The Aztecs paid with the beans.', pl: 'Aztekowie płacili jego ziarnami.' },
  'tuber-potato': {
    en: 'Tubers that turn green in the light are poisonous.',
    pl: 'Bulwy, które zazieleniły się na świetle, są trujące.',
  },
  'carnivorous-plant': {
    en: 'It holds them with sticky drops that look like dew.',
    pl: 'Łapie je na lepkie krople, które wyglądają jak rosa.',
  },
  'deadly-mushroom': {
    en: 'Half a cap can kill; taste gives no warning.',
    pl: 'Zabija pół kapelusza, a smak nie ostrzega.',
  },
  yeast: {
    en: 'It gives beer its alcohol and bread its bubbles.',
    pl: 'Dają piwu alkohol, a chlebowi pęcherzyki.',
  },
  'penicillin-mould': {
    en: 'In 1928 Fleming found it on a dish that he had left out over the holidays.',
    pl: 'W 1928 roku Fleming znalazł ją na szalce zostawionej na czas urlopu.',
  },
  'cell-powerhouse': {
    en: 'It has DNA of its own, which we inherit only from our mother.',
    pl: 'Ma własne DNA, które dziedziczymy tylko po matce.',
  },
  'dna-shape': {
    en: 'Uncoiled, the DNA of one human cell would be about two metres long.',
    pl: 'Rozwinięte DNA z jednej komórki człowieka miałoby około dwóch metrów.',
  },
  'dna-bases': {
    en: 'Their letters are A, C, G and T: a film title, “Gattaca”, is made of them.',
    pl: 'Oznacza się je literami A, C, G i T – złożono z nich tytuł filmu „Gattaca”.',
  },
  'insect-shell': { en: 'Mushrooms contain it, too.', pl: 'Zawierają ją też grzyby.' },
  'virus-size': {
    en: 'It cannot multiply without a cell to live in.',
    pl: 'Nie potrafi się rozmnażać bez komórki gospodarza.',
  },
};

/** About animals and their scientific names. */
export const ANIMAL_NAME_NOTES: Notes = {
  lion: { en: 'The sign of the zodiac is called Leo.', pl: 'Leo to także łacińska nazwa znaku zodiaku.' },
  tiger: {
    en: 'The genus Panthera also has the lion, the leopard, the jaguar and the snow leopard, the only one that cannot roar.',
    pl: 'Do rodzaju Panthera należą też lew, lampart, jaguar i irbis – jedyny, który nie ryczy.',
  },
  'polar-bear': { en: 'The name means “sea bear”.', pl: 'Nazwa znaczy „niedźwiedź morski”.' },
  'brown-bear': {
    en: 'Arctos is Greek for “bear”: the Arctic lies below the constellation of the Great Bear.',
    pl: 'Arktos to po grecku „niedźwiedź”; Arktyka leży pod gwiazdozbiorem Wielkiej Niedźwiedzicy.',
  },
  wolf: {
    en: 'A she-wolf, lupa in Latin, suckled Romulus and Remus.',
    pl: 'Romulusa i Remusa wykarmiła wilczyca, po łacinie lupa.',
  },
  beaver: {
    en: 'Castor oil got its English name from castoreum, the scent of beavers, which it probably replaced in medicine.',
    pl: 'Od castoreum, wonnej wydzieliny bobra, pochodzi angielska nazwa rycyny – „castor oil”.',
  },
  'house-mouse': {
    en: 'Musculus, “little mouse”, gave us the word “muscle”: one moves like the other.',
    pl: 'Musculus, czyli „myszka”, dał nam słowo „muskuł”: jedno rusza się jak drugie.',
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
  'golden-eagle': {
    en: 'Roman legions carried its image, the aquila, as their standard.',
    pl: 'Znakiem rzymskiego legionu była aquila – podobizna tego ptaka.',
  },
  'white-stork': {
    en: "About one in five of the world's white storks nests in Poland.",
    pl: 'Mniej więcej co piąty bocian świata gnieździ się w Polsce.',
  },
  magpie: {
    en: 'Pica is also the medical word for a craving to eat what is not food.',
    pl: 'Pica to także medyczna nazwa łaknienia rzeczy niejadalnych.',
  },
  'house-sparrow': {
    en: 'From passer comes the Latin name of all perching birds, Passeriformes.',
    pl: 'Od passer pochodzi łacińska nazwa ptaków wróblowych.',
  },
  blackbird: {
    en: 'One sings in the dead of night in a Beatles song.',
    pl: 'Śpiewa nocą w piosence Beatlesów.',
  },
  ostrich: { en: 'Linnaeus thought it looked like a camel.', pl: 'Linneuszowi przypominał wielbłąda.' },
  'barn-owl': { en: 'It flies without a sound.', pl: 'Lata bezszelestnie.' },
  cuckoo: {
    en: "The bird's name imitates its call, in Latin as well as in English.",
    pl: 'Nazwa naśladuje głos ptaka – zarówno po łacinie, jak i po polsku.',
  },
  'common-toad': {
    en: 'Bufotoxin, the poison in its skin, is named after it.',
    pl: 'Od niej nazwano bufotoksynę – truciznę wydzielaną przez skórę.',
  },
  'honey-bee': { en: 'Apis is in “apiary” and “apiculture”.', pl: 'Od apis pochodzi słowo „apiterapia”.' },
  adder: {
    en: 'It is the only venomous snake of Britain and of Poland.',
    pl: 'To jedyny jadowity wąż w Polsce.',
  },
  'roman-snail': { en: 'Gourmets know it as escargot.', pl: 'Smakosze znają go jako escargot.' },
  earthworm: {
    en: 'Darwin wrote his last book about it and its kind.',
    pl: 'Darwin poświęcił dżdżownicom swoją ostatnią książkę.',
  },
};

/** About plants and their scientific names. */
export const PLANT_NAME_NOTES: Notes = {
  daisy: {
    en: 'Perennis means “perennial”; children pull off its petals: “loves me, loves me not”.',
    pl: 'Perennis znaczy „wieloletnia”; to z jej płatków wróży się „kocha, nie kocha”.',
  },
  dandelion: {
    en: "The English name is French: dent de lion, “lion's tooth”, after the leaves.",
    pl: 'Angielskie „dandelion” to z francuskiego „lwi ząb” – od kształtu liści.',
  },
  sunflower: {
    en: 'The name joins helios and anthos, “sun” and “flower”.',
    pl: 'Nazwa łączy helios i anthos – „słońce” i „kwiat”.',
  },
  nightshade: {
    en: 'Women used to drip it into their eyes: wide pupils were thought beautiful.',
    pl: 'Kobiety zakrapiały oczy sokiem tej rośliny, bo rozszerzone źrenice uchodziły za piękne.',
  },
  snowdrop: { en: 'The name means “milk flower of the snow”.', pl: 'Nazwa znaczy „mleczny kwiat śniegu”.' },
  poppy: {
    en: 'In Britain it stands for the fallen of the First World War.',
    pl: 'W Wielkiej Brytanii symbolizuje poległych w pierwszej wojnie światowej.',
  },
  potato: {
    en: 'Its relatives are the tomato and the deadly nightshade.',
    pl: 'Jego krewnymi są pomidor i trująca wilcza jagoda.',
  },
  rice: { en: 'It feeds half of humankind.', pl: 'Żywi połowę ludzkości.' },
  garlic: {
    en: 'Those who built the pyramids ate it, as Herodotus tells.',
    pl: 'Według Herodota jedli go budowniczowie piramid.',
  },
  grapevine: {
    en: 'Since a plague of American vine lice it has been grafted onto American roots.',
    pl: 'Od plagi filoksery, mszycy z Ameryki, szczepi się ją na amerykańskich korzeniach.',
  },
  tea: {
    en: 'Unpruned, this camellia would grow into a tree.',
    pl: 'Ta kamelia, gdyby jej nie przycinać, wyrosłaby na drzewo.',
  },
  oak: {
    en: 'It can live for a thousand years and feeds hundreds of kinds of insects.',
    pl: 'Może żyć tysiąc lat i żywi setki gatunków owadów.',
  },
  walnut: { en: "The name means “Jove's acorn”.", pl: 'Nazwa rodzaju znaczy „żołądź Jowisza”.' },
};
