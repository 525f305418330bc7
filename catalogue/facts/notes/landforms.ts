import type { Notes } from './notes.ts';

/** About islands. */
export const ISLAND_NOTES: Notes = {
  sicily: {
    en: 'Sicily is the largest island in the Mediterranean and home to Etna.',
    pl: 'Sycylia to największa wyspa Morza Śródziemnego; wznosi się na niej Etna.',
  },
  sardinia: {
    en: 'Sardines are thought to owe their name to the island.',
    pl: 'Od nazwy tej wyspy pochodzi prawdopodobnie słowo „sardynka”.',
  },
  capri: {
    en: 'Emperor Tiberius ruled from Capri; visitors come for the Blue Grotto.',
    pl: 'Z Capri rządził cesarz Tyberiusz; turystów przyciąga Lazurowa Grota.',
  },
  elba: {
    en: 'Napoleon was exiled there in 1814 and escaped after ten months.',
    pl: 'W 1814 roku zesłano tam Napoleona, który po dziesięciu miesiącach uciekł.',
  },
  corsica: {
    en: 'Napoleon was born there in 1769, a year after Genoa had given the island up.',
    pl: 'W 1769 roku, rok po odstąpieniu wyspy przez Genuę, urodził się na niej Napoleon.',
  },
  crete: {
    en: 'The Minoans built the palace of Knossos on Crete.',
    pl: 'To na Krecie Minojczycy wznieśli pałac w Knossos.',
  },
  rhodes: {
    en: 'The Colossus, one of the Seven Wonders, stood in its harbour town.',
    pl: 'Stał tam Kolos – jeden z siedmiu cudów świata.',
  },
  corfu: {
    en: 'Empress Elisabeth of Austria, Sisi, had a palace built on Corfu.',
    pl: 'Na Korfu kazała zbudować pałac cesarzowa Elżbieta, czyli Sissi.',
  },
  lesbos: {
    en: 'The poet Sappho lived there around 600 BC.',
    pl: 'Około 600 roku p.n.e. żyła tam poetka Safona.',
  },
  zakynthos: {
    en: 'The most photographed beach of the island has a shipwreck on it.',
    pl: 'Najsłynniejsza plaża wyspy kryje wrak statku.',
  },
  kos: { en: 'The physician Hippocrates was born on Kos.', pl: 'Na Kos urodził się lekarz Hipokrates.' },
  mykonos: {
    en: 'Mykonos is known for windmills and nightlife.',
    pl: 'Mykonos słynie z wiatraków i nocnego życia.',
  },
  majorca: {
    en: 'Chopin and George Sand spent the winter of 1838 there.',
    pl: 'Chopin i George Sand spędzili tam zimę 1838 roku.',
  },
  ibiza: {
    en: 'Together with Majorca and Menorca it is one of the Balearic Islands.',
    pl: 'Razem z Majorką i Minorką należy do Balearów.',
  },
  tenerife: {
    en: 'Tenerife is one of the Canary Islands, off the coast of Africa.',
    pl: 'Teneryfa leży w archipelagu Wysp Kanaryjskich, u wybrzeży Afryki.',
  },
  'gran-canaria': {
    en: 'The islands are named after dogs, canes in Latin, and the bird after the islands.',
    pl: 'Wyspy Kanaryjskie wzięły nazwę od psów (łac. canes), a kanarek – od wysp.',
  },
  lanzarote: {
    en: 'Its vineyards grow in pits of black volcanic ash.',
    pl: 'Winorośl rośnie tam w dołkach z czarnego popiołu wulkanicznego.',
  },
  menorca: {
    en: 'Mayonnaise is said to be named after its port, Mahón.',
    pl: 'Podobno od tamtejszego portu Mahón pochodzi nazwa majonezu.',
  },
  madeira: { en: 'Cristiano Ronaldo was born on Madeira.', pl: 'Na Maderze urodził się Cristiano Ronaldo.' },
  'sao-miguel': {
    en: 'It is the largest of the Azores, where tea and pineapples grow.',
    pl: 'To największa wyspa Azorów; uprawia się tam herbatę i ananasy.',
  },
  bornholm: {
    en: 'It lies nearer to Sweden and Poland than to the rest of its country.',
    pl: 'Leży bliżej Szwecji i Polski niż reszty swojego państwa.',
  },
  zealand: {
    en: 'Copenhagen lies there; a bridge has linked it with Sweden since 2000.',
    pl: 'Leży tam Kopenhaga, którą od 2000 roku łączy ze Szwecją most.',
  },
  gotland: {
    en: 'Its main town, Visby, belonged to the Hanseatic League.',
    pl: 'Stolica wyspy, Visby, była ważnym miastem Hanzy.',
  },
  saaremaa: {
    en: 'A meteorite struck the island in prehistoric times and left the crater Kaali.',
    pl: 'Spadł tam w pradziejach meteoryt, po którym został krater Kaali.',
  },
  rugen: {
    en: 'White chalk cliffs on the island were painted by Caspar David Friedrich.',
    pl: 'Tamtejsze białe kredowe klify malował Caspar David Friedrich.',
  },
  sylt: {
    en: 'A railway causeway links the island with the mainland.',
    pl: 'Z lądem łączy wyspę kolejowa grobla.',
  },
  wolin: {
    en: 'A port of Slavs and Vikings flourished there a thousand years ago.',
    pl: 'Przed tysiącem lat kwitł tam port Słowian i wikingów.',
  },
  spitsbergen: {
    en: 'The name means “pointed mountains”; a seed vault is dug into one of them.',
    pl: 'Nazwa znaczy „spiczaste góry”; w jednej z nich wykuto światowy bank nasion.',
  },
  skye: {
    en: 'A bridge has linked Skye with the Scottish mainland since 1995.',
    pl: 'Od 1995 roku most łączy Skye z resztą Szkocji.',
  },
  brac: {
    en: 'Brač is known for its white stone and the beach Zlatni Rat.',
    pl: 'Brač słynie z białego kamienia i plaży Zlatni Rat.',
  },
  hvar: {
    en: 'It is known for fields of lavender and many hours of sunshine.',
    pl: 'Wyspa słynie z lawendy i z tego, że niemal zawsze świeci tam słońce.',
  },
  korcula: {
    en: 'The island claims to be the birthplace of Marco Polo.',
    pl: 'Szczyci się, że to tam urodził się Marco Polo.',
  },
  gozo: {
    en: 'A natural rock arch there, the Azure Window, collapsed in 2017.',
    pl: 'W 2017 roku zawalił się tam skalny łuk – Lazurowe Okno.',
  },
  djerba: {
    en: "Djerba is held to be Homer's island of the lotus-eaters.",
    pl: 'Dżerba uchodzi za homerową wyspę lotofagów.',
  },
  zanzibar: {
    en: 'Freddie Mercury was born there in 1946.',
    pl: 'W 1946 roku urodził się tam Freddie Mercury.',
  },
  sakhalin: {
    en: 'Chekhov travelled there in 1890 to describe the penal colony.',
    pl: 'W 1890 roku Czechow pojechał tam opisać kolonię karną.',
  },
  hokkaido: {
    en: 'Its capital Sapporo hosted the Winter Olympics in 1972.',
    pl: 'Jej stolica, Sapporo, gościła w 1972 roku zimowe igrzyska.',
  },
  kyushu: {
    en: 'Nagasaki lies there; for two centuries it was the only port open to Europeans.',
    pl: 'Leży tam Nagasaki – przez dwa stulecia jedyny port otwarty dla Europejczyków.',
  },
  okinawa: {
    en: 'Karate comes from there; until 1879 the island had a king of its own.',
    pl: 'Pochodzi stamtąd karate; do 1879 roku wyspa miała własnego króla.',
  },
  hainan: {
    en: 'Hainan lies in the tropics and is called “the Chinese Hawaii”.',
    pl: 'Leżący w tropikach Hajnan bywa nazywany „chińskimi Hawajami”.',
  },
  jeju: {
    en: 'It is a volcanic island known for women who dive for shellfish.',
    pl: 'Ta wulkaniczna wyspa słynie z kobiet nurkujących po owoce morza.',
  },
  phuket: {
    en: 'Parts of the Bond film “The Man with the Golden Gun” were shot on a rocky islet nearby.',
    pl: 'W pobliżu kręcono film o Bondzie „Człowiek ze złotym pistoletem”.',
  },
  bali: {
    en: 'Most inhabitants of Bali are Hindus, in a mainly Muslim country.',
    pl: 'Większość mieszkańców Bali to hinduiści, choć w kraju przeważają muzułmanie.',
  },
  java: {
    en: 'More than 150 million people live on Java, more than on any other island.',
    pl: 'Na Jawie mieszka ponad 150 milionów ludzi – najwięcej ze wszystkich wysp świata.',
  },
  sumatra: {
    en: 'Sumatra is one of the last homes of orangutans.',
    pl: 'Sumatra to jedno z ostatnich miejsc, gdzie żyją orangutany.',
  },
  luzon: {
    en: 'Manila lies there, and so do rice terraces some 2,000 years old.',
    pl: 'Leży tam Manila; wyspa słynie z liczących wieki tarasów ryżowych.',
  },
  langkawi: {
    en: 'A curved footbridge hangs there high above the forest.',
    pl: 'Wysoko nad tamtejszym lasem wisi zakrzywiony most dla pieszych.',
  },
  socotra: {
    en: "Dragon's blood trees shaped like umbrellas grow there.",
    pl: 'Rosną tam smocze drzewa o koronach jak parasole.',
  },
  tasmania: {
    en: 'The last known thylacine, or Tasmanian tiger, died there in 1936.',
    pl: 'W 1936 roku padł tam ostatni znany wilk workowaty.',
  },
  oahu: { en: 'Pearl Harbor is on Oahu.', pl: 'Na Oahu leży Pearl Harbor.' },
  'baffin-island': {
    en: 'It is the fifth largest island in the world.',
    pl: 'To piąta co do wielkości wyspa świata.',
  },
  newfoundland: {
    en: "Vikings settled there around the year 1000, at L'Anse aux Meadows.",
    pl: 'Około 1000 roku w L’Anse aux Meadows osiedlili się tam wikingowie.',
  },
  cozumel: {
    en: 'Jacques Cousteau made its reefs famous among divers.',
    pl: 'Jej rafy rozsławił wśród nurków Jacques Cousteau.',
  },
  'easter-island': {
    en: 'Almost a thousand stone figures, the moai, stand there.',
    pl: 'Stoi tam prawie tysiąc kamiennych posągów moai.',
  },
  'robinson-crusoe-island': {
    en: 'Alexander Selkirk, the model for Robinson, lived there alone for four years.',
    pl: 'Przez cztery lata żył tam samotnie Alexander Selkirk, pierwowzór Robinsona.',
  },
  roatan: {
    en: 'The island lies by the second longest barrier reef in the world.',
    pl: 'Wyspa leży przy drugiej co do długości rafie barierowej świata.',
  },
  'viti-levu': {
    en: 'The islanders love rugby sevens and won the Olympic tournament in 2016.',
    pl: 'Pasją wyspiarzy jest siedmioosobowe rugby; w 2016 roku zdobyli olimpijskie złoto.',
  },
  guadalcanal: {
    en: 'Americans and Japanese fought there for half a year in 1942 and 1943.',
    pl: 'Na przełomie 1942 i 1943 roku przez pół roku walczyli tam Amerykanie z Japończykami.',
  },
  mahe: {
    en: 'Mahé is home to nine in ten inhabitants of the archipelago.',
    pl: 'Mieszka tam około 90% ludności archipelagu.',
  },
  'nosy-be': {
    en: 'Its name means “big island”, although the mainland is itself an island.',
    pl: 'Nazwa znaczy „duża wyspa”, choć i reszta kraju leży na wyspie.',
  },
};

