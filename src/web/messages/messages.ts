import { byLanguage, Language, type Translations } from '../../contract/vocabulary.ts';
import { ACCOUNT_MESSAGES } from './account-messages.ts';
import { PAGE_MESSAGES } from './page-messages.ts';

const TABLE = { ...PAGE_MESSAGES, ...ACCOUNT_MESSAGES };

/** The messages of pages and mails in one language. One with names in braces is a function of their values. */
export type Messages = {
  readonly [Name in keyof typeof TABLE]: Message<(typeof TABLE)[Name][number]>;
};

type Message<Text extends string> = [NamesIn<Text>] extends [never]
  ? string
  : (values: Readonly<Record<NamesIn<Text>, string>>) => string;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

export const MESSAGES: Readonly<Record<Language, Messages>> = byLanguage((language) => {
  const column = Language.options.indexOf(language);
  const messages = Object.entries<Translations>(TABLE).map(([name, row]) => [name, messageOf(row, column)]);
  return Object.fromEntries(messages) as Messages;
});

function messageOf(row: Translations, column: number) {
  const text = row[column] ?? row[0];
  if (!row.some((each) => each.includes('{'))) return text;
  return (values: Readonly<Record<string, string>>) =>
    text.replaceAll(/\{(\w+)\}/g, (name, inner: string) => values[inner] ?? name);
}
