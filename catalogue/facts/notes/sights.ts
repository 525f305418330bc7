import type { Notes } from './notes.ts';

/** About nicknames of cities. */
export const NICKNAME_NOTES: Notes = {
  'the-eternal-city': {
    en: 'Poets such as Tibullus already used the name in antiquity.',
    pl: 'Tak nazywali je poeci już w starożytności, na przykład Tibullus.',
  },
  'the-city-of-light': {
    en: 'It owes the name to the Enlightenment and to early street lighting.',
    pl: 'Nazwę zawdzięcza oświeceniu i wczesnemu oświetleniu ulic.',
  },
  'the-big-apple': {
    en: 'A sports journalist made the name popular in the 1920s, in columns about horse racing.',
    pl: 'Nazwę spopularyzował w latach 20. XX wieku dziennikarz piszący o wyścigach konnych.',
  },
  'the-windy-city': {
    en: 'Some say that the wind meant the boasting of local politicians.',
    pl: 'Niektórzy twierdzą, że chodziło o puste przechwałki miejscowych polityków.',
  },
  'the-city-of-angels': {
    en: 'Spanish settlers named it after Our Lady, Queen of the Angels, in 1781.',
    pl: 'W 1781 roku hiszpańscy osadnicy nazwali je na cześć Matki Boskiej Królowej Aniołów.',
  },
  'the-city-of-brotherly-love': {
    en: 'That is roughly what its Greek name means.',
    pl: 'Mniej więcej tyle znaczy jego grecka nazwa.',
  },
  'the-big-easy': {
    en: 'The name became known through a novel and a film of 1986.',
    pl: 'Przydomek rozsławiły powieść i film z 1986 roku.',
  },
  'sin-city': {
    en: 'Gambling has been legal there since 1931.',
    pl: 'Hazard jest tam legalny od 1931 roku.',
  },
  'motor-city': {
    en: 'Ford, General Motors and Chrysler grew up there; the record label Motown took its name from it.',
    pl: 'Wyrosły tam Ford, General Motors i Chrysler, a od przydomka wzięła nazwę wytwórnia płyt Motown.',
  },
  'the-emerald-city': {
    en: 'The forests around it are green all year.',
    pl: 'Otaczające je lasy są zielone przez cały rok.',
  },
  'the-city-of-a-hundred-spires': {
    en: 'Well over five hundred towers have been counted there.',
    pl: 'W rzeczywistości naliczono tam ponad pięćset wież.',
  },
  'auld-reekie': {
    en: 'It means “Old Smoky”, after the smoke of its chimneys.',
    pl: 'Znaczy to „Stara Zadymiona” – od dymu z kominów.',
  },
  'queen-of-the-adriatic': {
    en: 'It stands on more than a hundred small islands.',
    pl: 'Leży na ponad stu wysepkach.',
  },
  'pearl-of-the-adriatic': {
    en: "It played King's Landing in “Game of Thrones”.",
    pl: '„Zagrał” Królewską Przystań w „Grze o tron”.',
  },
  'the-pink-city': {
    en: 'It was painted pink for a visit by the Prince of Wales in 1876.',
    pl: 'Pomalowano je na różowo na przyjazd księcia Walii w 1876 roku.',
  },
  'la-ville-rose-the-pink-city': {
    en: 'It is built of pinkish terracotta bricks; today Airbus builds its planes there.',
    pl: 'Wzniesiono ją z różowawej cegły; dziś powstają tam samoloty Airbusa.',
  },
  'the-lion-city': {
    en: 'The name comes from Sanskrit words for “lion” and “town”.',
    pl: 'Nazwa pochodzi od sanskryckich słów oznaczających lwa i miasto.',
  },
  'the-mother-city': {
    en: 'It was the first town of European settlers in South Africa, founded in 1652.',
    pl: 'To pierwsze miasto, jakie Europejczycy założyli w Afryce Południowej – w 1652 roku.',
  },
  'the-marvellous-city': {
    en: 'A carnival march of 1935 about it became its anthem.',
    pl: 'Marsz karnawałowy z 1935 roku stał się hymnem miasta.',
  },
  'the-winter-capital-of-poland': { en: 'It lies at the foot of the Tatras.', pl: 'Leży u stóp Tatr.' },
  'the-polish-manchester': {
    en: 'Its cotton mills made it one of the largest textile towns of Europe.',
    pl: 'Dzięki przędzalniom bawełny stała się jednym z największych ośrodków włókienniczych Europy.',
  },
  'the-padua-of-the-north': {
    en: 'An architect from Padua, Bernardo Morando, planned it for Jan Zamoyski.',
    pl: 'Zaprojektował je dla Jana Zamoyskiego Bernardo Morando rodem z Padwy.',
  },
  'the-city-of-gingerbread': { en: 'Copernicus was born there.', pl: 'Urodził się tam Mikołaj Kopernik.' },
};

