/** Characters of a new seed: 36^8 rounds. */
const LENGTH = 8;
const BASE = 36;

/** The date of the daily round in UTC, such as `2026-11-23`: it changes for everyone at the same moment. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a date of a daily round. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

/** The seed of the daily round. */
export const dailySeed = (day: string): string => `daily-${day}`;

/** A seed of letters and digits. @param random - gives a number from 0 to 1 */
export const newSeed = (random: () => number = Math.random): string =>
  Array.from({ length: LENGTH }, () => Math.floor(random() * BASE).toString(BASE)).join('');

/** Whether the service accepts a text as a seed. */
export const isSeed = (text: string): boolean => /^[A-Za-z0-9._:-]{1,64}$/.test(text);
