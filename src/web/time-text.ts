import type { Language } from '../contract/vocabulary.ts';
import { html, type Html } from './html.ts';

/** A day, such as "March 4, 2026". Days and times on pages are in UTC, as in the API. */
export const dayText = (language: Language, time: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);

/** A day, such as "Mar 4, 2026". */
export const shortDayText = (language: Language, time: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);

/** A time to the minute. */
export const timeText = (language: Language, time: Date): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' }).format(time)} UTC`;

/** A time for people and programs. */
export const timeElement = (language: Language, time: Date): Html =>
  html`<time datetime="${time.toISOString()}">${timeText(language, time)}</time>`;