/** About landmarks. */
export const LANDMARK_NOTES: Notes = {
  'the-national-palace-museum-with-treasures-of-chinese-emperors': {
    en: 'The treasures were shipped there from the mainland in 1948 and 1949.',
    pl: 'Skarby przewieziono tam z kontynentu w latach 1948–1949.',
  },
  'the-trevi-fountain': {
    en: 'Visitors throw in more than a million euros in coins a year.',
    pl: 'Turyści wrzucają do niej rocznie ponad milion euro w monetach.',
  },
  'the-doge-s-palace': {
    en: 'The Bridge of Sighs leads from it to the old prison.',
    pl: 'Prowadzi z niego do więzienia Most Westchnień.',
  },
  'the-uffizi-gallery': {
    en: "Botticelli's “Birth of Venus” hangs there; uffizi means “offices”.",
    pl: 'Wiszą tam „Narodziny Wenus” Botticellego; uffizi znaczy „urzędy”.',
  },
  'la-scala': {
    en: "Verdi's “Nabucco” was first performed there.",
    pl: 'Odbyła się tam prapremiera „Nabucca” Verdiego.',
  },
  'the-ponte-vecchio': {
    en: 'It was the only bridge of the city that the Germans did not blow up in 1944.',
    pl: 'To jedyny most w mieście, którego Niemcy nie wysadzili w 1944 roku.',
  },
  'the-mole-antonelliana': {
    en: 'It was planned as a synagogue and houses a museum of cinema.',
    pl: 'Miała być synagogą, a mieści muzeum kina.',
  },
  'the-louvre': {
    en: 'It was a fortress and then a royal palace before it became a museum in 1793.',
    pl: 'Zanim w 1793 roku został muzeum, był twierdzą, a potem pałacem królewskim.',
  },
  'the-sagrada-familia': {
    en: 'Construction began in 1882; Gaudí is buried in its crypt.',
    pl: 'Budowę rozpoczęto w 1882 roku; w krypcie spoczywa Gaudí.',
  },
  'the-alhambra': {
    en: 'The name means “the red one” in Arabic.',
    pl: 'Nazwa znaczy po arabsku „czerwona”.',
  },
  'the-prado-museum': {
    en: '“Las Meninas” by Velázquez hangs there.',
    pl: 'Wiszą tam „Panny dworskie” Velázqueza.',
  },
  'the-guggenheim-museum-clad-in-titanium': {
    en: 'Frank Gehry designed it; it opened in 1997.',
    pl: 'Zaprojektował je Frank Gehry; otwarto je w 1997 roku.',
  },
  'the-belem-tower': {
    en: 'It guarded the mouth of the Tagus in the age of discoveries.',
    pl: 'W epoce odkryć strzegła ujścia Tagu.',
  },
  'arthur-s-seat': {
    en: 'It is an extinct volcano above the royal palace of Holyrood.',
    pl: 'To wygasły wulkan wznoszący się nad pałacem Holyrood.',
  },
  'the-brandenburg-gate': {
    en: 'Napoleon carried its quadriga off to France in 1806.',
    pl: 'W 1806 roku Napoleon wywiózł jej kwadrygę do Francji.',
  },
  'the-zwinger-palace': {
    en: "Raphael's “Sistine Madonna”, with its two bored little angels, hangs there.",
    pl: 'Wisi tam „Madonna Sykstyńska” Rafaela ze słynną parą znudzonych aniołków.',
  },
  'the-holstentor': {
    en: 'The leaning gate was on the 50-mark banknote.',
    pl: 'Przechylona brama widniała na banknocie 50-markowym.',
  },
  'the-elbphilharmonie': {
    en: 'The glass concert hall stands on top of an old warehouse.',
    pl: 'Szklana filharmonia stoi na dawnym magazynie portowym.',
  },
  'schonbrunn-palace': {
    en: 'Its zoo of 1752 is the oldest in the world that still exists.',
    pl: 'Tamtejsze zoo z 1752 roku jest najstarszym istniejącym na świecie.',
  },
  'the-belvedere-with-klimt-s-the-kiss': {
    en: 'The palace was built for Prince Eugene of Savoy.',
    pl: 'Pałac zbudowano dla księcia Eugeniusza Sabaudzkiego.',
  },
  'the-atomium': {
    en: 'It shows an iron crystal magnified 165 billion times.',
    pl: 'Przedstawia kryształ żelaza powiększony 165 miliardów razy.',
  },
  'the-rijksmuseum': {
    en: "Rembrandt's “Night Watch” hangs there.",
    pl: 'Wisi tam „Straż nocna” Rembrandta.',
  },
  'the-little-mermaid-statue': {
    en: 'Vandals have beheaded her twice.',
    pl: 'Wandale dwukrotnie odcięli jej głowę.',
  },
  'the-tivoli-gardens-amusement-park': {
    en: 'It opened in 1843 and gave Walt Disney ideas.',
    pl: 'Otwarto go w 1843 roku; inspirował Walta Disneya.',
  },
  'the-vasa-museum': {
    en: 'The warship inside sank on its first voyage in 1628.',
    pl: 'Wystawiony w nim okręt zatonął w pierwszym rejsie w 1628 roku.',
  },
  'the-vigeland-sculpture-park': {
    en: 'Its more than 200 sculptures, among them a furious little boy, are all by one artist.',
    pl: 'Stoi w nim ponad 200 rzeźb jednego artysty, w tym słynny rozzłoszczony chłopczyk.',
  },
  'the-hallgrimskirkja': {
    en: 'The shape of the church recalls columns of basalt.',
    pl: 'Jego kształt przypomina bazaltowe słupy.',
  },
  'the-temppeliaukio-church': { en: 'It was hewn out of solid rock.', pl: 'Wykuto go w litej skale.' },
  'charles-bridge': {
    en: 'Thirty statues of saints line it.',
    pl: 'Zdobi go trzydzieści rzeźb i grup rzeźbiarskich.',
  },
  'the-fisherman-s-bastion': {
    en: 'Its seven towers stand for seven Magyar tribes.',
    pl: 'Siedem wież symbolizuje siedem plemion madziarskich.',
  },
  'the-szechenyi-chain-bridge': {
    en: 'It was the first permanent bridge over the Danube in the city, opened in 1849.',
    pl: 'Był pierwszym stałym mostem przez Dunaj w tym mieście; otwarto go w 1849 roku.',
  },
  'the-acropolis-with-the-parthenon': {
    en: 'The temple was built for the goddess Athena in the 5th century BC.',
    pl: 'Świątynię bogini Ateny wzniesiono w V wieku p.n.e.',
  },
  'the-white-tower-by-the-sea': {
    en: 'It was a dreaded Ottoman prison and was whitewashed by a convict in exchange for his freedom.',
    pl: 'Była osmańskim więzieniem; pobielił ją skazaniec w zamian za wolność.',
  },
  'the-gate-of-dawn': {
    en: 'Mickiewicz addresses its Madonna at the beginning of “Pan Tadeusz”.',
    pl: 'Do tamtejszej Matki Boskiej zwraca się Mickiewicz w inwokacji „Pana Tadeusza”.',
  },
  'the-hermitage': {
    en: 'Catherine the Great founded it, and cats guard its cellars.',
    pl: 'Założyła go Katarzyna Wielka, a piwnic strzegą koty.',
  },
  'the-bolshoi-theatre': {
    en: '“Swan Lake” was first danced there in 1877.',
    pl: 'W 1877 roku odbyła się tam prapremiera „Jeziora łabędziego”.',
  },
  'the-pechersk-lavra-a-monastery-of-caves': {
    en: 'Mummified monks lie in its caves.',
    pl: 'W jej pieczarach spoczywają zmumifikowani mnisi.',
  },
  'the-potemkin-stairs': {
    en: "A pram rolls down them in Eisenstein's film of 1925.",
    pl: 'W filmie Eisensteina z 1925 roku stacza się po nich wózek dziecięcy.',
  },
  'hagia-sophia': {
    en: 'It was the largest church of Christendom for almost a thousand years.',
    pl: 'Przez niemal tysiąc lat była największym kościołem chrześcijaństwa.',
  },
  'the-topkapi-palace': {
    en: 'The sultans lived there with their harem for four centuries.',
    pl: 'Przez cztery stulecia mieszkali tam sułtani z haremem.',
  },
  'wawel-castle': {
    en: 'A dragon is said to have lived in a cave below it.',
    pl: 'W jamie pod wzgórzem miał mieszkać smok.',
  },
  'the-centennial-hall': {
    en: 'When it opened in 1913, its concrete dome was the largest in the world.',
    pl: 'W chwili otwarcia w 1913 roku miała największą żelbetową kopułę świata.',
  },
  'the-neptune-fountain-on-long-market': {
    en: 'According to legend, the sea god created Goldwasser, the local liqueur with flakes of gold.',
    pl: 'Według legendy bóg morza stworzył miejscową wódkę z płatkami złota – Goldwasser.',
  },
  'the-palace-of-culture-and-science': {
    en: 'It was a “gift” from Stalin and opened in 1955.',
    pl: 'Był „darem” Stalina; otwarto go w 1955 roku.',
  },
  'the-spodek-arena': {
    en: 'The name means “saucer”, after its shape like a UFO.',
    pl: 'Nazwa nawiązuje do kształtu „latającego spodka”.',
  },
  'the-western-wall': {
    en: 'Visitors leave prayers on slips of paper in its cracks.',
    pl: 'Odwiedzający wkładają w jej szczeliny karteczki z modlitwami.',
  },
  'the-burj-khalifa': {
    en: 'It is 828 metres tall and opened in 2010.',
    pl: 'Ma 828 metrów; otwarto go w 2010 roku.',
  },
  'the-petronas-towers': {
    en: 'A bridge joins them at the 41st and 42nd floors.',
    pl: 'Na wysokości 41. i 42. piętra łączy je kładka.',
  },
  'marina-bay-sands': {
    en: 'Its pool lies on a deck across three towers.',
    pl: 'Basen rozciąga się tam na dachu trzech wież.',
  },
  'the-forbidden-city': {
    en: 'Twenty-four emperors ruled from it.',
    pl: 'Rządziło stamtąd dwudziestu czterech cesarzy.',
  },
  'the-oriental-pearl-tower': {
    en: 'Eleven spheres are strung on it like pearls.',
    pl: 'Nanizano na nią jedenaście kul, niby perły.',
  },
  'the-golden-pavilion-kinkaku-ji': {
    en: 'A monk burnt it down in 1950; Mishima wrote a novel about it.',
    pl: 'W 1950 roku spalił go mnich; opisał to w powieści Mishima.',
  },
  'the-atomic-bomb-dome': {
    en: 'The bomb exploded almost directly above it on 6 August 1945.',
    pl: '6 sierpnia 1945 roku bomba wybuchła niemal dokładnie nad nią.',
  },
  'the-gateway-of-india': {
    en: 'The last British troops left through it in 1948.',
    pl: 'W 1948 roku opuścili przez nią kraj ostatni brytyjscy żołnierze.',
  },
  'the-taj-mahal': {
    en: 'Shah Jahan built it as a tomb for his wife Mumtaz Mahal.',
    pl: 'Szahdżahan wzniósł go jako grobowiec dla żony, Mumtaz Mahal.',
  },
  'the-red-fort-where-the-prime-minister-speaks-on-independence-day': {
    en: 'The Mughal emperors held court there.',
    pl: 'Rezydowali tam cesarze z dynastii Wielkich Mogołów.',
  },
  'wat-pho-with-the-reclining-buddha': {
    en: 'The gilded figure is 46 metres long.',
    pl: 'Złocony posąg ma 46 metrów długości.',
  },
  'the-registan': {
    en: 'Three Islamic schools with blue tiles surround the square.',
    pl: 'Plac otaczają trzy medresy zdobione błękitnymi płytkami.',
  },
  'the-bayterek-tower': {
    en: 'Its golden ball stands for the egg of a magic bird in the tree of life.',
    pl: 'Złota kula symbolizuje jajo baśniowego ptaka na drzewie życia.',
  },
  'the-flame-towers': {
    en: 'They recall the burning gas of the “land of fire”.',
    pl: 'Nawiązują do gazu płonącego w „krainie ognia”.',
  },
  'the-hassan-ii-mosque': {
    en: 'Its minaret of some 200 metres stands by the Atlantic.',
    pl: 'Jego minaret, wysoki na około 200 metrów, stoi nad Atlantykiem.',
  },
  'the-djemaa-el-fna-square': {
    en: 'Storytellers and snake charmers perform there.',
    pl: 'Występują tam gawędziarze i zaklinacze węży.',
  },
  'table-mountain': {
    en: 'A cable car goes up; the cloud on top is called the tablecloth.',
    pl: 'Na szczyt wjeżdża kolejka; leżącą na nim chmurę nazywa się obrusem.',
  },
  'the-statue-of-liberty': {
    en: 'It was a gift from France; Eiffel designed the frame inside.',
    pl: 'Była darem Francji; jej szkielet zaprojektował Eiffel.',
  },
  'the-golden-gate-bridge': {
    en: 'Its colour is called international orange.',
    pl: 'Jego kolor to „międzynarodowy pomarańczowy”.',
  },
  'the-space-needle': {
    en: "It was built for the World's Fair of 1962.",
    pl: 'Zbudowano ją na wystawę światową w 1962 roku.',
  },
  'the-gateway-arch': {
    en: 'At 192 metres it is the tallest arch in the world.',
    pl: 'Ma 192 metry – to najwyższy łuk świata.',
  },
  'the-liberty-bell': {
    en: 'It has a famous crack and has not been rung since the 19th century.',
    pl: 'Jest pęknięty i nie dzwoni od XIX wieku.',
  },
  'the-willis-tower': {
    en: 'As the Sears Tower it was the tallest building in the world for a quarter of a century.',
    pl: 'Jako Sears Tower przez ćwierć wieku był najwyższym budynkiem świata.',
  },
  'the-hollywood-walk-of-fame': {
    en: 'It has more than 2,700 stars.',
    pl: 'Wmurowano w nią ponad 2700 gwiazd.',
  },
  'the-cn-tower': {
    en: 'At 553 metres it was the tallest tower in the world for three decades.',
    pl: 'Ma 553 metry i przez trzy dekady była najwyższą wieżą świata.',
  },
  'the-chateau-frontenac': {
    en: 'The railway hotel is said to be the most photographed hotel in the world.',
    pl: 'Ten kolejowy hotel uchodzi za najczęściej fotografowany na świecie.',
  },
  'the-basilica-of-our-lady-of-guadalupe': {
    en: 'Millions of pilgrims come every December.',
    pl: 'Co roku w grudniu przybywają tam miliony pielgrzymów.',
  },
  'the-statue-of-christ-the-redeemer': {
    en: 'It has stood on Mount Corcovado since 1931.',
    pl: 'Od 1931 roku stoi na górze Corcovado.',
  },
  'the-teatro-amazonas-opera-house': {
    en: 'Rubber barons built it; it appears in the film “Fitzcarraldo”.',
    pl: 'Zbudowali ją baronowie kauczukowi; pojawia się w filmie „Fitzcarraldo”.',
  },
  'the-teatro-colon-and-the-casa-rosada': {
    en: 'Evita spoke to the crowds from the balcony of the pink palace.',
    pl: 'Z balkonu różowego pałacu przemawiała Evita.',
  },
  'the-flinders-street-station': {
    en: '“Meet me under the clocks” is a local phrase.',
    pl: '„Spotkajmy się pod zegarami” – mawiają miejscowi.',
  },
  'the-sky-tower': {
    en: 'At 328 metres it is one of the tallest towers of the southern hemisphere; people jump off it on a wire.',
    pl: 'Ma 328 metrów – to jedna z najwyższych wież półkuli południowej; można z niej skoczyć na linie.',
  },
};

