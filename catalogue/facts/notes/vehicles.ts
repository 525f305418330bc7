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
    en: 'No other country begins with the same letter alone on its cars.',
    pl: 'Spośród państw na A tylko to ma jedną literę.',
  },
  finland: {
    en: 'The letters alone would not tell it from the Philippines: RP.',
    pl: 'Dawniej wystarczały litery SF – od Suomi i Finland.',
  },
  turkey: {
    en: 'The letters TR are also its internet domain.',
    pl: 'Tak samo brzmi jego domena internetowa.',
  },
  ireland: {
    en: 'The last two letters avoid a clash with Italy and Israel.',
    pl: 'Trzy litery pozwalają nie mylić go z Włochami i Izraelem.',
  },
  portugal: {
    en: 'It shares the first letter with Poland, which came later.',
    pl: 'Polska, też na P, musiała dodać drugą literę.',
  },
  malta: {
    en: 'It is one letter, though the country is tiny.',
    pl: 'Choć to maleńkie państwo, ma tylko jedną literę.',
  },
  andorra: { en: 'AD is only used on the internet.', pl: 'AD to tylko jego domena internetowa.' },
};

/** About the answers of general questions on vehicles. */
export const VEHICLE_NOTES: Notes = {
  cybertruck: {
    en: 'Its window broke when it was shown in 2019.',
    pl: 'Podczas pokazu w 2019 roku pękła w nim szyba.',
  },
  autobahn: {
    en: 'Half of it still has no speed limit.',
    pl: 'Na wielu odcinkach wciąż nie ma tam ograniczeń prędkości.',
  },
  'bow-stern': {
    en: 'The word is of Norse origin and related to “steer”.',
    pl: 'Tam zwykle mieści się ster.',
  },
  'gondola-city': {
    en: 'They have been black since a law against luxury.',
    pl: 'Są czarne od czasu ustawy przeciw zbytkowi.',
  },
  'left-traffic': {
    en: 'Samurai are said to have kept left so that their swords did not clash.',
    pl: 'Podobno samurajowie chodzili lewą stroną, by nie zderzać się mieczami.',
  },
};
