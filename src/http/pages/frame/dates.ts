import type { Language } from '../../../contract/vocabulary.ts';

/** English is British, as the texts are. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl' };

const formatIn = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });

/** A day, such as "4 March 2026". Days and times on pages are in UTC, as in the API. */
export const dayText = (language: Language, time: Date): string =>
  formatIn(language, { dateStyle: 'long' }).format(time);

/** A month, such as "March 2026". */
export const monthText = (language: Language, time: Date): string =>
  formatIn(language, { year: 'numeric', month: 'long' }).format(time);

/** A time to the minute, such as "4 March 2026, 14:05 UTC". */
export function timeText(language: Language, time: Date): string {
  const clock = formatIn(language, { timeStyle: 'short', hourCycle: 'h23' });
  return `${dayText(language, time)}, ${clock.format(time)} UTC`;
}
