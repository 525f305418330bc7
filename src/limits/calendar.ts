/** Milliseconds. */
export const DAY = 86_400_000;

/** A month of UTC: its first day and that of the month after, as days since 1970. */
export interface Month {
  readonly first: number;
  readonly next: number;
}

/** The day of UTC that a time in milliseconds is in, as days since 1970. */
export const dayOf = (time: number): number => Math.floor(time / DAY);

/** The month that a day is in. */
export function monthOf(day: number): Month {
  const date = new Date(day * DAY);
  const firstOf = (month: number): number => dayOf(Date.UTC(date.getUTCFullYear(), month, 1));
  return { first: firstOf(date.getUTCMonth()), next: firstOf(date.getUTCMonth() + 1) };
}

/** A day as `YYYY-MM-DD`. */
export const isoDay = (day: number): string =>
  new Date(day * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The Monday at or before a day. The first day of 1970 was a Thursday. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);
