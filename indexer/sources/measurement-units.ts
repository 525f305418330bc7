import { byLanguage, type Language } from '../../src/contract/vocabulary.ts';

/** The forms of a unit after one, few (2 to 4 in Polish) and many, and after a fraction. English has two of them. */
type Forms = readonly [one: string, few: string, many: string, fraction: string];

const english = (one: string, many: string): Forms => [one, many, many, many];

/** Units that upstreams have after numbers. */
const UNITS: Readonly<Record<Language, readonly Forms[]>> = {
  en: [
    english('year', 'years'),
    english('year old', 'years old'),
    english('month', 'months'),
    english('week', 'weeks'),
    english('day', 'days'),
    english('hour', 'hours'),
    english('minute', 'minutes'),
    english('second', 'seconds'),
    english('millisecond', 'milliseconds'),
    english('century', 'centuries'),
    english('decade', 'decades'),
    english('metre', 'metres'),
    english('meter', 'meters'),
    english('kilometre', 'kilometres'),
    english('kilometer', 'kilometers'),
    english('centimetre', 'centimetres'),
    english('centimeter', 'centimeters'),
    english('millimetre', 'millimetres'),
    english('millimeter', 'millimeters'),
    english('foot', 'feet'),
    english('inch', 'inches'),
    english('yard', 'yards'),
    english('mile', 'miles'),
    english('mile per hour', 'miles per hour'),
    english('kilometre per hour', 'kilometres per hour'),
    english('square kilometre', 'square kilometres'),
    english('square metre', 'square metres'),
    english('square mile', 'square miles'),
    english('square foot', 'square feet'),
    english('acre', 'acres'),
    english('hectare', 'hectares'),
    english('cubic metre', 'cubic metres'),
    english('cubic metre per second', 'cubic metres per second'),
    english('cubic kilometre', 'cubic kilometres'),
    english('litre', 'litres'),
    english('liter', 'liters'),
    english('gallon', 'gallons'),
    english('gram', 'grams'),
    english('kilogram', 'kilograms'),
    english('pound', 'pounds'),
    english('ounce', 'ounces'),
    english('tonne', 'tonnes'),
    english('ton', 'tons'),
    english('degree', 'degrees'),
    english('degree Celsius', 'degrees Celsius'),
    english('degree Fahrenheit', 'degrees Fahrenheit'),
    english('percent', 'percent'),
    english('per cent', 'per cent'),
    english('dollar', 'dollars'),
    english('United States dollar', 'United States dollars'),
    english('Hong Kong dollar', 'Hong Kong dollars'),
    english('Canadian dollar', 'Canadian dollars'),
    english('Australian dollar', 'Australian dollars'),
    english('pound sterling', 'pounds sterling'),
    english('euro', 'euros'),
    english('Indian rupee', 'Indian rupees'),
    english('rupee', 'rupees'),
    english('Swiss franc', 'Swiss francs'),
    english('yen', 'yen'),
    english('Japanese yen', 'Japanese yen'),
    english('person', 'people'),
    english('people', 'people'),
    english('time', 'times'),
    english('season', 'seasons'),
    english('episode', 'episodes'),
    english('game', 'games'),
    english('book', 'books'),
    english('point', 'points'),
    english('state', 'states'),
    english('country', 'countries'),
    english('calorie', 'calories'),
    english('watt', 'watts'),
    english('volt', 'volts'),
  ],
  pl: [
    ['rok', 'lata', 'lat', 'roku'],
    ['miesiąc', 'miesiące', 'miesięcy', 'miesiąca'],
    ['tydzień', 'tygodnie', 'tygodni', 'tygodnia'],
    ['dzień', 'dni', 'dni', 'dnia'],
    ['godzina', 'godziny', 'godzin', 'godziny'],
    ['minuta', 'minuty', 'minut', 'minuty'],
    ['sekunda', 'sekundy', 'sekund', 'sekundy'],
    ['wiek', 'wieki', 'wieków', 'wieku'],
    ['metr', 'metry', 'metrów', 'metra'],
    ['kilometr', 'kilometry', 'kilometrów', 'kilometra'],
    ['centymetr', 'centymetry', 'centymetrów', 'centymetra'],
    ['milimetr', 'milimetry', 'milimetrów', 'milimetra'],
    ['stopa', 'stopy', 'stóp', 'stopy'],
    ['cal', 'cale', 'cali', 'cala'],
    ['jard', 'jardy', 'jardów', 'jarda'],
    ['mila', 'mile', 'mil', 'mili'],
    ['mila na godzinę', 'mile na godzinę', 'mil na godzinę', 'mili na godzinę'],
    ['kilometr na godzinę', 'kilometry na godzinę', 'kilometrów na godzinę', 'kilometra na godzinę'],
    ['kilometr kwadratowy', 'kilometry kwadratowe', 'kilometrów kwadratowych', 'kilometra kwadratowego'],
    ['metr kwadratowy', 'metry kwadratowe', 'metrów kwadratowych', 'metra kwadratowego'],
    ['mila kwadratowa', 'mile kwadratowe', 'mil kwadratowych', 'mili kwadratowej'],
    ['stopa kwadratowa', 'stopy kwadratowe', 'stóp kwadratowych', 'stopy kwadratowej'],
    ['akr', 'akry', 'akrów', 'akra'],
    ['hektar', 'hektary', 'hektarów', 'hektara'],
    ['litr', 'litry', 'litrów', 'litra'],
    ['galon', 'galony', 'galonów', 'galona'],
    ['gram', 'gramy', 'gramów', 'grama'],
    ['kilogram', 'kilogramy', 'kilogramów', 'kilograma'],
    ['funt', 'funty', 'funtów', 'funta'],
    ['uncja', 'uncje', 'uncji', 'uncji'],
    ['tona', 'tony', 'ton', 'tony'],
    ['stopień', 'stopnie', 'stopni', 'stopnia'],
    ['stopień Celsjusza', 'stopnie Celsjusza', 'stopni Celsjusza', 'stopnia Celsjusza'],
    ['stopień Fahrenheita', 'stopnie Fahrenheita', 'stopni Fahrenheita', 'stopnia Fahrenheita'],
    ['procent', 'procent', 'procent', 'procent'],
    ['dolar', 'dolary', 'dolarów', 'dolara'],
    ['dolar amerykański', 'dolary amerykańskie', 'dolarów amerykańskich', 'dolara amerykańskiego'],
    ['funt szterling', 'funty szterlingi', 'funtów szterlingów', 'funta szterlinga'],
    ['euro', 'euro', 'euro', 'euro'],
    ['jen', 'jeny', 'jenów', 'jena'],
    ['rupia', 'rupie', 'rupii', 'rupii'],
    ['osoba', 'osoby', 'osób', 'osoby'],
    ['raz', 'razy', 'razy', 'razu'],
    ['sezon', 'sezony', 'sezonów', 'sezonu'],
    ['odcinek', 'odcinki', 'odcinków', 'odcinka'],
    ['punkt', 'punkty', 'punktów', 'punktu'],
    ['stan', 'stany', 'stanów', 'stanu'],
    ['kaloria', 'kalorie', 'kalorii', 'kalorii'],
    ['wat', 'waty', 'watów', 'wata'],
    ['wolt', 'wolty', 'woltów', 'wolta'],
  ],
};

/** Units by any of their forms. */
const BY_FORM = byLanguage(byForm);

function byForm(language: Language): ReadonlyMap<string, Forms> {
  const entries = UNITS[language].flatMap((forms) =>
    forms.map((form) => [form.toLowerCase(), forms] as const),
  );
  // The first unit with a form keeps it: `minuty` always belongs to `minuta`.
  return new Map(entries.toReversed());
}

const RULES = byLanguage((language) => new Intl.PluralRules(language));
const PLACE: Readonly<Partial<Record<Intl.LDMLPluralRule, 0 | 1 | 2 | 3>>> = {
  one: 0,
  few: 1,
  many: 2,
  other: 3,
};

/** Inflects a unit for a number: `lat` after 11, `lata` after 22. Undefined for an unknown unit. */
export function inflectUnit(number: number, unit: string, language: Language): string | undefined {
  const forms = BY_FORM[language].get(unit.toLowerCase());
  return forms?.[PLACE[RULES[language].select(Math.abs(number))] ?? 3];
}
