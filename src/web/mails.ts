import type { Mail } from './mailer.ts';
import type { Words } from './words.ts';

/** The lines of a mail, parted by empty ones. A link has a line of its own, so that it is not broken. */
function mail(to: string, subject: string, words: Words, paragraphs: readonly string[]): Mail {
  const text = [words.mailGreeting, ...paragraphs, words.mailClosing].join('\n\n');
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
