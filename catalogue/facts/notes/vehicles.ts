import type { Notes } from './notes.ts';

/** About cars. */
export const CAR_MODEL_NOTES: Notes = {
  astra: {
    en: 'The name means “stars”; in Britain Vauxhall used it before.',
    pl: 'Nazwa znaczy „gwiazdy”; w Wielkiej Brytanii wcześniej używał jej Vauxhall.',
  },
  berlingo: {
    en: 'It is a van that families took to; its twin is the Peugeot Partner.',
    pl: 'To furgonetka, którą polubiły rodziny; jej bliźniakiem jest Peugeot Partner.',
  },
  camaro: {
    en: 'It was meant as an answer to the Mustang.',
    pl: 'Miał być odpowiedzią na Mustanga.',
  },
  carrera: {
    en: 'The name recalls a race across Mexico, the Carrera Panamericana.',
    pl: 'Nazwa upamiętnia wyścig przez Meksyk, Carrera Panamericana.',
  },
  cayenne: {
    en: 'It was the first off-roader of the brand, in 2002, and has the name of a hot pepper.',
    pl: 'W 2002 roku był pierwszą terenówką tej marki; nazywa się jak ostry pieprz.',
  },
  civic: {
    en: 'In the 1970s it met the American rules on exhaust without a catalytic converter.',
    pl: 'W latach 70. XX wieku spełniał amerykańskie normy spalin bez katalizatora.',
  },
  clio: { en: 'It is named after the muse of history.', pl: 'Nazwano go imieniem muzy historii.' },
  corolla: {
    en: 'Under no other name have more cars been sold: over 50 million.',
    pl: 'Pod żadną inną nazwą nie sprzedano więcej aut: ponad 50 milionów.',
  },
  corsa: { en: 'The name is Italian for “race”.', pl: 'Nazwa znaczy po włosku „wyścig”.' },
  corvette: {
    en: 'It is named after a small, fast warship.',
    pl: 'Nazwano ją od małego, szybkiego okrętu wojennego.',
  },
  countach: {
    en: 'The name is a cry of amazement in Piedmontese.',
    pl: 'Nazwa to po piemoncku okrzyk zdumienia.',
  },
  defender: {
    en: 'The coffin of Prince Philip rode on one that he had helped to design.',
    pl: 'Trumnę księcia Filipa wiózł egzemplarz, który książę sam pomógł zaprojektować.',
  },
  diablo: {
    en: 'It is named after a fighting bull of the 19th century.',
    pl: 'Nosi imię byka z dziewiętnastowiecznej corridy.',
  },
  'ds-nineteen': {
    en: 'DS sounds like déesse, “goddess”; one saved de Gaulle in an ambush in 1962.',
    pl: 'DS brzmi jak déesse – „bogini”; w takim aucie de Gaulle ocalał podczas zamachu w 1962 roku.',
  },
  'e-type': {
    en: 'One of the 1960s stands in the Museum of Modern Art in New York.',
    pl: 'Egzemplarz z lat 60. stoi w nowojorskim Muzeum Sztuki Nowoczesnej.',
  },
  eldorado: {
    en: 'The tail fins of 1959 were the highest of all.',
    pl: 'Żadne auto nie miało wyższych płetw niż Eldorado z 1959 roku.',
  },
  fabia: {
    en: 'For a 2007 advert, bakers built one out of cake.',
    pl: 'Do reklamy z 2007 roku cukiernicy zbudowali ją z ciasta.',
  },
  focus: {
    en: 'It was European Car of the Year in 1999.',
    pl: 'W 1999 roku został Europejskim Samochodem Roku.',
  },
  forester: {
    en: 'It is half an estate car, half an off-roader.',
    pl: 'To na wpół kombi, na wpół terenówka.',
  },
  giulia: {
    en: 'The Italian police drove the model of the 1960s.',
    pl: 'W latach 60. XX wieku jeździła nią włoska policja.',
  },
  golf: {
    en: 'Giorgetto Giugiaro drew its first shape, of 1974.',
    pl: 'Sylwetkę pierwszego, z 1974 roku, narysował Giorgetto Giugiaro.',
  },
  ibiza: {
    en: 'Porsche helped with its first engine.',
    pl: 'Jej pierwszy silnik pomogło skonstruować Porsche.',
  },
  impreza: {
    en: 'Colin McRae became world rally champion in one in 1995.',
    pl: 'W 1995 roku Colin McRae został w niej rajdowym mistrzem świata.',
  },
  leon: {
    en: 'Like other models of the brand, it is named after a Spanish city.',
    pl: 'Nosi nazwę hiszpańskiego miasta, podobnie jak inne modele tej marki.',
  },
  megane: {
    en: 'The second one was the first of its class with five stars in the European crash test.',
    pl: 'Druga generacja jako pierwsza w swojej klasie dostała pięć gwiazdek w europejskim teście zderzeniowym.',
  },
  micra: { en: 'In Japan it is called March.', pl: 'W Japonii nazywa się March.' },
  mustang: {
    en: 'In 1965 one was taken up the Empire State Building in pieces and put together there.',
    pl: 'W 1965 roku wwieziono go w częściach na Empire State Building i tam złożono.',
  },
  'mx-five': {
    en: 'It is the best-selling two-seat sports car ever.',
    pl: 'To najlepiej sprzedający się dwuosobowy roadster świata.',
  },
  octavia: {
    en: 'The first, of 1959, was the eighth new model after the war, hence the name.',
    pl: 'Pierwsza, z 1959 roku, była ósmym powojennym modelem – stąd nazwa.',
  },
  passat: {
    en: 'It is named after the trade wind.',
    pl: 'Nazwę wziął od pasatu – wiatru wiejącego znad zwrotników.',
  },
  phantom: {
    en: 'John Lennon had one painted in psychedelic colours.',
    pl: 'John Lennon miał egzemplarz w psychodelicznych kolorach.',
  },
  prius: {
    en: 'The name is Latin for “earlier”: it was the first hybrid in mass production.',
    pl: 'Nazwa znaczy po łacinie „wcześniej”: to pierwsza seryjna hybryda.',
  },
  punto: { en: 'The name means “point” in Italian.', pl: 'Nazwa znaczy po włosku „punkt”.' },
  qashqai: {
    en: 'It is named after a nomadic people of Iran.',
    pl: 'Nazwano go od koczowniczego ludu z Iranu.',
  },
  quattroporte: { en: 'The name only means “four doors”.', pl: 'Nazwa znaczy po prostu „czworo drzwi”.' },
  stratos: {
    en: 'It won the world rally championship three times in a row.',
    pl: 'Trzy razy z rzędu zdobył rajdowe mistrzostwo świata.',
  },
  swift: {
    en: 'For Europe it has been built in Hungary, in Esztergom.',
    pl: 'Na rynek europejski budowano go w węgierskim Ostrzyhomiu.',
  },
  testarossa: {
    en: 'The name means “red head”, after the painted heads of its cylinders.',
    pl: 'Nazwa znaczy „czerwona głowa” – od pomalowanych głowic cylindrów.',
  },
  tucson: {
    en: 'It is named after a city in Arizona, as the Santa Fe is after one in New Mexico.',
    pl: 'Nazwę ma od miasta w Arizonie, a model Santa Fe – od miasta w Nowym Meksyku.',
  },
  twingo: { en: 'The name joins twist, swing and tango.', pl: 'Nazwa łączy twista, swinga i tango.' },
  'two-cv': {
    en: 'It was meant to carry a basket of eggs across a ploughed field without breaking one.',
    pl: 'Miał przewieźć kosz jaj przez zaorane pole i żadnego nie stłuc.',
  },
  veyron: {
    en: 'It is named after a racing driver and went faster than 400 kilometres an hour.',
    pl: 'Nazwany na cześć kierowcy wyścigowego, przekraczał 400 kilometrów na godzinę.',
  },
  vitara: {
    en: 'The name comes from Latin vita, “life”.',
    pl: 'Nazwa pochodzi od łacińskiego vita – „życie”.',
  },
};

