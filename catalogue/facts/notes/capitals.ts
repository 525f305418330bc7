import type { Notes } from './notes.ts';

/** About capitals, by the ISO code of the country. */
export const CAPITAL_NOTES: Notes = {
  al: {
    en: 'Tirana became the capital in 1920; before that the government sat in several towns.',
    pl: 'Tirana została stolicą w 1920 roku; wcześniej rząd urzędował w różnych miastach.',
  },
  at: {
    en: 'About a fifth of all Austrians live in Vienna, once the seat of the Habsburgs.',
    pl: 'W Wiedniu, dawnej siedzibie Habsburgów, mieszka mniej więcej co piąty Austriak.',
  },
  by: {
    en: 'The headquarters of the Commonwealth of Independent States are in Minsk.',
    pl: 'W Mińsku ma siedzibę Wspólnota Niepodległych Państw.',
  },
  be: {
    en: 'Brussels is also home to the headquarters of NATO and the European Commission.',
    pl: 'Bruksela jest też siedzibą NATO i Komisji Europejskiej.',
  },
  ba: {
    en: 'Sarajevo hosted the Winter Olympics in 1984.',
    pl: 'W 1984 roku w Sarajewie odbyły się zimowe igrzyska olimpijskie.',
  },
  bg: {
    en: 'Sofia lies at the foot of Mount Vitosha; the city was once called Serdica.',
    pl: 'Sofia leży u stóp Witoszy, a w starożytności nazywała się Serdika.',
  },
  hr: {
    en: 'Zagreb grew out of two rival medieval hill towns, Gradec and Kaptol.',
    pl: 'Zagrzeb powstał z połączenia dwóch średniowiecznych osad: Gradeca i Kaptolu.',
  },
  cz: {
    en: 'Prague has the largest ancient castle in the world and an astronomical clock from 1410.',
    pl: 'Praga szczyci się największym zespołem zamkowym świata i zegarem astronomicznym z 1410 roku.',
  },
  dk: {
    en: 'Copenhagen means “merchants’ harbour”; its Little Mermaid has sat by the water since 1913.',
    pl: 'Nazwa Kopenhagi znaczy „port kupców”; od 1913 roku siedzi tam nad wodą Mała Syrenka.',
  },
  ee: {
    en: 'The name of Tallinn probably means “Danish town”; in German it was Reval.',
    pl: 'Nazwa Tallinna znaczy prawdopodobnie „duńskie miasto”; po niemiecku był to Rewal.',
  },
  fi: {
    en: 'Helsinki took over from Turku in 1812, when Finland belonged to Russia.',
    pl: 'Helsinki przejęły rolę stolicy po Turku w 1812 roku, gdy Finlandia należała do Rosji.',
  },
  fr: { en: 'Paris was called Lutetia by the Romans.', pl: 'Rzymianie nazywali Paryż Lutecją.' },
  de: {
    en: 'From 1949 to 1990 the capital of West Germany was Bonn.',
    pl: 'W latach 1949–1990 stolicą Niemiec Zachodnich było Bonn.',
  },
  gr: {
    en: 'When Athens became the capital in 1834 it was a town of a few thousand people; Nafplio came before it.',
    pl: 'Gdy Ateny zostały stolicą w 1834 roku, miały kilka tysięcy mieszkańców; wcześniej stolicą było Nauplion.',
  },
  hu: {
    en: 'Buda, Óbuda and Pest were united into one city in 1873.',
    pl: 'Miasto powstało w 1873 roku z połączenia Budy, Óbudy i Pesztu.',
  },
  is: {
    en: 'Reykjavik is the northernmost capital of a sovereign state.',
    pl: 'Reykjavík to najdalej na północ położona stolica niepodległego państwa.',
  },
  ie: {
    en: 'Dublin means “black pool” in Irish.',
    pl: 'Nazwa Dublina znaczy po irlandzku „czarna sadzawka”.',
  },
  it: {
    en: 'Turin and Florence were capitals of united Italy before Rome.',
    pl: 'Zanim Rzym stał się stolicą zjednoczonych Włoch, były nią Turyn i Florencja.',
  },
  lv: {
    en: 'Riga has one of the richest collections of Art Nouveau buildings in the world.',
    pl: 'Ryga słynie z setek kamienic w stylu secesyjnym.',
  },
  li: {
    en: 'Vaduz has no railway station and no airport.',
    pl: 'Vaduz nie ma ani lotniska, ani dworca kolejowego.',
  },
  lt: {
    en: 'From 1920 to 1939 the seat of the government was Kaunas, not Vilnius.',
    pl: 'W latach 1920–1939 rząd urzędował nie w Wilnie, lecz w Kownie.',
  },
  mt: {
    en: 'Valletta is named after Jean de Valette, who led the knights in the siege of 1565.',
    pl: 'Nazwa upamiętnia Jeana de la Valette’a, obrońcę Malty podczas oblężenia w 1565 roku.',
  },
  md: {
    en: 'Some 200 kilometres of wine cellars run underground near Chișinău, at Mileștii Mici.',
    pl: 'Pod Mileștii Mici koło Kiszyniowa ciągnie się 200 kilometrów piwnic z winem.',
  },
  me: {
    en: 'From 1946 to 1992 the city was called Titograd, after the Yugoslav leader.',
    pl: 'W latach 1946–1992 miasto nazywało się Titograd na cześć przywódcy Jugosławii.',
  },
  nl: {
    en: 'The government and the king work in The Hague, yet the constitution names Amsterdam.',
    pl: 'Rząd i król urzędują w Hadze, ale konstytucja wskazuje Amsterdam.',
  },
  mk: {
    en: 'Mother Teresa was born in Skopje in 1910.',
    pl: 'W Skopju urodziła się w 1910 roku Matka Teresa z Kalkuty.',
  },
  no: {
    en: 'Oslo was called Christiania, later Kristiania, until 1925.',
    pl: 'Do 1925 roku miasto nosiło nazwę Christiania (Kristiania).',
  },
  pl: {
    en: 'Kraków was the royal seat before the court moved to Warsaw around 1600.',
    pl: 'Około 1600 roku Warszawa przejęła rolę królewskiej siedziby od Krakowa.',
  },
  pt: {
    en: 'Lisbon was almost destroyed by an earthquake in 1755.',
    pl: 'W 1755 roku Lizbonę niemal doszczętnie zniszczyło trzęsienie ziemi.',
  },
  ro: {
    en: 'Bucharest has the heaviest building in the world, the Palace of the Parliament.',
    pl: 'W Bukareszcie stoi najcięższy budynek świata – Pałac Parlamentu.',
  },
  ru: {
    en: 'Moscow regained the title in 1918, after two centuries in Saint Petersburg.',
    pl: 'Przez dwa stulecia stolicą był Petersburg; Moskwa odzyskała ten tytuł w 1918 roku.',
  },
  rs: {
    en: 'Belgrade means “white city” and lies where the Sava meets the Danube.',
    pl: 'Nazwa Belgradu znaczy „białe miasto”; leży on u ujścia Sawy do Dunaju.',
  },
  sk: {
    en: 'Bratislava borders two other countries, Austria and Hungary.',
    pl: 'Miasto leży tuż przy granicy z Austrią i Węgrami.',
  },
  si: {
    en: 'The symbol of Ljubljana is a dragon, which guards one of its bridges.',
    pl: 'Symbolem Lublany jest smok, który strzeże jednego z jej mostów.',
  },
  es: {
    en: 'Madrid is the highest capital in the European Union, at about 650 metres.',
    pl: 'Madryt leży na wysokości około 650 metrów – najwyżej ze stolic Unii Europejskiej.',
  },
  se: { en: 'Stockholm is built on fourteen islands.', pl: 'Sztokholm leży na czternastu wyspach.' },
  ch: {
    en: 'Bern is officially only the “federal city”; Zurich and Geneva are larger.',
    pl: 'Berno jest formalnie tylko „miastem federalnym”; Zurych i Genewa są większe.',
  },
  ua: {
    en: 'Kyiv is said to be named after Kyi, one of three brothers who founded it.',
    pl: 'Według legendy nazwa pochodzi od Kija, jednego z trzech braci założycieli.',
  },
  gb: {
    en: 'London was founded by the Romans as Londinium.',
    pl: 'Londyn założyli Rzymianie pod nazwą Londinium.',
  },
  tr: {
    en: 'Ankara replaced Istanbul as the capital in 1923.',
    pl: 'Ankara zastąpiła Stambuł w roli stolicy w 1923 roku.',
  },
  cy: {
    en: 'Nicosia is divided by a buffer zone of the United Nations.',
    pl: 'Miasto przecina strefa buforowa ONZ.',
  },
  ir: {
    en: 'Tehran became the capital at the end of the 18th century, under the Qajars.',
    pl: 'Teheran został stolicą pod koniec XVIII wieku, za panowania Kadżarów.',
  },
  iq: {
    en: 'Baghdad was founded in 762 as the round city of Caliph al-Mansur.',
    pl: 'Bagdad założył w 762 roku kalif Al-Mansur jako miasto na planie koła.',
  },
  sy: {
    en: 'Damascus is one of the oldest continuously inhabited cities.',
    pl: 'Damaszek należy do najdłużej nieprzerwanie zamieszkanych miast świata.',
  },
  lb: {
    en: 'Beirut was called the Paris of the Middle East before the civil war.',
    pl: 'Przed wojną domową Bejrut nazywano Paryżem Bliskiego Wschodu.',
  },
  jo: { en: 'Amman was once called Philadelphia.', pl: 'W starożytności Amman nosił nazwę Filadelfia.' },
  sa: {
    en: 'Riyadh means “gardens”; the holy cities are Mecca and Medina.',
    pl: 'Nazwa Rijadu znaczy „ogrody”; święte miasta kraju to Mekka i Medyna.',
  },
  om: {
    en: 'Muscat lies on the Gulf of Oman, between the sea and bare mountains.',
    pl: 'Maskat leży nad Zatoką Omańską, między morzem a nagimi skałami.',
  },
  ae: {
    en: 'Dubai is larger, but the federal government is in Abu Dhabi.',
    pl: 'Dubaj jest większy, ale władze federalne mają siedzibę w Abu Zabi.',
  },
  qa: {
    en: 'Most people in Qatar live in Doha and its suburbs.',
    pl: 'W Dosze i na jej przedmieściach mieszka większość ludności kraju.',
  },
  bh: {
    en: 'Manama lies on an island, linked to Saudi Arabia by a causeway.',
    pl: 'Manama leży na wyspie, którą z Arabią Saudyjską łączy grobla.',
  },
  ge: { en: 'Tbilisi owes its name to warm springs.', pl: 'Tbilisi zawdzięcza nazwę ciepłym źródłom.' },
  am: {
    en: 'Yerevan has a view of Mount Ararat, which lies in Turkey.',
    pl: 'Z Erywania widać Ararat, który leży już w Turcji.',
  },
  az: {
    en: 'Baku lies below sea level, on the shore of the Caspian Sea.',
    pl: 'Baku leży nad Morzem Kaspijskim, poniżej poziomu oceanu.',
  },
  kz: {
    en: 'Astana replaced Almaty in 1997 and was called Nur-Sultan from 2019 to 2022.',
    pl: 'Astana zastąpiła Ałmaty w 1997 roku, a w latach 2019–2022 nazywała się Nur-Sułtan.',
  },
  uz: {
    en: 'An earthquake in 1966 destroyed much of old Tashkent.',
    pl: 'W 1966 roku znaczną część starego Taszkentu zniszczyło trzęsienie ziemi.',
  },
  tm: {
    en: 'Ashgabat is known for its white marble buildings.',
    pl: 'Aszchabad słynie z gmachów z białego marmuru.',
  },
  kg: {
    en: 'Bishkek was called Frunze in Soviet times, after a Bolshevik commander born there.',
    pl: 'W czasach radzieckich miasto nazywało się Frunze.',
  },
  tj: {
    en: 'Dushanbe means “Monday”: there was a market on that day.',
    pl: 'Nazwa Duszanbe znaczy „poniedziałek”, bo tego dnia odbywał się targ.',
  },
  af: {
    en: 'Kabul lies about 1,800 metres above sea level.',
    pl: 'Kabul leży na wysokości około 1800 metrów.',
  },
  pk: {
    en: 'Islamabad was built in the 1960s; the first capital was Karachi.',
    pl: 'Islamabad zbudowano w latach 60. XX wieku; pierwszą stolicą było Karaczi.',
  },
  in: {
    en: 'British India moved its capital from Calcutta to Delhi in 1911.',
    pl: 'W 1911 roku Brytyjczycy przenieśli stolicę z Kalkuty do Delhi.',
  },
  np: {
    en: 'Kathmandu lies in a valley about 1,400 metres above sea level.',
    pl: 'Katmandu leży w dolinie na wysokości około 1400 metrów.',
  },
  bd: {
    en: 'Dhaka is known for hundreds of thousands of cycle rickshaws.',
    pl: 'Dhaka słynie z setek tysięcy riksz rowerowych.',
  },
  bt: {
    en: 'Thimphu is said to be the only capital without traffic lights.',
    pl: 'Thimphu uchodzi za jedyną stolicę świata bez sygnalizacji świetlnej.',
  },
  cn: {
    en: 'Beijing means “northern capital”, Nanjing “southern capital”.',
    pl: 'Nazwa Pekinu znaczy „północna stolica”, a Nankinu – „południowa stolica”.',
  },
  mn: {
    en: 'Ulaanbaatar means “red hero”; it is the coldest capital by average temperature.',
    pl: 'Nazwa znaczy „czerwony bohater”; to stolica o najniższej średniej temperaturze na świecie.',
  },
  jp: {
    en: 'Tokyo was called Edo until 1868, when the emperor moved there from Kyoto.',
    pl: 'Do 1868 roku, gdy cesarz przeniósł się tam z Kioto, miasto nazywało się Edo.',
  },
  kr: {
    en: 'About half of all South Koreans live in the Seoul metropolitan area.',
    pl: 'W aglomeracji Seulu mieszka około połowy ludności kraju.',
  },
  kp: {
    en: 'The metro of Pyongyang is among the deepest in the world.',
    pl: 'Metro w Pjongjangu należy do najgłębszych na świecie.',
  },
  tw: {
    en: 'Taipei 101 was the tallest building in the world from 2004 to 2010.',
    pl: 'Wieżowiec Taipei 101 był w latach 2004–2010 najwyższym budynkiem świata.',
  },
  mm: {
    en: 'The government moved from Yangon to Naypyidaw, a newly built city, in 2005.',
    pl: 'W 2005 roku rząd przeniósł się z Rangunu do nowo zbudowanego Naypyidaw.',
  },
  th: {
    en: 'The ceremonial Thai name of Bangkok is the longest city name in the world.',
    pl: 'Uroczysta tajska nazwa Bangkoku jest najdłuższą nazwą miasta na świecie.',
  },
  la: {
    en: 'Vientiane lies on the Mekong, at the very border of the country.',
    pl: 'Wientian leży nad Mekongiem, tuż przy granicy z Tajlandią.',
  },
  kh: {
    en: 'Phnom Penh has the royal palace; the temples of Angkor are far away in Siem Reap.',
    pl: 'W Phnom Penh stoi pałac królewski; świątynie Angkoru leżą daleko od stolicy, koło Siem Reap.',
  },
  vn: {
    en: 'Saigon was only the capital of South Vietnam; Hanoi became that of the reunited country.',
    pl: 'Sajgon był stolicą tylko Wietnamu Południowego; stolicą zjednoczonego kraju jest Hanoi.',
  },
  my: {
    en: 'The Petronas Towers in Kuala Lumpur were the tallest buildings in the world until 2004.',
    pl: 'Wieże Petronas w Kuala Lumpur były do 2004 roku najwyższymi budynkami świata.',
  },
  ph: {
    en: 'From 1948 to 1976 the official capital was Quezon City, today a part of Metro Manila.',
    pl: 'W latach 1948–1976 oficjalną stolicą było Quezon City, dziś część zespołu miejskiego Manili.',
  },
  eg: {
    en: 'Cairo is the home of the Egyptian Museum; the pyramids stand at the edge of the city.',
    pl: 'W Kairze mieści się Muzeum Egipskie, a na jego obrzeżach stoją piramidy.',
  },
  ly: {
    en: 'The city shares its name with another Tripoli in Lebanon.',
    pl: 'Miasto o tej samej nazwie leży też w Libanie.',
  },
  ma: {
    en: 'Rabat is smaller than Casablanca; Marrakesh and Fez were capitals in the past.',
    pl: 'Rabat jest mniejszy niż Casablanca; dawniej stolicami były Marrakesz i Fez.',
  },
  sd: {
    en: 'At Khartoum the White Nile meets the Blue Nile.',
    pl: 'W Chartumie Nil Biały łączy się z Nilem Błękitnym.',
  },
  et: {
    en: 'Addis Ababa means “new flower”; the African Union has its seat there.',
    pl: 'Nazwa Addis Abeby znaczy „nowy kwiat”; miasto jest siedzibą Unii Afrykańskiej.',
  },
  so: {
    en: 'Mogadishu was an important port of medieval trade on the Indian Ocean.',
    pl: 'Mogadiszu było w średniowieczu ważnym portem handlowym nad Oceanem Indyjskim.',
  },
  ke: {
    en: 'Nairobi has a national park with lions within the city limits.',
    pl: 'W granicach Nairobi leży park narodowy, w którym żyją lwy.',
  },
  ug: {
    en: 'Kampala is built on hills; the name means “hill of the impalas”.',
    pl: 'Kampala leży na wzgórzach, a jej nazwa znaczy „wzgórze impali”.',
  },
  tz: {
    en: 'The title moved inland to Dodoma from Dar es Salaam, which is still the largest city.',
    pl: 'Stolicę przeniesiono w głąb kraju z Dar es Salaam, które wciąż jest największym miastem.',
  },
  rw: {
    en: 'Kigali is the home of “Hotel Rwanda”, the Hôtel des Mille Collines.',
    pl: 'To w Kigali stoi Hôtel des Mille Collines, znany z filmu „Hotel Ruanda”.',
  },
  mg: {
    en: 'The name of Antananarivo means “city of the thousand”.',
    pl: 'Nazwa Antananarywy znaczy „miasto tysiąca”.',
  },
  ml: {
    en: 'Bamako lies on the great river of the country, far from legendary Timbuktu.',
    pl: 'Bamako leży nad wielką rzeką, daleko od legendarnego Timbuktu.',
  },
  sn: {
    en: 'Dakar was the finish of the famous rally from Paris.',
    pl: 'W Dakarze kończył się słynny rajd, który startował z Paryża.',
  },
  lr: {
    en: 'Monrovia is named after the American president James Monroe.',
    pl: 'Monrovię nazwano na cześć prezydenta Stanów Zjednoczonych Jamesa Monroe.',
  },
  ci: {
    en: 'Yamoussoukro, the birthplace of the first president, took over from Abidjan in 1983.',
    pl: 'Jamusukro, rodzinna miejscowość pierwszego prezydenta, zastąpiło Abidżan w 1983 roku.',
  },
  gh: {
    en: 'The name of Accra comes from a word for ants.',
    pl: 'Nazwa Akry pochodzi od słowa oznaczającego mrówki.',
  },
  ng: {
    en: 'The seat of government moved from Lagos to Abuja in 1991.',
    pl: 'Siedzibę władz przeniesiono z Lagos do Abudży w 1991 roku.',
  },
  cm: {
    en: 'Douala is the largest city, but the government is in Yaoundé.',
    pl: 'Największym miastem jest Duala, ale rząd urzęduje w Jaunde.',
  },
  cd: {
    en: 'Kinshasa faces Brazzaville, another capital, across the river Congo.',
    pl: 'Po drugiej stronie rzeki Kongo leży inna stolica – Brazzaville.',
  },
  cg: {
    en: 'Brazzaville faces Kinshasa, another capital, across the river.',
    pl: 'Po drugiej stronie rzeki leży inna stolica – Kinszasa.',
  },
  ao: {
    en: 'Luanda was founded by the Portuguese in 1576.',
    pl: 'Luandę założyli Portugalczycy w 1576 roku.',
  },
  zm: {
    en: 'Lusaka replaced Livingstone, near the Victoria Falls, in 1935.',
    pl: 'W 1935 roku Lusaka zastąpiła Livingstone, leżące koło Wodospadów Wiktorii.',
  },
  mz: {
    en: 'Under the Portuguese the city was called Lourenço Marques.',
    pl: 'Pod rządami Portugalczyków miasto nazywało się Lourenço Marques.',
  },
  zw: { en: 'The city was called Salisbury until 1982.', pl: 'Do 1982 roku miasto nazywało się Salisbury.' },
  na: {
    en: 'Windhoek still has German street names and a German newspaper.',
    pl: 'W Windhuku wciąż wychodzi gazeta po niemiecku.',
  },
  bw: {
    en: 'The village grew into a city only when it became the capital in the 1960s.',
    pl: 'Było wioską, dopóki w latach 60. XX wieku nie zostało stolicą.',
  },
  ca: {
    en: 'Queen Victoria chose Ottawa, halfway between Toronto and Quebec City.',
    pl: 'Ottawę, leżącą między Toronto a Quebekiem, wybrała na stolicę królowa Wiktoria.',
  },
  us: {
    en: 'Before Washington, Congress met in Philadelphia and New York.',
    pl: 'Waszyngton został stolicą w 1800 roku; wcześniej były nią między innymi Nowy Jork i Filadelfia.',
  },
  mx: {
    en: 'Mexico City stands on the ruins of the Aztec capital Tenochtitlan.',
    pl: 'Miasto stoi na ruinach azteckiej stolicy Tenochtitlán.',
  },
  cu: {
    en: 'Havana is known for its vintage American cars.',
    pl: 'Hawana słynie ze starych amerykańskich samochodów.',
  },
  jm: {
    en: 'Kingston grew after an earthquake had sunk Port Royal in 1692.',
    pl: 'Kingston rozwinęło się, gdy trzęsienie ziemi w 1692 roku zatopiło Port Royal.',
  },
  ht: {
    en: 'An earthquake devastated Port-au-Prince in 2010.',
    pl: 'W 2010 roku Port-au-Prince spustoszyło trzęsienie ziemi.',
  },
  do: {
    en: 'Santo Domingo is the oldest European city in the Americas that still exists.',
    pl: 'Santo Domingo to najstarsze istniejące miasto założone przez Europejczyków w Ameryce.',
  },
  bs: {
    en: 'Nassau was a pirate base in the 18th century.',
    pl: 'W XVIII wieku Nassau było gniazdem piratów.',
  },
  cr: {
    en: 'The National Theatre in San José was paid for with a tax on coffee.',
    pl: 'Teatr Narodowy w San José zbudowano z podatku od kawy.',
  },
  ni: {
    en: 'Managua became the capital because the rivals León and Granada could not agree.',
    pl: 'Managua została stolicą, bo o ten tytuł spierały się León i Granada.',
  },
  co: {
    en: 'Bogotá lies about 2,600 metres above sea level.',
    pl: 'Bogota leży na wysokości około 2600 metrów.',
  },
  ve: {
    en: 'Simón Bolívar was born in Caracas in 1783.',
    pl: 'W Caracas urodził się w 1783 roku Simón Bolívar.',
  },
  ec: {
    en: 'Guayaquil is a port; Quito lies high in the Andes, close to the equator.',
    pl: 'Guayaquil to port, a Quito leży wysoko w Andach, tuż przy równiku.',
  },
  pe: {
    en: 'Pizarro founded Lima in 1535; the Inca capital was Cusco.',
    pl: 'Lima powstała w 1535 roku – założył ją Pizarro; stolicą Inków było Cuzco.',
  },
  py: {
    en: 'Asunción is one of the oldest cities founded by the Spanish in South America.',
    pl: 'Asunción należy do najstarszych miast założonych przez Hiszpanów w Ameryce Południowej.',
  },
  uy: {
    en: 'Montevideo hosted the first football World Cup final, in 1930.',
    pl: 'W Montevideo rozegrano finał pierwszych piłkarskich mistrzostw świata w 1930 roku.',
  },
  ar: {
    en: 'The people of Buenos Aires are called porteños, “people of the port”.',
    pl: 'Mieszkańców Buenos Aires nazywa się porteños, czyli „ludźmi z portu”.',
  },
  cl: {
    en: 'Santiago lies at the foot of the Andes; the congress meets in Valparaíso.',
    pl: 'Santiago leży u stóp Andów; kongres obraduje w Valparaíso.',
  },
  br: {
    en: 'Brasília was built from nothing and took over from Rio de Janeiro in 1960.',
    pl: 'Brasílię zbudowano od podstaw; w 1960 roku zastąpiła Rio de Janeiro.',
  },
  au: {
    en: 'Canberra was built as a compromise between the rivals Sydney and Melbourne.',
    pl: 'Canberra powstała jako kompromis między rywalami: Sydney i Melbourne.',
  },
  nz: {
    en: 'Wellington replaced Auckland in 1865 because it lies in the middle of the country.',
    pl: 'Wellington zastąpiło Auckland w 1865 roku, bo leży pośrodku kraju.',
  },
  pg: {
    en: 'Port Moresby was named after an admiral by his son, Captain John Moresby.',
    pl: 'Nazwę nadał kapitan John Moresby na cześć swego ojca, admirała.',
  },
  fj: {
    en: 'Suva lies on Viti Levu, the largest island.',
    pl: 'Suva leży na Viti Levu, największej wyspie kraju.',
  },
  mv: {
    en: 'Malé covers almost all of its small island with houses.',
    pl: 'Male zajmuje zabudową niemal całą swoją małą wyspę.',
  },
  mu: {
    en: 'Port Louis was named in honour of King Louis XV of France.',
    pl: 'Nazwa upamiętnia króla Francji Ludwika XV.',
  },
  sc: {
    en: 'Victoria was named after the British queen; it has a small copy of Big Ben.',
    pl: 'Miasto nazwano na cześć brytyjskiej królowej; stoi tam mała kopia Big Bena.',
  },
  km: {
    en: 'The Comoros are known for the scent of ylang-ylang, used in perfumes.',
    pl: 'Komory słyną z olejku ylang-ylang, składnika perfum.',
  },
  cv: {
    en: 'Praia means “beach”; it lies on the island of Santiago.',
    pl: 'Nazwa Praia znaczy „plaża”; miasto leży na wyspie Santiago.',
  },
  st: {
    en: 'The islands lie in the Gulf of Guinea, almost on the equator.',
    pl: 'Wyspy leżą w Zatoce Gwinejskiej, niemal na równiku.',
  },
  bb: {
    en: 'Rihanna comes from Barbados; she was born near Bridgetown.',
    pl: 'Z Barbadosu pochodzi Rihanna.',
  },
  tt: {
    en: 'The steel drum was invented on Trinidad.',
    pl: 'Na Trynidadzie wynaleziono steel drum – bęben ze stalowej beczki.',
  },
  gd: {
    en: 'Grenada is known as the island of spice, above all nutmeg.',
    pl: 'Grenadę nazywa się wyspą przypraw, przede wszystkim gałki muszkatołowej.',
  },
  lc: {
    en: 'Saint Lucia is known for two pointed peaks, the Pitons.',
    pl: 'Saint Lucia słynie z dwóch spiczastych szczytów – Pitonów.',
  },
  vc: {
    en: 'Parts of “Pirates of the Caribbean” were filmed on the island.',
    pl: 'Na wyspie kręcono sceny „Piratów z Karaibów”.',
  },
  ag: {
    en: 'Antigua boasts 365 beaches, one for every day of the year.',
    pl: 'Wyspa Antigua szczyci się 365 plażami – po jednej na każdy dzień roku.',
  },
  dm: {
    en: 'Dominica, not to be confused with the Dominican Republic, is full of rainforest and hot springs.',
    pl: 'Dominika, której nie należy mylić z Dominikaną, słynie z lasów i gorących źródeł.',
  },
  kn: {
    en: 'It is the smallest sovereign state in the Americas.',
    pl: 'To najmniejsze niepodległe państwo obu Ameryk.',
  },
  sb: {
    en: 'Honiara grew around an American base of the Second World War.',
    pl: 'Honiara wyrosła wokół amerykańskiej bazy z czasów II wojny światowej.',
  },
  vu: {
    en: 'Bungee jumping was inspired by the land diving of Vanuatu, from wooden towers.',
    pl: 'Skoki na bungee wzorowano na tych z drewnianych wież na Vanuatu.',
  },
  ws: {
    en: 'The author of “Treasure Island”, Robert Louis Stevenson, is buried above Apia.',
    pl: 'Nad Apią spoczywa autor „Wyspy skarbów” Robert Louis Stevenson.',
  },
  to: { en: 'Tonga is the last kingdom in the Pacific.', pl: 'Tonga jest ostatnim królestwem na Pacyfiku.' },
  ki: { en: 'Kiribati lies in all four hemispheres.', pl: 'Kiribati leży na wszystkich czterech półkulach.' },
  tv: {
    en: 'Tuvalu earns money with its internet domain, .tv.',
    pl: 'Tuvalu zarabia na swojej domenie internetowej .tv.',
  },
  pw: {
    en: 'Palau moved its seat of government here from Koror in 2006.',
    pl: 'W 2006 roku Palau przeniosło tam siedzibę władz z Koror.',
  },
  fm: {
    en: 'It lies on Pohnpei, near the ruined city of Nan Madol.',
    pl: 'Leży na wyspie Pohnpei, niedaleko ruin miasta Nan Madol.',
  },
  mh: {
    en: 'The islands include Bikini, the atoll of the nuclear tests.',
    pl: 'Do państwa należy Bikini – atol, na którym odbywały się próby jądrowe.',
  },
  tl: {
    en: 'The country became independent in 2002, after a quarter of a century under Indonesia.',
    pl: 'Kraj uzyskał niepodległość w 2002 roku, po ćwierćwieczu indonezyjskiej okupacji.',
  },
  bn: {
    en: 'Its sultan lives in one of the largest palaces in the world.',
    pl: 'Tamtejszy sułtan mieszka w jednym z największych pałaców świata.',
  },
  mr: {
    en: 'The city was built from 1958 on, at the edge of the Sahara.',
    pl: 'Miasto budowano od 1958 roku na skraju Sahary.',
  },
  cf: {
    en: 'Jean-Bédel Bokassa had himself crowned emperor there in 1977.',
    pl: 'W 1977 roku koronował się tam na cesarza Jean-Bédel Bokassa.',
  },
  ga: {
    en: 'Freed slaves settled there in 1849, as the name says in French.',
    pl: 'W 1849 roku osiedlono tam uwolnionych niewolników, o czym mówi francuska nazwa.',
  },
  gy: {
    en: 'It is known for wooden colonial houses and a wooden cathedral.',
    pl: 'Słynie z drewnianej zabudowy i drewnianej katedry.',
  },
};
