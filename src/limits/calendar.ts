/** Milliseconds. */
export const DAY = 86_400_000;

/** A UTC month: its first day and the first day of the next month, as days since 1970. */
export interface Month {
  readonly first: number;
  readonly next: number;
}

/** The UTC day of a time in milliseconds, as days since 1970. */
export const dayOf = (time: number): number => Math.floor(time / DAY);

/** The month of a day. */
export function monthOf(day: number): Month {
  const date = new Date(day * DAY);
  const firstOf = (month: number): number => dayOf(Date.UTC(date.getUTCFullYear(), month, 1));
  return { first: firstOf(date.getUTCMonth()), next: firstOf(date.getUTCMonth() + 1) };
}
