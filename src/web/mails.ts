import type { Mail } from './mailer.ts';
import { at, type Visit } from './visit.ts';
import type { Web } from './web.ts';
import type { Words } from './words.ts';

/** Makes addresses for a mail: whoever follows one reads on in the language of the mail. */
export const linksOf =
  ({ baseUrl }: Web, { language }: Visit) =>
  (path: string, parameters: Readonly<Record<string, string>> = {}): string =>
    baseUrl() + at(path, { ...parameters, lang: language });

/** The lines of a mail, parted by empty ones. A link has a line of its own, so that it is not broken. */
function mail(to: string, subject: string, words: Words, paragraphs: readonly string[]): Mail {
  const text = [words.mailGreeting, ...paragraphs, words.service].join('\n\n');
  return { to, subject: `${subject} · ${words.service}`, text: `${text}\n` };
}

/** To an address that signs up. */
export const confirmMail = (to: string, link: string, words: Words): Mail =>
  mail(to, words.mailConfirm, words, [words.mailConfirmText, link, words.mailConfirmNotYou]);

/** To an address that signs up and has an account already. */
export const takenMail = (to: string, signIn: string, forgotten: string, words: Words): Mail =>
  mail(to, words.mailTaken, words, [words.mailTakenText, signIn, words.mailTakenForgotten, forgotten]);

/** To an address whose password was forgotten. */
export const resetMail = (to: string, link: string, words: Words): Mail =>
  mail(to, words.mailReset, words, [words.mailResetText, link, words.mailResetNotYou]);

/** To an address whose password was changed. */
export const changedMail = (to: string, forgotten: string, words: Words): Mail =>
  mail(to, words.mailChanged, words, [words.mailChangedText, words.mailChangedNotYou, forgotten]);
