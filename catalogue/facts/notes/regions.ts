import type { Notes } from './notes.ts';

/** About parts of countries. */
export const REGION_NOTES: Notes = {
  bavaria: {
    en: 'Its capital is Munich, and its Oktoberfest begins in September.',
    pl: 'Jej stolicą jest Monachium, a Oktoberfest zaczyna się tam już we wrześniu.',
  },
  saxony: {
    en: 'Its capital is Dresden, and Leipzig is its largest city.',
    pl: 'Stolicą tego landu jest Drezno, a największym miastem – Lipsk.',
  },
  hesse: {
    en: 'The Brothers Grimm came from there; its largest city is Frankfurt.',
    pl: 'Pochodzili stamtąd bracia Grimm; największym miastem jest Frankfurt.',
  },
  thuringia: { en: 'Bach was born there, in Eisenach.', pl: 'W tamtejszym Eisenach urodził się Bach.' },
  normandy: {
    en: 'The Allies landed there on 6 June 1944.',
    pl: '6 czerwca 1944 roku wylądowali tam alianci.',
  },
  provence: {
    en: 'It is known for fields of lavender; Cézanne painted its Mont Sainte-Victoire.',
    pl: 'Słynie z pól lawendy; Cézanne malował tamtejszą górę Sainte-Victoire.',
  },
  burgundy: { en: 'Its capital Dijon is known for mustard.', pl: 'Jej stolica, Dijon, słynie z musztardy.' },
  alsace: {
    en: 'It changed hands four times between 1871 and 1945.',
    pl: 'Między 1871 a 1945 rokiem czterokrotnie zmieniała przynależność.',
  },
  brittany: {
    en: "Asterix's village is there, and crêpes come from there.",
    pl: 'To tam leży wioska Asteriksa; stamtąd pochodzą też naleśniki crêpes.',
  },
  auvergne: {
    en: 'It is a land of extinct volcanoes and the home of Michelin tyres.',
    pl: 'To kraina wygasłych wulkanów i opon Michelin.',
  },
  tuscany: {
    en: 'Its capital is Florence; the tower of Pisa leans there, too.',
    pl: 'Jej stolicą jest Florencja; leży tam też Piza ze słynną krzywą wieżą.',
  },
  lombardy: {
    en: 'Its capital is Milan, and the Stradivari violins came from its town of Cremona.',
    pl: 'Jej stolicą jest Mediolan; z tamtejszej Cremony pochodzą skrzypce Stradivariego.',
  },
  calabria: { en: 'It is the toe of the boot.', pl: 'To „czubek buta” na mapie.' },
  umbria: {
    en: 'Saint Francis of Assisi came from there.',
    pl: 'Z tamtejszego Asyżu pochodził święty Franciszek.',
  },
  apulia: {
    en: 'It is the heel of the boot, with cone-roofed houses called trulli.',
    pl: 'To „obcas buta”; stoją tam trulli – domki o stożkowych dachach.',
  },
  piedmont: {
    en: 'Its capital is Turin; the name means “foot of the mountain”.',
    pl: 'Jego stolicą jest Turyn, a nazwa znaczy „podnóże gór”.',
  },
  andalusia: {
    en: 'Flamenco comes from there; its capital is Seville.',
    pl: 'Pochodzi stamtąd flamenco; stolicą jest Sewilla.',
  },
  catalonia: {
    en: 'Its capital is Barcelona; people there build human towers at festivals.',
    pl: 'Jej stolicą jest Barcelona; podczas świąt wznosi się tam ludzkie wieże.',
  },
  extremadura: { en: 'Pizarro and Cortés came from there.', pl: 'Pochodzili stamtąd Pizarro i Cortés.' },
  asturias: {
    en: 'The heir to the throne is called Prince or Princess of Asturias.',
    pl: 'Następczyni lub następca tronu nosi tytuł księcia Asturii.',
  },
  algarve: {
    en: 'Its name comes from the Arabic for “the west”.',
    pl: 'Nazwa pochodzi od arabskiego słowa oznaczającego zachód.',
  },
  alentejo: {
    en: "More than half of the world's cork comes from this country, most of it from there.",
    pl: 'Pochodzi stamtąd znaczna część światowego korka.',
  },
  burgenland: { en: 'It belonged to Hungary until 1921.', pl: 'Do 1921 roku należał do Węgier.' },
  cornwall: {
    en: 'Pasties come from there, and so does King Arthur, according to legend.',
    pl: 'Pochodzą stamtąd pierogi pasty, a według legendy także król Artur.',
  },
  yorkshire: {
    en: 'The Brontë sisters lived there, and the batter pudding served with roast beef is named after it.',
    pl: 'Mieszkały tam siostry Brontë; pochodzi stamtąd pudding podawany do pieczonej wołowiny.',
  },
  connacht: {
    en: 'Its largest city is Galway; the poet Yeats is buried there, in Sligo.',
    pl: 'Największym miastem jest tam Galway; w hrabstwie Sligo spoczywa poeta Yeats.',
  },
  wallonia: {
    en: 'French is spoken there; Adolphe Sax, who invented the saxophone, came from Dinant.',
    pl: 'Mówi się tam po francusku; z Dinant pochodził Adolphe Sax, wynalazca saksofonu.',
  },
  zeeland: { en: 'New Zealand is named after it.', pl: 'Od niej wzięła nazwę Nowa Zelandia.' },
  jutland: {
    en: 'Lego comes from Billund, in its middle.',
    pl: 'Z leżącego pośrodku Billund pochodzi Lego.',
  },
  scania: {
    en: 'Scania trucks were first built there, and the fictional Inspector Wallander works there.',
    pl: 'Powstawały tam ciężarówki o tej samej nazwie; w Skanii pracuje też komisarz Wallander z kryminałów.',
  },
  dalarna: { en: 'Red wooden horses come from there.', pl: 'Pochodzą stamtąd czerwone drewniane koniki.' },
  moravia: {
    en: 'Its largest city is Brno, where Mendel discovered the laws of heredity.',
    pl: 'Ich największym miastem jest Brno, gdzie Mendel odkrył prawa dziedziczenia.',
  },
  transylvania: {
    en: 'The name means “beyond the forest”; Bram Stoker settled Dracula there.',
    pl: 'Nazwa znaczy „za lasem”; Bram Stoker umieścił tam Drakulę.',
  },
  wallachia: {
    en: 'Vlad the Impaler, the model for Dracula, ruled it.',
    pl: 'Rządził tam Wład Palownik, pierwowzór Drakuli.',
  },
  slavonia: { en: 'It lies between the Sava and the Drava.', pl: 'Leży między Sawą a Drawą.' },
  vojvodina: {
    en: 'Its capital is Novi Sad, host of the music festival EXIT.',
    pl: 'Jej stolicą jest Nowy Sad, znany z festiwalu muzycznego EXIT.',
  },
  peloponnese: { en: 'Sparta and Olympia lay there.', pl: 'Leżały tam Sparta i Olimpia.' },
  thessaly: {
    en: 'The monasteries of Meteora stand on rocks there.',
    pl: 'Na tamtejszych skałach wznoszą się klasztory Meteory.',
  },
  attica: {
    en: 'Athens lies there, and so does Marathon, after which the run is named.',
    pl: 'Leżą tam Ateny oraz Maraton, od którego wziął nazwę bieg.',
  },
  samogitia: {
    en: 'It was the last pagan land in Europe, christened in 1413.',
    pl: 'Była ostatnią pogańską krainą Europy; chrzest przyjęła w 1413 roku.',
  },
  masuria: { en: 'It is called the land of a thousand lakes.', pl: 'Nazywa się je krainą tysiąca jezior.' },
  podlachia: {
    en: 'Wisents roam its primeval forest of Białowieża.',
    pl: 'W tamtejszej Puszczy Białowieskiej żyją żubry.',
  },
  kuyavia: { en: 'The Mouse Tower stands there, on Lake Gopło.', pl: 'Stoi tam, nad Gopłem, Mysia Wieża.' },
  svaneti: {
    en: 'Hundreds of medieval stone towers stand in its villages.',
    pl: 'W jej wioskach stoją setki średniowiecznych wież.',
  },
  anatolia: {
    en: 'The name comes from the Greek for “sunrise”.',
    pl: 'Nazwa pochodzi od greckiego słowa oznaczającego wschód słońca.',
  },
  cappadocia: {
    en: 'Hot-air balloons float above its “fairy chimneys”.',
    pl: 'Nad jej skalnymi kominami unoszą się balony.',
  },
  sichuan: {
    en: 'It is the home of pandas and of very hot dishes.',
    pl: 'To ojczyzna pand i bardzo ostrych potraw.',
  },
  yunnan: { en: 'Pu-erh tea comes from there.', pl: 'Pochodzi stamtąd herbata pu-erh.' },
  xinjiang: {
    en: 'The Uyghurs live there, and the Silk Road ran through it.',
    pl: 'Mieszkają tam Ujgurzy; wiódł tamtędy Jedwabny Szlak.',
  },
  rajasthan: {
    en: 'Its name means “land of kings”; its capital is Jaipur.',
    pl: 'Nazwa znaczy „kraj królów”; stolicą jest Dżajpur.',
  },
  kerala: {
    en: 'Pepper comes from there; Vasco da Gama landed there in 1498.',
    pl: 'To kraina pieprzu; w 1498 roku wylądował tam Vasco da Gama.',
  },
  goa: {
    en: 'It was Portuguese until 1961; later hippies loved its beaches.',
    pl: 'Do 1961 roku należało do Portugalii; później jego plaże upodobali sobie hipisi.',
  },
  gujarat: {
    en: 'Gandhi was born there; it is also the last home of the Asiatic lion.',
    pl: 'Urodził się tam Gandhi; to także ostatnia ostoja lwa azjatyckiego.',
  },
  sindh: {
    en: 'Its capital is Karachi; the ruins of Mohenjo-daro lie there.',
    pl: 'Jego stolicą jest Karaczi; leżą tam ruiny Mohendżo-Daro.',
  },
  sarawak: {
    en: 'White rajahs from England ruled it for a century; it lies on Borneo.',
    pl: 'Przez sto lat rządzili nim angielscy „biali radżowie”; leży na Borneo.',
  },
  katanga: {
    en: 'It is rich in copper and cobalt and broke away from 1960 to 1963.',
    pl: 'Jest bogata w miedź i kobalt; w latach 1960–1963 próbowała się oderwać.',
  },
  darfur: {
    en: 'Its name means “home of the Fur”, a people.',
    pl: 'Nazwa znaczy „dom Furów”, czyli miejscowego ludu.',
  },
  cyrenaica: {
    en: 'It is named after the Greek colony of Cyrene.',
    pl: 'Nazwa pochodzi od greckiej kolonii Cyrena.',
  },
  puntland: {
    en: 'Its name recalls Punt, with which the pharaohs traded.',
    pl: 'Nazwa nawiązuje do krainy Punt, z którą handlowali faraonowie.',
  },
  biafra: {
    en: 'It tried to break away in 1967; war and famine followed.',
    pl: 'W 1967 roku próbowała się oderwać, co wywołało wojnę i głód.',
  },
  queensland: {
    en: 'The Great Barrier Reef lies off its coast.',
    pl: 'U jego wybrzeży leży Wielka Rafa Koralowa.',
  },
  otago: {
    en: 'Its capital is Dunedin, founded by Scots.',
    pl: 'Jego stolicą jest założone przez Szkotów Dunedin.',
  },
  ontario: {
    en: 'Its capital is Toronto, and the capital of the country lies there too.',
    pl: 'Jego stolicą jest Toronto; leży tam też stolica kraju.',
  },
  alberta: {
    en: 'Its capital is Edmonton; it was named after a daughter of Queen Victoria.',
    pl: 'Jej stolicą jest Edmonton; nazwano ją na cześć córki królowej Wiktorii.',
  },
  saskatchewan: {
    en: 'It looks almost like a rectangle on the map and grows wheat.',
    pl: 'Na mapie przypomina prostokąt; uprawia się tam pszenicę.',
  },
  chiapas: { en: 'The Zapatistas rose there in 1994.', pl: 'W 1994 roku wybuchło tam powstanie zapatystów.' },
  oaxaca: {
    en: 'It is known for mezcal and for colourful celebrations of the Day of the Dead.',
    pl: 'Słynie z mezcalu i barwnych obchodów Dnia Zmarłych.',
  },
  bahia: {
    en: 'Its capital is Salvador, where capoeira flourished.',
    pl: 'Jej stolicą jest Salvador, kolebka capoeiry.',
  },
  'mato-grosso': {
    en: 'The name means “thick forest”; part of the Pantanal wetland lies there.',
    pl: 'Nazwa znaczy „gęsty las”; leży tam część mokradeł Pantanal.',
  },
  antioquia: {
    en: 'Its capital is Medellín; coffee made the region rich.',
    pl: 'Jej stolicą jest Medellín; region wzbogacił się na kawie.',
  },
};

