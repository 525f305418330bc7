import { byLanguage, type Language } from '../../contract/vocabulary.ts';
import { ACCOUNT_MESSAGES } from './account-messages.ts';
import { KEY_MESSAGES } from './key-messages.ts';
import { PAGE_MESSAGES } from './page-messages.ts';

const TABLE = { ...PAGE_MESSAGES, ...ACCOUNT_MESSAGES, ...KEY_MESSAGES };

/** The messages of pages and mails in one language. */
export type Messages = {
  readonly [Name in keyof typeof TABLE]: (typeof TABLE)[Name][Language];
};

const messagesIn = (language: Language): Messages =>
  Object.fromEntries(Object.entries(TABLE).map(([name, each]) => [name, each[language]])) as Messages;

export const MESSAGES: Readonly<Record<Language, Messages>> = byLanguage(messagesIn);