/** About lakes. */
export const LAKE_NOTES: Notes = {
  'sun-moon-lake': {
    en: 'One half of it is round like the sun and the other curved like the moon.',
    pl: 'Jedna jego część jest okrągła jak słońce, a druga zakrzywiona jak księżyc.',
  },
  'lake-balaton': {
    en: 'The largest lake in central Europe is on average only three metres deep.',
    pl: 'Największe jezioro Europy Środkowej ma średnio tylko trzy metry głębokości.',
  },
  'lake-garda': {
    en: 'Goethe saw his first lemon groves there, on his way south.',
    pl: 'To tam Goethe, jadąc na południe, zobaczył pierwsze gaje cytrynowe.',
  },
  'lake-como': {
    en: 'Villa del Balbianello on its shore appears in “Star Wars” and “Casino Royale”.',
    pl: 'Willę nad jego brzegiem widać w „Gwiezdnych wojnach” i „Casino Royale”.',
  },
  'lake-trasimeno': {
    en: 'Hannibal ambushed and defeated the Romans on its shore in 217 BC.',
    pl: 'W 217 roku p.n.e. Hannibal rozgromił tam Rzymian, wciągnąwszy ich w zasadzkę.',
  },
  'lake-sniardwy': {
    en: 'It is the largest lake in the country, at about 110 square kilometres.',
    pl: 'To największe jezioro kraju – ma około 110 km².',
  },
  'lake-hancza': {
    en: 'At about 106 metres, it is the deepest lake in the country.',
    pl: 'To najgłębsze jezioro kraju – ma około 106 metrów głębokości.',
  },
  'morskie-oko': {
    en: 'The name means “eye of the sea”: legend ties the lake to the ocean underground.',
    pl: 'Według legendy jezioro łączy z morzem podziemne przejście – stąd nazwa.',
  },
  'lake-vanern': {
    en: 'It is the largest lake in the European Union.',
    pl: 'To największe jezioro Unii Europejskiej.',
  },
  'lake-vattern': {
    en: 'Cyclists ride 300 kilometres around it every June.',
    pl: 'Co roku w czerwcu kolarze pokonują wokół niego ponad 300 kilometrów.',
  },
  'lake-saimaa': {
    en: 'A rare seal lives only there, far from the sea.',
    pl: 'Żyje tam, z dala od morza, rzadka foka spotykana tylko w tym jeziorze.',
  },
  'lake-inari': { en: 'It lies in Lapland, in the land of the Sámi.', pl: 'Leży w Laponii, w kraju Saamów.' },
  'lake-baikal': {
    en: 'The deepest lake on Earth holds a fifth of all liquid fresh water on the surface.',
    pl: 'Najgłębsze jezioro Ziemi mieści jedną piątą płynnej słodkiej wody na jej powierzchni.',
  },
  'lake-ladoga': {
    en: 'The “Road of Life” to besieged Leningrad ran across its ice.',
    pl: 'Po jego lodzie wiodła „Droga życia” do oblężonego Leningradu.',
  },
  'lake-onega': {
    en: 'On one of its islands stand the wooden churches of Kizhi.',
    pl: 'Na jednej z jego wysp stoją drewniane cerkwie w Kiży.',
  },
  'loch-ness': {
    en: 'It holds more fresh water than all the lakes of England and Wales together.',
    pl: 'Mieści więcej wody niż wszystkie jeziora Anglii i Walii razem.',
  },
  'lake-bled': {
    en: 'The only island of the lake has a church with a wishing bell.',
    pl: 'Na jedynej wyspie jeziora stoi kościółek z dzwonem życzeń.',
  },
  'lake-van': {
    en: 'The water is so salty and alkaline that it washes clothes without soap.',
    pl: 'Woda jest tak słona i zasadowa, że można w niej prać bez mydła.',
  },
  'lake-sevan': {
    en: 'It lies about 1,900 metres above sea level; in Soviet times it was lowered by about 20 metres.',
    pl: 'Leży na wysokości około 1900 metrów; w czasach radzieckich jego poziom obniżono o około 20 metrów.',
  },
  'lake-issyk-kul': {
    en: 'The name means “warm lake”: it never freezes.',
    pl: 'Nazwa znaczy „ciepłe jezioro”, bo nigdy nie zamarza.',
  },
  'lake-balkhash': {
    en: 'Its western half is fresh and its eastern half is salty.',
    pl: 'Zachodnia część ma wodę słodką, a wschodnia – słoną.',
  },
  'lake-biwa': {
    en: 'It is named after a lute because of its shape.',
    pl: 'Nazwano je od lutni, bo ma podobny kształt.',
  },
  'lake-toba': {
    en: 'It fills the crater of a volcano that erupted some 74,000 years ago.',
    pl: 'Wypełnia krater wulkanu, który wybuchł około 74 tysięcy lat temu.',
  },
  'lake-tana': { en: 'The Blue Nile begins there.', pl: 'Wypływa z niego Nil Błękitny.' },
  'lake-nakuru': {
    en: 'It is famous for huge flocks of flamingos.',
    pl: 'Słynie z ogromnych stad flamingów.',
  },
  'lake-eyre': {
    en: 'It fills completely only a few times in a century.',
    pl: 'Całkowicie wypełnia się tylko kilka razy na stulecie.',
  },
  'lake-taupo': { en: 'It fills the crater of a supervolcano.', pl: 'Wypełnia krater superwulkanu.' },
  'lake-michigan': {
    en: 'It is the only one of the Great Lakes within a single country.',
    pl: 'Jako jedyne z Wielkich Jezior leży w całości w jednym państwie.',
  },
  'great-salt-lake': {
    en: 'It is several times saltier than the ocean.',
    pl: 'Jest kilkakrotnie bardziej słone niż ocean.',
  },
  'great-bear-lake': {
    en: 'The largest lake entirely within the country is frozen for more than half the year.',
    pl: 'To największe jezioro leżące w całości w tym kraju; przez ponad pół roku jest skute lodem.',
  },
  'great-slave-lake': {
    en: 'It is the deepest lake in North America.',
    pl: 'To najgłębsze jezioro Ameryki Północnej.',
  },
  'lake-maracaibo': {
    en: 'Lightning flashes over its mouth on more than 140 nights a year.',
    pl: 'Nad jego wodami błyska się przez ponad 140 nocy w roku.',
  },
  'lake-myvatn': { en: 'Its name means “lake of midges”.', pl: 'Nazwa znaczy „jezioro muszek”.' },
  'tonle-sap': {
    en: 'In the rainy season the river that drains it flows backwards, and the lake grows several times larger.',
    pl: 'W porze deszczowej wypływająca z niego rzeka zawraca, a jezioro kilkakrotnie się powiększa.',
  },
  'lake-assal': {
    en: 'At 155 metres below sea level it is the lowest point of Africa.',
    pl: 'Leży 155 metrów poniżej poziomu morza – to najniższy punkt Afryki.',
  },
};

