import type { Notes } from './notes.ts';

/** About the names of currencies, by ISO code in lower case. */
export const CURRENCY_NOTES: Notes = {
  gbp: { en: 'A pound of silver once made 240 pennies.', pl: 'Z funta srebra bito niegdyś 240 pensów.' },
  usd: {
    en: 'The word comes from the thaler of Joachimsthal in Bohemia.',
    pl: 'Słowo „dolar” pochodzi od talara z czeskiego Jachymowa (Joachimsthal).',
  },
  chf: {
    en: 'Its code, CHF, comes from the Latin name of the country, Confoederatio Helvetica.',
    pl: 'Kod CHF pochodzi od łacińskiej nazwy kraju – Confoederatio Helvetica.',
  },
  pln: {
    en: 'The word means “golden”; a hundred grosze make one.',
    pl: 'Dzieli się na sto groszy, a nazwa znaczy tyle co „ze złota”.',
  },
  czk: {
    en: 'The name means “crown”; its hundredth parts, the hellers, exist in accounts only.',
    pl: 'Jej setne części, halerze, istnieją już tylko w rachunkach.',
  },
  huf: {
    en: 'The name comes from the gold florins of Florence.',
    pl: 'Nazwa pochodzi od złotych florenów z Florencji.',
  },
  ron: { en: 'The word means “lion”.', pl: 'Rumuńskie słowo „leu” znaczy „lew”.' },
  sek: {
    en: 'The word means “crown”; Scandinavia once had a monetary union.',
    pl: 'W XIX wieku kraje skandynawskie połączyła unia walutowa.',
  },
  nok: {
    en: 'The word means “crown”; a hundred øre make one.',
    pl: 'Dzieli się na sto øre, choć takich monet od 2012 roku już się nie używa.',
  },
  dkk: {
    en: 'Some of its coins have a hole in the middle.',
    pl: 'Niektóre tamtejsze monety mają dziurkę pośrodku.',
  },
  isk: { en: 'Its coins show fish and crabs.', pl: 'Na monetach widnieją ryby i krab.' },
  rsd: {
    en: 'The word comes from the Roman denarius; Nikola Tesla is on one of the notes.',
    pl: 'Słowo „dinar” pochodzi od rzymskiego denara; na jednym z banknotów widnieje Nikola Tesla.',
  },
  mkd: {
    en: 'The word comes from the Roman denarius.',
    pl: 'Nazwa pochodzi od monety starożytnych Rzymian.',
  },
  all: {
    en: 'It is said to be named after Alexander the Great, Aleksandri in short.',
    pl: 'Podobno to skrót imienia Aleksandra Wielkiego.',
  },
  mdl: {
    en: 'The word means “lion”, and neighbouring Romania uses it, too.',
    pl: 'Słowo „leu” znaczy „lew”; tak samo nazywa się waluta sąsiedniej Rumunii.',
  },
  uah: {
    en: 'The name recalls silver bars of the Kyivan Rus.',
    pl: 'Nazwa pochodzi od srebrnej jednostki wagi z czasów Rusi Kijowskiej.',
  },
  byn: { en: 'It shares its name with the money of Russia.', pl: 'Tak samo nazywa się waluta Rosji.' },
  rub: {
    en: 'The name comes from a verb for “to chop”: pieces were cut from silver bars.',
    pl: 'Nazwa pochodzi od rosyjskiego czasownika „rąbać”: odrąbywano kawałki srebra.',
  },
  try: {
    en: 'The word comes from the Latin libra, “pound”.',
    pl: 'Słowo „lira” pochodzi od łacińskiego „libra”, czyli „funt”.',
  },
  gel: {
    en: 'The word means “hoard” or “property”.',
    pl: 'Słowo „lari” znaczy tyle co „skarb” lub „mienie”.',
  },
  amd: {
    en: 'The word comes from the drachma of the Greeks.',
    pl: 'Słowo „dram” pochodzi od greckiej drachmy.',
  },
  azn: {
    en: 'Turkmenistan uses the same name for its money.',
    pl: 'Tak samo nazywa się waluta Turkmenistanu.',
  },
  tmt: {
    en: 'It shares its name with the money of Azerbaijan.',
    pl: 'Tak samo nazywa się waluta Azerbejdżanu.',
  },
  kzt: { en: 'The word once meant a set of scales.', pl: 'Słowo „tenge” oznaczało pierwotnie wagę.' },
  uzs: { en: 'Its name means “pure”, as gold is.', pl: 'Nazwa znaczy „czysty”, jak złoto.' },
  kgs: { en: 'Its name means “pure”, as gold is.', pl: 'Nazwa znaczy „czysty”, jak złoto.' },
  tjs: {
    en: 'It is named after Ismail Samani, a ruler of the tenth century.',
    pl: 'Nazwa upamiętnia Ismaila Samaniego, władcę z przełomu IX i X wieku.',
  },
  afn: { en: 'A hundred puls make one.', pl: 'Dzieli się na sto puli.' },
  pkr: {
    en: 'The word comes from the Sanskrit for wrought silver; all notes show Jinnah, the founder of the state.',
    pl: 'Słowo „rupia” pochodzi od sanskryckiego określenia srebra; na banknotach widnieje Jinnah, założyciel państwa.',
  },
  inr: {
    en: 'The word comes from the Sanskrit for wrought silver; its sign was chosen in 2010.',
    pl: 'Słowo „rupia” pochodzi od sanskryckiego określenia srebra; znak wprowadzono w 2010 roku.',
  },
  npr: {
    en: 'The word comes from the Sanskrit for wrought silver; the notes show Mount Everest.',
    pl: 'Słowo „rupia” pochodzi od sanskryckiego określenia srebra; na banknotach widnieje Mount Everest.',
  },
  btn: {
    en: 'Its value is tied to that of the Indian rupee.',
    pl: 'Jego kurs jest sztywno związany z rupią indyjską.',
  },
  bdt: {
    en: 'The word comes from the Sanskrit tanka, a silver coin.',
    pl: 'Słowo „taka” pochodzi od sanskryckiej nazwy srebrnej monety.',
  },
  lkr: {
    en: 'The word comes from the Sanskrit for wrought silver; the notes show dancers, birds and butterflies.',
    pl: 'Słowo „rupia” pochodzi od sanskryckiego określenia srebra; na banknotach widnieją tancerze, ptaki i motyle.',
  },
  mvr: {
    en: 'The word goes back to the Sanskrit for wrought silver.',
    pl: 'Słowo „rupia” pochodzi od sanskryckiego określenia srebra.',
  },
  cny: {
    en: 'The word means “round”, like a coin, and is related to yen and won.',
    pl: 'Słowo „juan” znaczy „okrągły”, jak moneta; są z nim spokrewnione jen i won.',
  },
  mnt: {
    en: 'It is divided into a hundred möngö, but coins are no longer in use.',
    pl: 'Dzieli się na sto möngö, ale monet już się nie używa.',
  },
  jpy: { en: 'The word means “round”, like a coin.', pl: 'Słowo „jen” znaczy „okrągły”, jak moneta.' },
  krw: {
    en: 'The word is related to yuan and yen, “round”.',
    pl: 'Słowo „won” jest spokrewnione z juanem i jenem: znaczy „okrągły”.',
  },
  thb: {
    en: 'The word was a unit of weight, about 15 grams.',
    pl: 'Słowo „baht” oznaczało jednostkę wagi, około 15 gramów.',
  },
  lak: {
    en: 'It is divided into a hundred att, but coins are no longer in use.',
    pl: 'Dzieli się na sto att, ale monet już się nie używa.',
  },
  khr: {
    en: 'US dollars are accepted almost everywhere alongside it.',
    pl: 'Niemal wszędzie można tam płacić także dolarami amerykańskimi.',
  },
  vnd: {
    en: 'The word once meant copper or bronze.',
    pl: 'Słowo „dong” oznaczało pierwotnie miedź lub brąz.',
  },
  myr: {
    en: 'The word means “jagged”, after the edges of Spanish silver coins.',
    pl: 'Słowo „ringgit” znaczy „ząbkowany” – od brzegów hiszpańskich monet.',
  },
  idr: {
    en: 'The word is related to the name of the Indian rupee.',
    pl: 'Słowo jest spokrewnione z nazwą indyjskiej rupii.',
  },
  php: {
    en: 'It was introduced under Spanish rule, like its namesakes in Latin America.',
    pl: 'Nazwa pozostała po panowaniu Hiszpanów, tak jak w Ameryce Łacińskiej.',
  },
  mmk: {
    en: 'In 1987 the ruler issued notes of 45 and 90, because nine was his lucky number.',
    pl: 'W 1987 roku wypuszczono tam banknoty o nominałach 45 i 90, bo szczęśliwą liczbą dyktatora była dziewiątka.',
  },
  ils: { en: 'The word is a unit of weight in the Bible.', pl: 'W Biblii szekel to jednostka wagi.' },
  sar: { en: 'The word comes from the Spanish real.', pl: 'Słowo „rial” pochodzi od hiszpańskiego reala.' },
  qar: { en: 'The word comes from the Spanish real.', pl: 'Słowo „rial” pochodzi od hiszpańskiego reala.' },
  omr: { en: 'The word comes from the Spanish real.', pl: 'Słowo pochodzi od hiszpańskiego reala.' },
  irr: {
    en: 'The word comes from the Spanish real; prices are often given in tomans, ten times as much.',
    pl: 'Słowo „rial” pochodzi od hiszpańskiego reala; ceny podaje się zwykle w tomanach – jeden to dziesięć riali.',
  },
  aed: { en: 'The word comes from the Greek drachma.', pl: 'Słowo „dirham” pochodzi od greckiej drachmy.' },
  mad: { en: 'The word comes from the Greek drachma.', pl: 'Słowo „dirham” pochodzi od greckiej drachmy.' },
  egp: {
    en: 'A hundred piastres make one. It was introduced in 1834, half a century before the British came.',
    pl: 'Dzieli się na sto piastrów. Wprowadzono go w 1834 roku, pół wieku przed przybyciem Brytyjczyków.',
  },
  kes: {
    en: 'The name recalls a British coin, abolished in 1971.',
    pl: 'To nazwa dawnej brytyjskiej monety, używanej do 1971 roku.',
  },
  tzs: {
    en: 'The name recalls a British coin, abolished in 1971.',
    pl: 'To nazwa dawnej brytyjskiej monety, używanej do 1971 roku.',
  },
  ugx: {
    en: 'The name recalls a British coin, abolished in 1971.',
    pl: 'To nazwa dawnej brytyjskiej monety, używanej do 1971 roku.',
  },
  etb: { en: 'The word means “silver”.', pl: 'Słowo „birr” znaczy „srebro”.' },
  zar: {
    en: 'It is named after the ridge with the gold mines of Johannesburg, the Witwatersrand.',
    pl: 'Nazwa pochodzi od złotonośnego pasma Witwatersrand koło Johannesburga.',
  },
  bwp: {
    en: 'The word means “rain”, which is precious in the Kalahari.',
    pl: 'Słowo „pula” znaczy „deszcz”, a na Kalahari to rzecz bezcenna.',
  },
  lsl: {
    en: 'It is tied to the South African rand; its plural is maloti.',
    pl: 'W liczbie mnogiej to maloti; kurs jest związany z randem.',
  },
  szl: {
    en: 'It is tied to the South African rand; its plural is emalangeni.',
    pl: 'W liczbie mnogiej to emalangeni; kurs jest związany z randem.',
  },
  zmw: {
    en: 'The word means “dawn”: freedom from colonial rule.',
    pl: 'Słowo „kwacha” znaczy „świt” – koniec rządów kolonialnych.',
  },
  mwk: {
    en: 'The word means “dawn”: freedom from colonial rule.',
    pl: 'Słowo „kwacha” znaczy „świt” – koniec rządów kolonialnych.',
  },
  mzn: {
    en: 'The word comes from the mithqal, an Arabic unit of weight for gold.',
    pl: 'Słowo „metical” pochodzi od arabskiej jednostki wagi złota – miskala.',
  },
  aoa: {
    en: 'It is named after the Kwanza, a river in the country.',
    pl: 'Nazwa pochodzi od tamtejszej rzeki Kwanza.',
  },
  ghs: {
    en: 'The word means cowrie shell, once used as money.',
    pl: 'Słowo „cedi” oznacza muszelkę kauri, niegdyś środek płatniczy.',
  },
  ngn: {
    en: 'The name is a contraction of “Nigeria”; it replaced the pound in 1973.',
    pl: 'Nazwa powstała ze skrócenia słowa „Nigeria”; w 1973 roku naira zastąpiła funta.',
  },
  gmd: {
    en: 'It replaced the British pound in 1971 and is divided into a hundred bututs.',
    pl: 'Płaci się nim od 1971 roku, a wcześniej były w obiegu funty; dzieli się na sto bututów.',
  },
  sll: {
    en: 'It was introduced in 1964, after independence.',
    pl: 'Wprowadzono go w 1964 roku, po uzyskaniu niepodległości.',
  },
  mru: {
    en: 'It is divided into five khoums, not a hundred.',
    pl: 'Dzieli się na pięć khoumów, a nie na sto części.',
  },
  mga: {
    en: 'It is divided into five parts, not a hundred.',
    pl: 'Dzieli się na pięć części, a nie na sto.',
  },
  mxn: {
    en: 'The word means “weight”; pieces of eight are its ancestors.',
    pl: 'Słowo „peso” znaczy „ciężar”; jego przodkiem jest hiszpańska „ósemka”.',
  },
  gtq: {
    en: 'It is named after a bird with long green tail feathers.',
    pl: 'Nazwa pochodzi od ptaka o długim zielonym ogonie.',
  },
  hnl: {
    en: 'It is named after Lempira, a chief who fought the Spaniards in the 1530s.',
    pl: 'Nazwa upamiętnia wodza, który w latach 30. XVI wieku walczył z Hiszpanami.',
  },
  nio: {
    en: 'It is named after Francisco Hernández de Córdoba, who founded the first Spanish towns there.',
    pl: 'Nazwa upamiętnia konkwistadora Hernándeza de Córdobę, założyciela pierwszych hiszpańskich miast w kraju.',
  },
  crc: {
    en: 'It is named after Columbus, Colón in Spanish.',
    pl: 'Nazwa upamiętnia Kolumba, po hiszpańsku Cristóbala Colóna.',
  },
  pab: {
    en: 'It is named after the discoverer who first saw the Pacific from America.',
    pl: 'Nazwa upamiętnia odkrywcę, który pierwszy ujrzał Pacyfik od strony Ameryki.',
  },
  htg: {
    en: 'The word means “gourd”, which was once used as money.',
    pl: 'Słowo „gourde” oznacza tykwę, która służyła niegdyś za pieniądz.',
  },
  pen: {
    en: 'The word means “sun” in Spanish; the money before it was called inti, “sun” in Quechua.',
    pl: 'Słowo „sol” znaczy po hiszpańsku „słońce”; poprzednia waluta nazywała się inti, czyli „słońce” w keczua.',
  },
  bob: { en: 'It is named after Simón Bolívar.', pl: 'Nazwa upamiętnia Simóna Bolívara.' },
  ves: {
    en: 'It honours Simón Bolívar, who freed half a dozen countries from Spanish rule.',
    pl: 'Nazwa upamiętnia Simóna Bolívara, który wyzwolił kilka krajów spod władzy Hiszpanii.',
  },
  pyg: {
    en: 'It is named after a people whose language most Paraguayans speak.',
    pl: 'Nazwa pochodzi od ludu, którego językiem mówi większość mieszkańców Paragwaju.',
  },
  brl: {
    en: 'The word means “royal”; the plan of 1994 that introduced it ended hyperinflation.',
    pl: 'Słowo „real” znaczy „królewski”; walutę wprowadzono w 1994 roku, by zdusić hiperinflację.',
  },
  top: {
    en: 'It replaced the Tongan pound in 1967 and is divided into a hundred seniti.',
    pl: 'W 1967 roku zastąpiła funta tongijskiego; dzieli się na sto seniti.',
  },
  wst: { en: 'The word is the local form of “dollar”.', pl: 'To miejscowa forma słowa „dolar”.' },
  vuv: { en: 'It has no smaller unit.', pl: 'Nie dzieli się na mniejsze jednostki.' },
  pgk: {
    en: 'It is named after a pearl shell once used as money.',
    pl: 'Nazwa pochodzi od muszli perłowej, dawnego środka płatniczego.',
  },
  ars: {
    en: 'The word means “weight”; a hundred centavos make one.',
    pl: 'Słowo „peso” znaczy „ciężar”; jedno peso dzieli się na sto centavo.',
  },
  clp: {
    en: 'The word means “weight”; coins of centavos are long gone.',
    pl: 'Słowo „peso” znaczy „ciężar”; monety centavo dawno wyszły z obiegu.',
  },
  cop: {
    en: 'The word means “weight”; Gabriel García Márquez is on one of the notes.',
    pl: 'Słowo „peso” znaczy „ciężar”; na jednym z banknotów widnieje Gabriel García Márquez.',
  },
  cup: {
    en: 'The word means “weight”; one of the notes shows Che Guevara.',
    pl: 'Słowo „peso” znaczy „ciężar”; na jednym z banknotów widnieje Che Guevara.',
  },
  dop: {
    en: 'The word means “weight”. Half a dozen other countries also use it.',
    pl: 'Słowo „peso” znaczy „ciężar”; tak samo nazywa się waluta kilku innych krajów.',
  },
  uyu: {
    en: 'The word means “weight”. Half a dozen other countries also use it.',
    pl: 'Słowo „peso” znaczy „ciężar”; tak samo nazywa się waluta kilku innych krajów.',
  },
  cad: {
    en: 'The coin shows a loon, a diving bird, and is called the loonie.',
    pl: 'Na monecie widnieje nur, po angielsku „loon”, stąd jej przydomek „loonie”.',
  },
  aud: {
    en: 'Australia was the first country to print all its notes on plastic.',
    pl: 'Australia jako pierwsza zaczęła drukować wszystkie banknoty na plastiku.',
  },
  nzd: {
    en: 'Edmund Hillary, the first on Mount Everest, is on one of the notes.',
    pl: 'Na jednym z banknotów widnieje Edmund Hillary, zdobywca Mount Everestu.',
  },
  jod: { en: 'The word comes from the Roman denarius.', pl: 'Słowo „dinar” pochodzi od rzymskiego denara.' },
  kwd: {
    en: 'One unit is worth more than three US dollars: no other currency is worth so much.',
    pl: 'Jeden dinar jest wart ponad trzy dolary amerykańskie – najwięcej ze wszystkich walut.',
  },
  bhd: { en: 'The word comes from the Roman denarius.', pl: 'Słowo pochodzi od rzymskiego denara.' },
  iqd: {
    en: 'The word comes from the Roman denarius. Saddam Hussein was on the notes until 2003.',
    pl: 'Słowo „dinar” pochodzi od rzymskiego denara; do 2003 roku na banknotach widniał Saddam Husajn.',
  },
  dzd: { en: 'The word comes from the Roman denarius.', pl: 'Słowo „dinar” pochodzi od rzymskiego denara.' },
  tnd: {
    en: 'It is divided into a thousand millimes, not a hundred.',
    pl: 'Dzieli się na tysiąc millimów, a nie na sto części.',
  },
  lyd: { en: 'The word comes from the Roman denarius.', pl: 'Słowo „dinar” pochodzi od rzymskiego denara.' },
  sdg: { en: 'A hundred piastres make one, as in Egypt.', pl: 'Dzieli się na sto piastrów, jak w Egipcie.' },
  syp: { en: 'A hundred piastres make one, as in Egypt.', pl: 'Dzieli się na sto piastrów, jak w Egipcie.' },
  lbp: { en: 'A hundred piastres make one, as in Egypt.', pl: 'Dzieli się na sto piastrów, jak w Egipcie.' },
  rwf: {
    en: 'The word recalls coins inscribed “king of the Franks”.',
    pl: 'Słowo „frank” pochodzi od monet z napisem „król Franków”.',
  },
  mur: {
    en: 'Its notes bear inscriptions in English, Tamil and Gujarati.',
    pl: 'Na banknotach widnieją napisy po angielsku, tamilsku i gudżaracku.',
  },
  scr: {
    en: 'The word comes from the Sanskrit for wrought silver.',
    pl: 'Słowo „rupia” pochodzi od sanskryckiego określenia srebra.',
  },
  fjd: {
    en: 'Its notes show plants and animals instead of the Queen.',
    pl: 'Na banknotach rośliny i zwierzęta zastąpiły królową.',
  },
};

