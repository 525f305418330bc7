import type { Notes } from './notes.ts';

/** About cars. */
export const CAR_MODEL_NOTES: Notes = {
  civic: { en: 'It has been built since 1972.', pl: 'Produkuje się go od 1972 roku.' },
  punto: { en: 'The name means “point” in Italian.', pl: 'Nazwa znaczy po włosku „punkt”.' },
  testarossa: {
    en: 'The name means “red head”, after its cylinder heads.',
    pl: 'Nazwa znaczy „ruda głowa” – od głowic cylindrów.',
  },
  veyron: { en: 'It went faster than 400 kilometres an hour.', pl: 'Przekraczał 400 kilometrów na godzinę.' },
  giulia: {
    en: 'The Italian police drove the model of the 1960s.',
    pl: 'W latach 60. XX wieku jeździła nim włoska policja.',
  },
  stratos: {
    en: 'It won the world rally championship three times in a row.',
    pl: 'Trzy razy z rzędu zdobył rajdowe mistrzostwo świata.',
  },
  'mx-five': {
    en: 'It is the best-selling two-seat sports car ever.',
    pl: 'To najlepiej sprzedający się dwuosobowy roadster świata.',
  },
  tucson: { en: 'It is named after a city in Arizona.', pl: 'Nazwę ma od miasta w Arizonie.' },
  phantom: {
    en: 'John Lennon had one painted in psychedelic colours.',
    pl: 'John Lennon miał egzemplarz w psychodelicznych kolorach.',
  },
  'e-type': {
    en: 'The coupé of 1961 stands in the Museum of Modern Art.',
    pl: 'Egzemplarz z lat 60. stoi w nowojorskim Muzeum Sztuki Nowoczesnej.',
  },
  defender: {
    en: 'The royal coffin of Prince Philip rode on one.',
    pl: 'Trumnę księcia Filipa wiózł pojazd tego typu.',
  },
  quattroporte: { en: 'The name only means “four doors”.', pl: 'Nazwa znaczy po prostu „czworo drzwi”.' },
  eldorado: { en: 'Its tail fins of 1959 are legendary.', pl: 'Jego płetwy z 1959 roku są legendarne.' },
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
    en: 'The letters TR are also its internet domain.',
    pl: 'Tak samo brzmi jego domena internetowa.',
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
    en: 'Moldova got MD and North Macedonia NMK, although both are larger.',
    pl: 'Mołdawii przypadło MD, a Macedonii Północnej NMK, choć są większe.',
  },
  andorra: { en: 'On the internet two letters are enough: .ad.', pl: 'W internecie wystarczają temu państwu dwie litery: .ad.' },
};

/** About the answers of general questions on vehicles. */
export const VEHICLE_NOTES: Notes = {
  cybertruck: {
    en: 'Its window broke when it was shown in 2019.',
    pl: 'Podczas pokazu w 2019 roku pękła w nim szyba.',
  },
  autobahn: {
    en: 'Long stretches of it still have no speed limit.',
    pl: 'Na wielu jej odcinkach wciąż nie ma ograniczeń prędkości.',
  },
  'bow-stern': {
    en: 'The word is related to “steer”: the rudder usually is there.',
    pl: 'Tam zwykle znajduje się ster.',
  },
  'gondola-city': {
    en: 'They have been black since a law of 1562 against luxury.',
    pl: 'Są czarne od czasu ustawy przeciw zbytkowi z 1562 roku.',
  },
  'left-traffic': {
    en: 'Samurai are said to have kept left so that their swords did not clash.',
    pl: 'Podobno samurajowie chodzili lewą stroną, by nie zderzać się mieczami.',
  },
};