/** About volcanoes. */
export const VOLCANO_NOTES: Notes = {
  vesuvius: {
    en: 'It buried Pompeii and Herculaneum in the year 79.',
    pl: 'W 79 roku zasypał Pompeje i Herkulanum.',
  },
  etna: {
    en: 'It is the highest active volcano in Europe outside the Caucasus.',
    pl: 'To najwyższy czynny wulkan Europy poza Kaukazem.',
  },
  stromboli: {
    en: 'It has been called the lighthouse of the Mediterranean for its constant small eruptions.',
    pl: 'Z powodu ciągłych drobnych wybuchów nazywa się go latarnią Morza Śródziemnego.',
  },
  eyjafjallajokull: {
    en: 'Its ash grounded air traffic in Europe for days in 2010.',
    pl: 'Jego popiół w 2010 roku na wiele dni sparaliżował ruch lotniczy w Europie.',
  },
  hekla: {
    en: 'In the Middle Ages it was thought to be a gateway to hell.',
    pl: 'W średniowieczu uważano go za bramę piekła.',
  },
  katla: {
    en: 'It lies hidden beneath a glacier, and floods follow when it erupts.',
    pl: 'Kryje się pod lodowcem, więc każdy jej wybuch grozi powodzią.',
  },
  santorini: {
    en: 'Its eruption in the Bronze Age may have inspired the legend of Atlantis.',
    pl: 'Jego wybuch w epoce brązu mógł dać początek legendzie o Atlantydzie.',
  },
  krakatoa: {
    en: 'Its explosion in 1883 was heard almost 5,000 kilometres away.',
    pl: 'Wybuch z 1883 roku słyszano w odległości prawie 5000 kilometrów.',
  },
  tambora: {
    en: 'After its eruption in 1815 came the “year without a summer”.',
    pl: 'Po jego wybuchu w 1815 roku nastąpił „rok bez lata”.',
  },
  merapi: {
    en: 'The name means “mountain of fire”; Yogyakarta lies at its foot.',
    pl: 'Nazwa znaczy „góra ognia”; u jego stóp leży Yogyakarta.',
  },
  pinatubo: {
    en: 'Its eruption in 1991 cooled the whole Earth by about half a degree.',
    pl: 'Wybuch z 1991 roku ochłodził całą Ziemię o mniej więcej pół stopnia.',
  },
  mayon: { en: 'It is famous for an almost perfect cone.', pl: 'Słynie z niemal idealnego stożka.' },
  'mount-taal': {
    en: 'It stands on an island in a lake on an island.',
    pl: 'Wznosi się na wyspie na jeziorze, które leży na wyspie.',
  },
  sakurajima: {
    en: 'It was an island until lava joined it to the mainland in 1914.',
    pl: 'Był wyspą, dopóki w 1914 roku lawa nie połączyła go z lądem.',
  },
  popocatepetl: {
    en: 'The name means “smoking mountain” in Nahuatl.',
    pl: 'Nazwa w języku nahuatl znaczy „dymiąca góra”.',
  },
  paricutin: {
    en: "It rose out of a farmer's maize field in 1943.",
    pl: 'W 1943 roku wyrósł na polu kukurydzy.',
  },
  cotopaxi: {
    en: 'It rises almost 5,900 metres above sea level and wears a glacier.',
    pl: 'Ma prawie 5900 metrów i lodową czapę.',
  },
  'nevado-del-ruiz': {
    en: 'In 1985 its mudflows buried the town of Armero.',
    pl: 'W 1985 roku jego lawiny błotne zasypały miasto Armero.',
  },
  villarrica: {
    en: 'Tourists climb it in a day to look into its lava lake.',
    pl: 'Turyści wchodzą na niego w jeden dzień, by zajrzeć do jeziora lawy.',
  },
  'mauna-loa': {
    en: 'By volume it is one of the largest volcanoes on Earth.',
    pl: 'Pod względem objętości to jeden z największych wulkanów Ziemi.',
  },
  kilauea: {
    en: 'According to legend it is the home of the goddess Pele.',
    pl: 'Według legendy mieszka w nim bogini Pele.',
  },
  'mount-st-helens': {
    en: 'In 1980 its north side collapsed in the largest landslide ever recorded.',
    pl: 'W 1980 roku runął jego północny stok – było to największe osuwisko w dziejach pomiarów.',
  },
  'ol-doinyo-lengai': {
    en: 'Its lava is the coolest on Earth and black like oil.',
    pl: 'Ma najchłodniejszą lawę na Ziemi, czarną jak ropa.',
  },
  nyiragongo: {
    en: 'It holds one of the largest lava lakes and threatens the city of Goma.',
    pl: 'Kryje ogromne jezioro lawy i zagraża miastu Goma.',
  },
  'erta-ale': {
    en: 'The name means “smoking mountain”; it lies in the hot Danakil Depression.',
    pl: 'Nazwa znaczy „dymiąca góra”; wznosi się w upalnej Kotlinie Danakilskiej.',
  },
  'mount-ruapehu': {
    en: 'Together with a neighbour it played Mount Doom in “The Lord of the Rings”.',
    pl: 'Wraz z sąsiednim wulkanem „zagrał” Górę Przeznaczenia we „Władcy Pierścieni”.',
  },
  'klyuchevskaya-sopka': {
    en: 'It is the highest active volcano in Eurasia, on Kamchatka.',
    pl: 'Wznosi się na Kamczatce; to najwyższy czynny wulkan Eurazji.',
  },
};

