import type { Mail } from './mailer.ts';
import { pathWithQuery, type PageContext } from '../page-context.ts';
import type { PageParts } from '../page-parts.ts';
import type { Messages } from '../messages/messages.ts';

/** Builds the links in a mail; they open pages in the language of the mail. */
export const mailLinks =
  ({ baseUrl }: PageParts, { language }: PageContext) =>
  (path: string, parameters: Readonly<Record<string, string>> = {}): string =>
    baseUrl() + pathWithQuery(path, { ...parameters, lang: language });

/** Separates the paragraphs by empty lines. A link has its own paragraph, so that mail programs do not break it. */
function mail(to: string, subject: string, messages: Messages, paragraphs: readonly string[]): Mail {
  const text = [messages.mailGreeting, ...paragraphs, messages.service].join('\n\n');
  return { to, subject: `${subject} · ${messages.service}`, text: `${text}\n` };
}

/** To an address that has signed up. */
export const confirmAddressMail = (to: string, link: string, messages: Messages): Mail =>
  mail(to, messages.mailConfirm, messages, [messages.mailConfirmText, link, messages.mailConfirmNotYou]);

/** To an address that has signed up but already has an account. */
export const accountExistsMail = (to: string, signIn: string, forgotten: string, messages: Messages): Mail =>
  mail(to, messages.mailAccountExists, messages, [
    messages.mailAccountExistsText,
    signIn,
    messages.mailAccountExistsForgotten,
    forgotten,
  ]);

/** To a user who has forgotten the password. */
export const resetPasswordMail = (to: string, link: string, messages: Messages): Mail =>
  mail(to, messages.mailReset, messages, [messages.mailResetText, link, messages.mailResetNotYou]);

/** To a user whose password has been changed. */
export const passwordChangedMail = (to: string, forgotten: string, messages: Messages): Mail =>
  mail(to, messages.mailChanged, messages, [messages.mailChangedText, messages.mailChangedNotYou, forgotten]);
