import { draw } from '../../draw.ts';
import { CURRENCIES, type Currency } from '../../facts/geography/currencies.ts';
import { COUNTRIES, type Country } from '../../facts/geography/countries.ts';
import { CURRENCY_CODE_NOTES, CURRENCY_NOTES } from '../../facts/notes/currencies.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { countryOf, drawNearby, inSentence, regionsOf, tagsOf } from './atlas.ts';
import { answeringWhose } from './country-of.ts';
import { ask, givesAway, type Name } from './wording.ts';
import type { StarterLanguage } from '../../languages.ts';

type NationalCurrency = Currency & { readonly country: string };

const NATIONAL: readonly NationalCurrency[] = CURRENCIES.filter(
  (currency): currency is NationalCurrency => currency.country !== undefined,
);

/** Units that are also legal tender or in use in a country, and so never wrong answers for it. */
const ALSO_IN_USE: Readonly<Record<string, readonly string[]>> = {
  ls: ['rand'],
  sz: ['rand'],
  na: ['rand'],
  bt: ['rupee'],
  kh: ['dollar', 'baht'],
  la: ['baht', 'dollar'],
  mk: ['dinar', 'euro'],
  so: ['dollar'],
  ve: ['dollar'],
  ht: ['dollar'],
  ni: ['dollar'],
  cr: ['dollar'],
  tr: ['euro'],
};

/** Units that a country outside the table also has, or that are used across the border. */
const SHARED_UNITS = new Set(['won', 'ruble', 'rand', 'lira', 'pound', 'franc', 'colón']);

const homeOf = (currency: NationalCurrency): Country => countryOf(currency.country);

const sameUnit = (one: Currency, other: Currency): boolean =>
  one.unit.en === other.unit.en || one.unit.pl === other.unit.pl;

const about = (currency: NationalCurrency): Omit<BilingualQuestion, StarterLanguage> => ({
  key: currency.code.toLowerCase(),
  familiarity: currency.familiarity,
  tags: tagsOf(homeOf(currency)),
  regions: regionsOf(homeOf(currency)),
});

/** The note on the name of a currency. */
const noteOf = (currency: NationalCurrency): Name | undefined => CURRENCY_NOTES[currency.code.toLowerCase()];

/** Currencies with other units, the nearest first, and no unit twice in any language. */
function otherUnits(currency: NationalCurrency, count: number): Name[] {
  const pool = NATIONAL.filter(
    (other) => !sameUnit(currency, other) && ALSO_IN_USE[currency.country]?.includes(other.unit.en) !== true,
  );
  const chosen: NationalCurrency[] = [];
  for (const other of drawNearby(homeOf(currency), pool, homeOf, pool.length, `unit/${currency.code}`))
    if (chosen.length < count && !chosen.some((one) => sameUnit(one, other))) chosen.push(other);
  return chosen.map((other) => other.unit);
}

function* currencyOfCountry(): Generator<BilingualQuestion> {
  for (const currency of NATIONAL) {
    const country = homeOf(currency);
    const text = {
      en: `What is the currency of ${inSentence(country)} called?`,
      pl: `Jak nazywa się waluta ${country.genitive}?`,
    };
    const why = noteOf(currency);
    if (currency.familiarity > 4 || why === undefined || givesAway(text, currency.unit)) continue;
    yield { ...about(currency), ...ask(text, currency.unit, otherUnits(currency, 3), why) };
  }
}

function* countryOfCurrency(): Generator<BilingualQuestion> {
  for (const currency of NATIONAL) {
    const country = homeOf(currency);
    const isShared = NATIONAL.some((other) => other !== currency && sameUnit(currency, other));
    if (isShared || SHARED_UNITS.has(currency.unit.en) || noteOf(currency) === undefined) continue;
    const text = {
      en: `The ${currency.unit.en} is the currency of which country?`,
      pl: `Walutą którego państwa jest ${currency.unit.pl}?`,
    };
    // The names of the boliviano and the afghani give the country away.
    if (country.en.startsWith(currency.unit.en.slice(0, 4).replace(/^./, (letter) => letter.toUpperCase())))
      continue;
    const others = COUNTRIES.filter((other) => other !== country);
    const nearby = drawNearby(country, others, (other) => other, 3, `unit-country/${currency.code}`);
    const wrong = nearby.map(answeringWhose);
    yield { ...about(currency), ...ask(text, answeringWhose(country), wrong, noteOf(currency)) };
  }
}

/** The full name within a sentence: “Israeli new shekel”, without the capitals of a list. */
const fullName = (currency: Currency): Name => ({
  en: currency.en.replace(/ (New )?\S+$/, (unit) => unit.toLowerCase()),
  pl: currency.pl,
});

function* currencyOfCode(): Generator<BilingualQuestion> {
  for (const currency of NATIONAL) {
    const why = CURRENCY_CODE_NOTES[currency.code.toLowerCase()];
    if (why === undefined) continue;
    const text = {
      en: `Which currency has the international code ${currency.code}?`,
      pl: `Która waluta ma międzynarodowy kod ${currency.code}?`,
    };
    const others = NATIONAL.filter((other) => other !== currency);
    const alike = others.filter((other) => other.code.startsWith(currency.code.charAt(0)));
    const wrong = draw(alike.length < 3 ? others : alike, 3, `code/${currency.code}`, (other) => other.code);
    yield { ...about(currency), ...ask(text, fullName(currency), wrong.map(fullName), why) };
  }
}

function* currencyOfSign(): Generator<BilingualQuestion> {
  const signed = NATIONAL.filter((currency) => currency.sign !== undefined);
  for (const currency of signed) {
    const text = {
      en: `Which currency is written with the sign ${currency.sign}?`,
      pl: `Która waluta ma znak ${currency.sign}?`,
    };
    const others = signed.filter((other) => !sameUnit(currency, other));
    const wrong = draw(others, 3, `sign/${currency.code}`, (other) => other.code).map((other) => other.unit);
    yield { ...about(currency), ...ask(text, currency.unit, wrong, noteOf(currency)) };
  }
}

const shared = {
  category: 'geography',
  subcategories: ['currencies'],
  tags: ['currencies'],
  written: '2026-11-21',
} as const;

export const CURRENCY_TEMPLATES: readonly Template[] = [
  { ...shared, name: 'currency-of-country', type: 'multiple', hardness: 0, questions: currencyOfCountry },
  { ...shared, name: 'country-of-currency', type: 'multiple', hardness: 0, questions: countryOfCurrency },
  {
    ...shared,
    name: 'currency-of-code',
    type: 'multiple',
    category: 'general-knowledge',
    hardness: 0,
    questions: currencyOfCode,
  },
  {
    ...shared,
    name: 'currency-of-sign',
    type: 'multiple',
    category: 'general-knowledge',
    hardness: 0,
    questions: currencyOfSign,
  },
];
