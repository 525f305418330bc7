import { InvalidInteraction } from '../auth/interactions.ts';
import type { Language } from '../contract/vocabulary.ts';
import { publicError, statusOf } from '../http/problem.ts';
import { FormRefused } from './form-token.ts';
import type { Page } from './frame.ts';
import { html } from './html.ts';
import { FormMalformed } from './read-form.ts';
import { WORDS, type Words } from './words.ts';

interface ErrorAnswer extends Page {
  readonly status: number;
  /** Seconds until another attempt makes sense. */
  readonly retryAfter?: number | undefined;
}

/** A length of time in words: in minutes when it is long. */
function waitIn(language: Language, seconds: number): string {
  const isLong = seconds > 90;
  const unit = isLong ? 'minute' : 'second';
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(isLong ? Math.ceil(seconds / 60) : seconds);
}

const page = (title: string, text: string, words: Words): Page => ({
  title,
  main: html`<h1>${title}</h1>
    <p>${text}</p>
    <p><a href="/account">${words.account}</a></p>`,
});

/** The page for whatever was thrown. */
export function errorAnswer(error: unknown, language: Language, requestId: string): ErrorAnswer {
  const words = WORDS[language];
  if (error instanceof FormRefused)
    return { status: 403, ...page(words.formRefused, words.formRefusedText, words) };
  if (error instanceof FormMalformed)
    return { status: 400, ...page(words.malformed, words.malformedText, words) };
  if (error instanceof InvalidInteraction)
    return { status: 400, ...page(words.interactionGone, words.interactionGoneText, words) };
  const told = publicError(error);
  const status = statusOf(error);
  const retryAfter = 'members' in told ? told.members.retryAfter : undefined;
  if (status === 429) {
    const text = words.tooManyText({ wait: waitIn(language, retryAfter ?? 1) });
    return { status, ...page(words.tooMany, text, words), retryAfter };
  }
  if (status === 503) return { status, ...page(words.unavailable, words.unavailableText, words), retryAfter };
  if (status >= 500) return { status, ...page(words.broken, words.brokenText({ id: requestId }), words) };
  return { status, ...page(words.malformed, words.malformedText, words) };
}