/** About deserts. */
export const DESERT_NOTES: Notes = {
  sahara: {
    en: 'It is the largest hot desert on Earth, almost as large as the United States.',
    pl: 'To największa gorąca pustynia Ziemi, niemal tak wielka jak Stany Zjednoczone.',
  },
  kalahari: {
    en: 'San hunters have lived there for thousands of years.',
    pl: 'Od tysięcy lat żyją tam myśliwi z ludu San.',
  },
  namib: {
    en: 'It is held to be the oldest desert in the world; its dunes reach the sea.',
    pl: 'Uchodzi za najstarszą pustynię świata; jej wydmy sięgają oceanu.',
  },
  gobi: {
    en: 'Nests of dinosaur eggs were found there in 1923.',
    pl: 'W 1923 roku odkryto tam gniazda jaj dinozaurów.',
  },
  taklamakan: {
    en: 'The Silk Road went around it on both sides.',
    pl: 'Jedwabny Szlak omijał ją z dwóch stron.',
  },
  karakum: {
    en: 'A burning gas crater there is called the “Door to Hell”.',
    pl: 'Płonący tam krater gazowy nazywa się „Wrotami piekieł”.',
  },
  kyzylkum: {
    en: 'Its name means “red sand”, that of the neighbouring Karakum “black sand”.',
    pl: 'Jej nazwa znaczy „czerwony piasek”, a sąsiedniej Kara-kum – „czarny piasek”.',
  },
  thar: {
    en: 'Jodhpur, the “blue city”, lies at its edge.',
    pl: 'Na jej skraju leży Dźodhpur, zwany błękitnym miastem.',
  },
  'rub-al-khali': { en: 'The name means “empty quarter”.', pl: 'Nazwa znaczy „pusta ćwiartka”.' },
  negev: {
    en: 'Ancient farmers caught the rare rain there with stone walls.',
    pl: 'Starożytni rolnicy gromadzili tam skąpą deszczówkę dzięki kamiennym murkom.',
  },
  atacama: {
    en: 'It is the driest desert outside the polar regions; Mars rovers are tested there.',
    pl: 'To najsuchsza pustynia poza obszarami polarnymi; testuje się tam łaziki marsjańskie.',
  },
  mojave: { en: 'Death Valley and Las Vegas lie in it.', pl: 'Leżą na niej Dolina Śmierci i Las Vegas.' },
  'sonoran-desert': {
    en: 'Giant saguaro cacti grow only there.',
    pl: 'Tylko tam rosną olbrzymie kaktusy saguaro.',
  },
  'chihuahuan-desert': {
    en: 'White Sands, dunes of pure gypsum, belong to it.',
    pl: 'Należą do niej White Sands – wydmy z czystego gipsu.',
  },
  'great-victoria-desert': {
    en: 'It was named after the British queen by the explorer Ernest Giles.',
    pl: 'Nazwę na cześć brytyjskiej królowej nadał jej podróżnik Ernest Giles.',
  },
  'simpson-desert': {
    en: 'It has the longest parallel sand dunes in the world.',
    pl: 'Ciągną się tam najdłuższe równoległe wydmy na świecie.',
  },
  'danakil-desert': {
    en: 'It lies partly below sea level and is among the hottest places on Earth.',
    pl: 'Leży częściowo poniżej poziomu morza i należy do najgorętszych miejsc na Ziemi.',
  },
  'nubian-desert': {
    en: 'It lies between the Nile and the Red Sea.',
    pl: 'Rozciąga się między Nilem a Morzem Czerwonym.',
  },
};