/** About animals that live in one country. */
export const ENDEMIC_ANIMAL_NOTES: Notes = {
  'kiwi-the-bird': {
    en: 'It has nostrils at the tip of its beak and lays an egg a fifth of its own weight.',
    pl: 'Ma nozdrza na końcu dzioba i znosi jajo, które waży piątą część tego, co samica.',
  },
  kakapo: { en: 'It is the only parrot that cannot fly.', pl: 'To jedyna papuga, która nie lata.' },
  tuatara: {
    en: 'It is the last survivor of an order that lived with the dinosaurs.',
    pl: 'To ostatni przedstawiciel rzędu z czasów dinozaurów.',
  },
  kea: {
    en: 'Keas are curious parrots that pull the rubber seals from cars.',
    pl: 'To ciekawska papuga, która potrafi wyskubać uszczelki z samochodów.',
  },
  koala: {
    en: 'It sleeps up to 20 hours a day and eats eucalyptus leaves.',
    pl: 'Śpi do 20 godzin na dobę i je liście eukaliptusa.',
  },
  platypus: {
    en: 'It is one of the few mammals that lay eggs, and the male has a venomous spur.',
    pl: 'Składa jaja, choć jest ssakiem, a samiec ma jadową ostrogę.',
  },
  'red-kangaroo': {
    en: 'It is the largest marsupial and can leap eight metres.',
    pl: 'To największy torbacz – skacze nawet na osiem metrów.',
  },
  wombat: { en: 'Its droppings are cube-shaped.', pl: 'Jego odchody mają kształt kostek.' },
  'tasmanian-devil': {
    en: 'It owes its name to its screeches at night.',
    pl: 'Nazwę zawdzięcza nocnym wrzaskom.',
  },
  quokka: {
    en: 'It looks as if it were smiling, and lives mainly on Rottnest Island.',
    pl: 'Wygląda, jakby się uśmiechała; żyje głównie na wyspie Rottnest.',
  },
  'ring-tailed-lemur': {
    en: 'Males hold “stink fights”, waving tails that they have rubbed with scent.',
    pl: 'Samce toczą „walki na smród”, wymachując ogonami natartymi wonną wydzieliną.',
  },
  fossa: {
    en: 'The cat-like hunter is a relative of the mongooses and preys on lemurs.',
    pl: 'Ta podobna do kota krewna mangust poluje na lemury.',
  },
  'giant-panda': {
    en: 'Zoos all over the world only borrow their pandas from the state.',
    pl: 'Ogrody zoologiczne całego świata tylko wypożyczają pandy od Chin.',
  },
  'golden-snub-nosed-monkey': {
    en: 'It lives in snowy mountain forests.',
    pl: 'Żyje w górskich lasach, w których zimą leży śnieg.',
  },
  'komodo-dragon': {
    en: 'The largest lizard on Earth is up to three metres long.',
    pl: 'Największa jaszczurka świata osiąga trzy metry długości.',
  },
  babirusa: {
    en: 'The upper tusks of the male grow upwards through the skin of the snout.',
    pl: 'Górne kły samca rosną w górę i przebijają skórę pyska.',
  },
  gelada: {
    en: 'It is the only monkey that lives almost entirely on grass.',
    pl: 'To jedyna małpa, która żywi się prawie wyłącznie trawą.',
  },
  'galapagos-giant-tortoise': {
    en: 'The last of one subspecies, Lonesome George, died in 2012.',
    pl: 'Ostatni osobnik jednego z podgatunków, Samotny George, padł w 2012 roku.',
  },
  'marine-iguana': {
    en: 'It is the only lizard that grazes in the sea.',
    pl: 'To jedyna jaszczurka, która pasie się w morzu.',
  },
  'flightless-cormorant': {
    en: 'It has tiny wings and hunts fish by diving.',
    pl: 'Ma szczątkowe skrzydła, a ryby łowi, nurkując.',
  },
  'golden-lion-tamarin': {
    en: 'It owes its name to its golden mane; zoos have saved it from extinction.',
    pl: 'Nazwę ma od złotej grzywy; od wymarcia ocaliły ją ogrody zoologiczne.',
  },
  'bee-hummingbird': {
    en: 'It is the smallest bird in the world, lighter than two grams.',
    pl: 'To najmniejszy ptak świata – waży niecałe dwa gramy.',
  },
  'volcano-rabbit': {
    en: 'It lives on the slopes of Popocatépetl and its neighbours.',
    pl: 'Żyje na stokach Popocatépetla i sąsiednich wulkanów.',
  },
  'baikal-seal': {
    en: 'It is the only seal that lives exclusively in fresh water.',
    pl: 'To jedyny gatunek foki żyjący wyłącznie w wodzie słodkiej.',
  },
};
