import { InvalidInteraction } from '../auth/interactions.ts';
import type { Language } from '../contract/vocabulary.ts';
import { publicError, statusOf } from '../http/problem.ts';
import { ForgedForm } from './forms/csrf-token.ts';
import { html } from './html.ts';
import { MESSAGES } from './messages/messages.ts';
import { MalformedForm } from './forms/read-form.ts';
import type { Page } from './render-page.ts';

interface ErrorPage extends Page {
  readonly status: number;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;
}

/** A duration such as "20 seconds" or "3 minutes". */
export function durationText(language: Language, seconds: number): string {
  const isLong = seconds > 90;
  const unit = isLong ? 'minute' : 'second';
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(isLong ? Math.ceil(seconds / 60) : seconds);
}

/** The page for anything that was thrown. */
export function pageForError(error: unknown, language: Language, requestId: string): ErrorPage {
  const messages = MESSAGES[language];
  const page = (status: number, title: string, text: string, retryAfter?: number): ErrorPage => ({
    status,
    title,
    main: html`<h1>${title}</h1>
      <p>${text}</p>
      <p><a href="/account">${messages.account}</a></p>`,
    retryAfter,
  });
  if (error instanceof ForgedForm) return page(403, messages.forgedForm, messages.forgedFormText);
  if (error instanceof MalformedForm) return page(400, messages.malformedForm, messages.malformedFormText);
  if (error instanceof InvalidInteraction)
    return page(400, messages.invalidInteraction, messages.invalidInteractionText);
  const shown = publicError(error);
  const status = statusOf(error);
  if (shown.code === 'invalid_query_param')
    return page(status, messages.longAddress, `${messages.longAddressText} (${shown.message})`);
  const retryAfter = 'members' in shown ? shown.members.retryAfter : undefined;
  if (status === 429) {
    const wait = durationText(language, retryAfter ?? 1);
    return page(429, messages.tooMany, messages.tooManyText({ wait }), retryAfter);
  }
  if (status === 503) return page(503, messages.unavailable, messages.unavailableText, retryAfter);
  if (status >= 500) return page(status, messages.broken, messages.brokenText({ id: requestId }));
  return page(status, messages.malformedForm, messages.malformedFormText);
}