/** About straits. */
export const STRAIT_NOTES: Notes = {
  'strait-of-gibraltar': {
    en: 'It is only about 14 kilometres wide; in antiquity the Pillars of Hercules marked it.',
    pl: 'Ma tylko około 14 kilometrów szerokości; w starożytności wyznaczały ją Słupy Heraklesa.',
  },
  bosphorus: {
    en: 'It links the Black Sea with the Sea of Marmara; three bridges cross it.',
    pl: 'Łączy Morze Czarne z morzem Marmara; przerzucono nad nią trzy mosty.',
  },
  'bering-strait': {
    en: 'Two islands in the middle, one Russian and one American, lie less than four kilometres apart.',
    pl: 'Pośrodku leżą dwie wyspy, rosyjska i amerykańska, oddalone o niecałe cztery kilometry.',
  },
  'strait-of-dover': {
    en: 'It is about 33 kilometres wide; Matthew Webb was the first to swim it, in 1875.',
    pl: 'Ma około 33 kilometrów; wpław jako pierwszy pokonał ją w 1875 roku Matthew Webb.',
  },
  'strait-of-messina': {
    en: 'According to legend Scylla and Charybdis lurked there.',
    pl: 'Według legendy czyhały tam Scylla i Charybda.',
  },
  'strait-of-bonifacio': {
    en: "Napoleon's island and Garibaldi's last home lie on either side.",
    pl: 'Po jednej stronie leży ojczyzna Napoleona, po drugiej – Caprera, ostatni dom Garibaldiego.',
  },
  'strait-of-otranto': {
    en: 'It links the Adriatic with the Ionian Sea.',
    pl: 'Łączy Adriatyk z Morzem Jońskim.',
  },
  'strait-of-malacca': {
    en: "About a quarter of the world's traded goods pass through it.",
    pl: 'Przechodzi przez nią mniej więcej jedna czwarta światowego handlu.',
  },
  'sunda-strait': { en: 'The volcano Krakatoa stands in it.', pl: 'Wznosi się w niej wulkan Krakatau.' },
  'strait-of-hormuz': {
    en: "Much of the world's oil is shipped through it.",
    pl: 'Przewozi się przez nią znaczną część ropy sprzedawanej na świecie.',
  },
  'bab-el-mandeb': {
    en: 'Its name means “gate of tears”; it leads from the Red Sea to the Gulf of Aden.',
    pl: 'Nazwa znaczy „brama łez”; łączy Morze Czerwone z Zatoką Adeńską.',
  },
  'palk-strait': {
    en: "A chain of shoals called Adam's Bridge crosses it.",
    pl: 'Przecina ją pas mielizn zwany Mostem Adama.',
  },
  'mozambique-channel': {
    en: 'The coelacanth, once thought extinct, lives in its depths.',
    pl: 'W jego głębinach żyje latimeria, uważana niegdyś za wymarłą.',
  },
  'cook-strait': {
    en: 'It links the Tasman Sea with the South Pacific and is known for rough seas.',
    pl: 'Łączy Morze Tasmana z Pacyfikiem i słynie ze wzburzonych wód.',
  },
  'bass-strait': {
    en: 'The surgeon George Bass proved in 1798 that Tasmania is an island.',
    pl: 'W 1798 roku lekarz George Bass dowiódł, że Tasmania jest wyspą.',
  },
  'torres-strait': {
    en: 'The Spaniard Torres sailed through it in 1606 without noticing the continent.',
    pl: 'Hiszpan Torres przepłynął ją w 1606 roku, nie zauważając pobliskiego kontynentu.',
  },
  'strait-of-magellan': {
    en: 'Ferdinand Magellan passed through it in 1520, on the first voyage around the world.',
    pl: 'W 1520 roku przepłynął ją Ferdynand Magellan podczas pierwszej wyprawy dookoła świata.',
  },
  'drake-passage': {
    en: 'Its waters are among the roughest in the world.',
    pl: 'Jej wody należą do najbardziej wzburzonych na świecie.',
  },
  'davis-strait': {
    en: 'John Davis explored it in the 1580s in search of the Northwest Passage.',
    pl: 'W latach 80. XVI wieku badał ją John Davis, szukając Przejścia Północno-Zachodniego.',
  },
  'denmark-strait': {
    en: 'The highest waterfall on Earth is hidden there: cold water plunges more than 3 kilometres under the sea.',
    pl: 'Kryje największy wodospad Ziemi: pod powierzchnią zimna woda opada o ponad 3 kilometry.',
  },
  'la-perouse-strait': {
    en: 'It was named after the French explorer who sailed through it in 1787.',
    pl: 'Nazwano ją na cześć Francuza, który przepłynął ją w 1787 roku.',
  },
  'tsugaru-strait': {
    en: 'The Seikan railway tunnel runs deep below it.',
    pl: 'Głęboko pod jej dnem biegnie kolejowy tunel Seikan.',
  },
  oresund: {
    en: 'A bridge and a tunnel have linked Copenhagen with Malmö since 2000.',
    pl: 'Od 2000 roku Kopenhagę łączą z Malmö most i tunel.',
  },
  'great-belt': {
    en: 'A Swedish army marched over its ice in 1658.',
    pl: 'W 1658 roku po jego lodzie przeszła szwedzka armia.',
  },
  'menai-strait': {
    en: "Thomas Telford's suspension bridge of 1826 spans it.",
    pl: 'Spina ją wiszący most Thomasa Telforda z 1826 roku.',
  },
  'kerch-strait': {
    en: 'It links the Black Sea with the Sea of Azov.',
    pl: 'Łączy Morze Czarne z Azowskim.',
  },
};
