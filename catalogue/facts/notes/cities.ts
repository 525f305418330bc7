import type { Notes } from './notes.ts';

/** About cities that are not capitals. */
export const CITY_NOTES: Notes = {
  abidjan: {
    en: 'It was the capital until 1983 and is still the largest city.',
    pl: 'Do 1983 roku był stolicą i wciąż jest największym miastem kraju.',
  },
  almaty: {
    en: 'The domestic apple comes from the hills nearby; the name has to do with apples, too.',
    pl: 'Z pobliskich wzgórz pochodzi jabłoń domowa, a od jabłek wzięła się nazwa miasta.',
  },
  barranquilla: {
    en: 'The singer Shakira was born there.',
    pl: 'Urodziła się tam piosenkarka Shakira.',
  },
  basel: {
    en: 'Roger Federer was born there; the city lies at a meeting point of three countries.',
    pl: 'Urodził się tam Roger Federer; w mieście stykają się granice trzech państw.',
  },
  bergen: {
    en: 'The composer Grieg was born there, in a city known for rain and wooden Hanseatic houses.',
    pl: 'Urodził się tam kompozytor Grieg; miasto słynie z deszczu i drewnianych domów Hanzy.',
  },
  bilbao: {
    en: 'Its Guggenheim Museum, clad in titanium, opened in 1997.',
    pl: 'W 1997 roku otwarto tam obłożone tytanem Muzeum Guggenheima.',
  },
  busan: {
    en: 'It was the temporary capital during the war of 1950 to 1953.',
    pl: 'W czasie wojny z lat 1950–1953 był tymczasową stolicą.',
  },
  cali: {
    en: 'It calls itself the world capital of salsa.',
    pl: 'Szczyci się mianem światowej stolicy salsy.',
  },
  'chiang-mai': {
    en: 'Thousands of paper lanterns rise into the sky there every November.',
    pl: 'Co roku w listopadzie wzlatują tam w niebo tysiące papierowych lampionów.',
  },
  chittagong: {
    en: 'On its beaches old ocean-going ships are broken up by hand.',
    pl: 'Na tamtejszych plażach ręcznie rozbiera się na złom stare statki oceaniczne.',
  },
  coimbra: {
    en: 'Its university is among the oldest in Europe; bats protect the library from insects.',
    pl: 'Ma jeden z najstarszych uniwersytetów Europy; jego biblioteki strzegą przed owadami nietoperze.',
  },
  cologne: {
    en: 'Eau de Cologne was created there, and the cathedral took 632 years to build.',
    pl: 'Stamtąd pochodzi woda kolońska, a katedrę budowano tam 632 lata.',
  },
  cusco: {
    en: 'It was the capital of the Incas; trains leave from there for Machu Picchu.',
    pl: 'Było stolicą Inków; stamtąd wyrusza się do Machu Picchu.',
  },
  'da-nang': {
    en: 'The first American combat troops of the war landed there in 1965.',
    pl: 'W 1965 roku wylądowały tam pierwsze amerykańskie oddziały bojowe.',
  },
  daugavpils: {
    en: 'The painter Mark Rothko was born there.',
    pl: 'Urodził się tam malarz Mark Rothko.',
  },
  davao: {
    en: 'It is known for durian, the fruit with the strong smell.',
    pl: 'Miasto słynie z durianów – owoców o bardzo intensywnym zapachu.',
  },
  entebbe: {
    en: 'In 1976 Israeli commandos freed hostages from a hijacked plane at its airport.',
    pl: 'W 1976 roku izraelscy komandosi uwolnili na tamtejszym lotnisku zakładników z porwanego samolotu.',
  },
  erdenet: {
    en: 'It was built in the 1970s around one of the largest copper mines in Asia.',
    pl: 'Wyrosło w latach 70. XX wieku wokół jednej z największych kopalni miedzi w Azji.',
  },
  faisalabad: {
    en: 'Under the British it was called Lyallpur; its streets were laid out like the Union Jack.',
    pl: 'Za Brytyjczyków nazywał się Lyallpur, a jego ulice ułożono na wzór ich flagi.',
  },
  ghent: {
    en: 'The Ghent Altarpiece by the van Eyck brothers is kept in its cathedral.',
    pl: 'W tamtejszej katedrze znajduje się słynny ołtarz braci van Eyck.',
  },
  glasgow: {
    en: 'Its clubs Celtic and Rangers are among the fiercest rivals in football.',
    pl: 'Tamtejsze kluby, Celtic i Rangers, to jedni z najzacieklejszych rywali w futbolu.',
  },
  goma: {
    en: 'It lies at the foot of Nyiragongo, whose lava flowed through its streets in 2002.',
    pl: 'Leży u stóp wulkanu Nyiragongo, którego lawa wdarła się do miasta w 2002 roku.',
  },
  gothenburg: {
    en: 'Volvo was founded there in 1927.',
    pl: 'W 1927 roku powstało tam Volvo.',
  },
  gyumri: {
    en: 'An earthquake in 1988, when it was called Leninakan, killed thousands there.',
    pl: 'W 1988 roku, gdy nosiło nazwę Leninakan, zniszczyło je wielkie trzęsienie ziemi.',
  },
  homs: {
    en: 'As Emesa it was the home of the Roman emperor Elagabalus.',
    pl: 'Pod nazwą Emesa był rodzinnym miastem rzymskiego cesarza Heliogabala.',
  },
  isfahan: {
    en: 'A proverb calls it “half the world”; its central square is one of the largest anywhere.',
    pl: 'Przysłowie nazywa go „połową świata”; ma jeden z największych placów na Ziemi.',
  },
  'johor-bahru': {
    en: 'A causeway links it with Singapore.',
    pl: 'Z Singapurem łączy je grobla.',
  },
  kitwe: {
    en: 'It grew up in the Copperbelt, around its mines.',
    pl: 'Wyrosło wokół kopalń w zagłębiu miedziowym Copperbelt.',
  },
  kosice: {
    en: 'The oldest marathon in Europe has been run there since 1924.',
    pl: 'Od 1924 roku odbywa się tam najstarszy maraton w Europie.',
  },
  kumasi: {
    en: 'It was the capital of the Ashanti, whose golden stool fell from heaven, according to legend.',
    pl: 'Było stolicą Aszantów, których złoty tron według legendy spadł z nieba.',
  },
  lagos: {
    en: 'It is the home of “Nollywood”, one of the largest film industries in the world.',
    pl: 'To ojczyzna „Nollywood”, jednego z największych przemysłów filmowych świata.',
  },
  limassol: {
    en: 'Richard the Lionheart married there in 1191, on his way to the Crusade.',
    pl: 'W 1191 roku w drodze na krucjatę wziął tam ślub Ryszard Lwie Serce.',
  },
  limerick: {
    en: "Frank McCourt described his poor childhood there in “Angela's Ashes”.",
    pl: 'Biedne dzieciństwo w tym mieście opisał Frank McCourt w „Prochach Angeli”.',
  },
  'luang-prabang': {
    en: 'The old royal town is known for its monks, who collect alms at dawn.',
    pl: 'Dawna siedziba królów słynie z mnichów, którzy o świcie zbierają jałmużnę.',
  },
  luxor: {
    en: 'It stands on the site of ancient Thebes; the Valley of the Kings is across the river.',
    pl: 'Stoi na miejscu starożytnych Teb; po drugiej stronie rzeki leży Dolina Królów.',
  },
  manaus: {
    en: 'Rubber barons built an opera house there, in the middle of the rainforest.',
    pl: 'Pośrodku lasu deszczowego kauczukowi magnaci zbudowali tam operę.',
  },
  mandalay: {
    en: 'Kipling wrote a poem about the road there, although he never saw the city.',
    pl: 'Kipling napisał wiersz o drodze do tego miasta, choć nigdy w nim nie był.',
  },
  medellin: {
    en: 'Cable cars and outdoor escalators lead to its hillside districts.',
    pl: 'Do dzielnic na zboczach prowadzą tam kolejki linowe i ruchome schody.',
  },
  mosul: {
    en: 'The ruins of Nineveh lie there; muslin is named after the city.',
    pl: 'Leżą tam ruiny Niniwy, a od nazwy miasta pochodzi słowo „muślin”.',
  },
  narva: {
    en: 'Its castle looks across the river at a Russian fortress.',
    pl: 'Tamtejszy zamek spogląda przez rzekę na rosyjską twierdzę.',
  },
  nis: {
    en: 'The Roman emperor Constantine the Great was born there.',
    pl: 'Urodził się tam cesarz rzymski Konstantyn Wielki.',
  },
  odesa: {
    en: 'The pram rolls down its steps in “Battleship Potemkin”.',
    pl: 'Po tamtejszych schodach stacza się dziecięcy wózek w „Pancerniku Potiomkinie”.',
  },
  osaka: {
    en: 'Instant noodles were invented in 1958 in the suburb of Ikeda.',
    pl: 'W pobliskiej Ikedzie wynaleziono w 1958 roku zupki błyskawiczne.',
  },
  ostrava: {
    en: 'It grew on coal and steel; a blast furnace there is now a viewing tower.',
    pl: 'Wyrosła na węglu i stali, a na tamtejszym wielkim piecu urządzono wieżę widokową.',
  },
  pattaya: {
    en: 'It was a fishing village until American soldiers on leave discovered it in the 1960s.',
    pl: 'Była wioską rybacką, dopóki w latach 60. nie odkryli jej amerykańscy żołnierze na przepustkach.',
  },
  plzen: {
    en: 'Pilsner beer was first brewed there in 1842.',
    pl: 'W 1842 roku uwarzono tam pierwszego pilznera.',
  },
  samarkand: {
    en: 'Tamerlane made it the capital of his empire and is buried there.',
    pl: 'Tamerlan uczynił ją stolicą swojego imperium i tam spoczywa.',
  },
  sharjah: {
    en: 'Unlike in neighbouring Dubai, alcohol is forbidden there.',
    pl: 'Inaczej niż w sąsiednim Dubaju, alkohol jest tam zakazany.',
  },
  shenzhen: {
    en: 'In 1980 it was a small town; today it has more than 17 million people.',
    pl: 'W 1980 roku było miasteczkiem, a dziś ma ponad 17 milionów mieszkańców.',
  },
  shkoder: {
    en: 'It lies on the largest lake of the Balkans, below the castle of Rozafa.',
    pl: 'Leży nad największym jeziorem Bałkanów, u stóp zamku Rozafa.',
  },
  szeged: {
    en: 'It is known for paprika, and vitamin C was extracted from it there.',
    pl: 'Słynie z papryki, z której wyodrębniono tam witaminę C.',
  },
  toamasina: {
    en: 'It is the main port of the island, formerly known as Tamatave.',
    pl: 'To główny port wyspy, znany dawniej jako Tamatave.',
  },
  toulouse: {
    en: 'It is the home of Airbus; its brick houses earned it the name of “pink city”.',
    pl: 'To siedziba Airbusa; ceglane domy przyniosły jej przydomek „różowego miasta”.',
  },
  tromso: {
    en: 'Above the Arctic Circle, it sees no sunrise for two months of the year.',
    pl: 'Leży za kołem podbiegunowym – przez dwa miesiące w roku nie wschodzi tam słońce.',
  },
  vlore: {
    en: 'The independence of the country was proclaimed there in 1912.',
    pl: 'W 1912 roku ogłoszono tam niepodległość kraju.',
  },
  winnipeg: {
    en: 'Winnie-the-Pooh got his name from a bear called after the city.',
    pl: 'Od niedźwiedzicy nazwanej na cześć tego miasta wziął imię Kubuś Puchatek (Winnie-the-Pooh).',
  },
  yangon: {
    en: 'It is known for the golden Shwedagon Pagoda, and was the capital until 2005.',
    pl: 'Słynie ze złotej pagody Szwedagon; do 2005 roku był stolicą.',
  },
  yekaterinburg: {
    en: 'The last tsar was shot there with his family in 1918.',
    pl: 'W 1918 roku rozstrzelano tam ostatniego cara z rodziną.',
  },
  zilina: {
    en: 'Kia builds cars there; Juraj Jánošík was born in a village nearby.',
    pl: 'Kia produkuje tam samochody, a w pobliskiej wsi urodził się zbójnik Janosik.',
  },
};
