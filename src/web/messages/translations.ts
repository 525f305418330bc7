import type { Language } from '../../contract/vocabulary.ts';

type Message = string | ((...values: never[]) => string);

/** A message in every language; a missing one does not compile. */
export const translations = <Text extends Message>(en: Text, pl: Text): Readonly<Record<Language, Text>> => ({
  en,
  pl,
});

/** A message with values put in, by their names. */
export type With<Names extends string> = (values: Readonly<Record<Names, string>>) => string;