/** About currency codes; only these are asked. */
export const CURRENCY_CODE_NOTES: Notes = {
  chf: {
    en: 'CH stands for Confoederatio Helvetica, the Latin name of Switzerland.',
    pl: 'CH to skrót od Confoederatio Helvetica, łacińskiej nazwy Szwajcarii.',
  },
  dkk: { en: 'DK is Denmark; the K stands for krone.', pl: 'DK to Dania, a K oznacza koronę.' },
  uah: {
    en: 'UA is Ukraine, and H stands for hryvnia.',
    pl: 'UA to Ukraina, a H – hrywna.',
  },
  try: {
    en: 'It replaced TRL in 2005, when six zeros were dropped.',
    pl: 'W 2005 roku, gdy skreślono sześć zer, kod ten zastąpił TRL.',
  },
  zar: {
    en: 'It comes from the Dutch Zuid-Afrika, South Africa.',
    pl: 'Kod pochodzi od niderlandzkiego Zuid-Afrika.',
  },
  cny: {
    en: "The Chinese also call their money renminbi, “the people's currency”.",
    pl: 'Chińczycy mówią też renminbi, „waluta ludowa”.',
  },
  mxn: {
    en: 'The N stands for nuevo: three zeros were dropped in 1993.',
    pl: 'N oznacza nuevo: w 1993 roku skreślono trzy zera.',
  },
  krw: { en: 'KR is the Republic of Korea.', pl: 'KR to Republika Korei.' },
  brl: {
    en: 'The Brazilian plan of 1994 that introduced it ended hyperinflation.',
    pl: 'Wprowadzono go w Brazylii w 1994 roku, by zdusić hiperinflację.',
  },
  pen: {
    en: 'It replaced the inti, the Quechua word for “sun”, in 1991.',
    pl: 'W 1991 roku zastąpił inti – w keczua to „słońce”.',
  },
  ils: {
    en: 'The word for the unit is a measure of weight in the Bible.',
    pl: 'W Biblii szekel to jednostka wagi.',
  },
  isk: {
    en: 'IS comes from Ísland, the Icelandic name.',
    pl: 'IS pochodzi od Ísland, islandzkiej nazwy kraju.',
  },
};
