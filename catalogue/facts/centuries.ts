import type { Named } from './named.ts';

/** A century CE as an answer. */
export interface Century extends Named {
  readonly number: number;
}

const ROMAN = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
  'XXI',
];

function ordinal(number: number): string {
  const last = number % 10;
  const teen = number > 10 && number < 20;
  if (teen || last === 0 || last > 3) return `${number}th`;
  return `${number}${['st', 'nd', 'rd'][last - 1] ?? 'th'}`;
}

/** The 1st to the 21st century: an ordinal number in English, a Roman number in Polish. */
export const CENTURIES: readonly Century[] = ROMAN.map((roman, index) => ({
  key: `century-${index + 1}`,
  number: index + 1,
  en: `${ordinal(index + 1)} century`,
  pl: `${roman} wiek`,
}));