/** About signs of countries on cars. */
export const COUNTRY_SIGN_NOTES: Notes = {
  austria: {
    en: 'The sign follows the Latin name; the people themselves say Österreich.',
    pl: 'Znak pochodzi od łacińskiej nazwy; sami mieszkańcy mówią Österreich.',
  },
  finland: {
    en: 'Until 1993 it was SF, for Suomi and Finland.',
    pl: 'Do 1993 roku było to SF – od Suomi i Finland.',
  },
  turkey: {
    en: 'It asks to be called Türkiye abroad, which the sign suits as well.',
    pl: 'Znak pasuje także do nazwy Türkiye, o którą kraj prosi za granicą.',
  },
  ireland: {
    en: 'I alone is the sign of Italy, and IL that of Israel.',
    pl: 'Samo I oznacza Włochy, a IL – Izrael.',
  },
  portugal: {
    en: 'Poland, which would have liked the same letter, had to add an L.',
    pl: 'Polska, też na P, musiała dodać drugą literę.',
  },
  malta: {
    en: 'It has a single letter, while larger countries with M need two or three.',
    pl: 'Ma tylko jedną literę, choć większe państwa na M muszą mieć dwie lub trzy.',
  },
  andorra: {
    en: 'On the internet two letters are enough: .ad.',
    pl: 'W internecie wystarczają temu państwu dwie litery: .ad.',
  },
};

/** About the answers of general questions on vehicles. */
export const VEHICLE_NOTES: Notes = {
  cybertruck: {
    en: 'Its window broke when it was shown in 2019.',
    pl: 'Podczas pokazu w 2019 roku pękła w nim szyba.',
  },
  autobahn: {
    en: 'Long stretches of it still have no speed limit.',
    pl: 'Na wielu odcinkach takich dróg wciąż nie ma ograniczeń prędkości.',
  },
  'bow-stern': {
    en: 'The word is related to “steer”: the rudder usually is there.',
    pl: 'Tam zwykle znajduje się ster.',
  },
  'gondola-city': {
    en: 'They have been black since a law of 1562 against luxury.',
    pl: 'Gondole są czarne od czasu ustawy przeciw zbytkowi z 1562 roku.',
  },
  'left-traffic': {
    en: 'Samurai are said to have kept left so that their swords did not clash.',
    pl: 'Podobno samurajowie chodzili lewą stroną, by nie zderzać się mieczami.',
  },
};