/** About airports. */
export const AIRPORT_NOTES: Notes = {
  heathrow: {
    en: 'It has the name of a hamlet that was demolished to build it.',
    pl: 'Nazwę ma od osady, którą zburzono pod jego budowę.',
  },
  'charles-de-gaulle': {
    en: 'Parisians call it Roissy, after the village beside it.',
    pl: 'Paryżanie nazywają je Roissy, od pobliskiej wsi.',
  },
  schiphol: {
    en: 'It lies below sea level, where there was once a lake.',
    pl: 'Leży poniżej poziomu morza, na dnie dawnego jeziora.',
  },
  'el-prat': {
    en: 'Since 2019 it has been named after Josep Tarradellas.',
    pl: 'Od 2019 roku nosi imię Josepa Tarradellasa.',
  },
  fiumicino: {
    en: 'Its official name is that of Leonardo da Vinci, who dreamt of flying.',
    pl: 'Oficjalnie nosi imię Leonarda da Vinci, który marzył o lataniu.',
  },
  malpensa: {
    en: 'The name is said to mean “badly thought out”.',
    pl: 'Nazwa znaczy ponoć „źle pomyślane”.',
  },
  'marco-polo': {
    en: 'Water taxis take travellers from the terminal to their hotels.',
    pl: 'Z terminalu do hotelu można popłynąć wodną taksówką.',
  },
  kastrup: {
    en: 'It opened in 1925 as one of the first civil airports in the world.',
    pl: 'Otwarto je w 1925 roku jako jedno z pierwszych cywilnych lotnisk świata.',
  },
  'franz-josef-strauss': {
    en: 'It is named after a prime minister of Bavaria who was a pilot himself.',
    pl: 'Jego patron, premier Bawarii, sam pilotował samoloty.',
  },
  'ferenc-liszt': { en: 'Until 2011 it was called Ferihegy.', pl: 'Do 2011 roku nazywało się Ferihegy.' },
  'vaclav-havel': {
    en: 'Until 2012 it was called Ruzyně; in “Casino Royale” it plays the part of Miami.',
    pl: 'Do 2012 roku nazywało się Ruzyně; w „Casino Royale” udaje lotnisko w Miami.',
  },
  'nikola-tesla': {
    en: "The inventor's ashes are kept in a museum of the city.",
    pl: 'Prochy wynalazcy przechowuje muzeum w tym mieście.',
  },
  'eleftherios-venizelos': {
    en: 'It opened in 2001, in time for the Olympic Games of 2004.',
    pl: 'Otwarto je w 2001 roku, z myślą o igrzyskach w 2004.',
  },
  sheremetyevo: {
    en: 'Edward Snowden lived in its transit zone for weeks in 2013.',
    pl: 'W 2013 roku w jego strefie tranzytowej tygodniami mieszkał Edward Snowden.',
  },
  'ben-gurion': {
    en: 'It is named after the first prime minister of the country.',
    pl: 'Jego patronem jest pierwszy premier Izraela.',
  },
  'sabiha-gokcen': {
    en: 'It is named after one of the first women to fly a fighter plane.',
    pl: 'Jego patronka była jedną z pierwszych pilotek myśliwców.',
  },
  haneda: {
    en: 'It is nearer to the centre than the larger Narita.',
    pl: 'Leży bliżej centrum niż większe lotnisko Narita.',
  },
  kansai: {
    en: 'It was built on an artificial island in the sea.',
    pl: 'Zbudowano je na sztucznej wyspie na morzu.',
  },
  incheon: {
    en: "MacArthur's troops landed near it in 1950.",
    pl: 'W 1950 roku w pobliżu wylądowały wojska MacArthura.',
  },
  suvarnabhumi: { en: 'The name means “golden land”.', pl: 'Nazwa znaczy „złota kraina”.' },
  changi: {
    en: 'An indoor waterfall of 40 metres is its showpiece.',
    pl: 'Jego wizytówką jest 40-metrowy wodospad pod szklaną kopułą.',
  },
  'jomo-kenyatta': {
    en: 'It is named after the first president of the country.',
    pl: 'Jego patronem jest pierwszy prezydent Kenii.',
  },
  'o-r-tambo': {
    en: 'It is named after a man who fought against apartheid together with Nelson Mandela.',
    pl: 'Jego patron walczył z apartheidem razem z Nelsonem Mandelą.',
  },
  'john-f-kennedy': {
    en: 'It was known as Idlewild until December 1963.',
    pl: 'Do grudnia 1963 roku nazywało się Idlewild.',
  },
  laguardia: {
    en: 'It is named after a mayor who once refused to get off in Newark: his ticket said New York.',
    pl: 'Jego patron, burmistrz, nie chciał kiedyś wysiąść w Newark, bo na bilecie miał Nowy Jork.',
  },
  'o-hare': {
    en: 'Its code ORD recalls an old name, Orchard Field.',
    pl: 'Kod ORD przypomina dawną nazwę Orchard Field.',
  },
  'hartsfield-jackson': {
    en: 'It has been the busiest airport in the world for most years since 1998.',
    pl: 'Od 1998 roku niemal zawsze jest najruchliwszym lotniskiem świata.',
  },
  'lester-b-pearson': {
    en: 'It is named after a prime minister who won the Nobel Peace Prize for his part in ending the Suez crisis.',
    pl: 'Jego patron, premier Kanady, dostał Pokojową Nagrodę Nobla za udział w zażegnaniu kryzysu sueskiego.',
  },
  galeao: {
    en: 'Its other name honours Tom Jobim, who wrote “The Girl from Ipanema”.',
    pl: 'Nosi też imię Toma Jobima, który skomponował „Dziewczynę z Ipanemy”.',
  },
  'kingsford-smith': {
    en: 'It is named after the first pilot to fly across the Pacific.',
    pl: 'Jego patron jako pierwszy przeleciał nad Pacyfikiem.',
  },
  tullamarine: {
    en: 'In 1970 it replaced Essendon as the international airport of the city.',
    pl: 'W 1970 roku zastąpiło Essendon jako międzynarodowe lotnisko miasta.',
  },
  'frederic-chopin': { en: 'Before 2001 it was known as Okęcie.', pl: 'Do 2001 roku nosiło nazwę Okęcie.' },
  balice: { en: 'It bears the name of Pope John Paul II.', pl: 'Nosi imię Jana Pawła II.' },
  'lech-walesa': {
    en: 'Its predecessor was where the housing estate Zaspa is today.',
    pl: 'Wcześniejsze lotnisko działało tam, gdzie dziś stoi osiedle Zaspa.',
  },
  lawica: {
    en: 'It opened in 1913 and is one of the oldest in the country.',
    pl: 'Powstało w 1913 roku i należy do najstarszych w kraju.',
  },
};
