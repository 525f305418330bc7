/** The day for which tests make the starter catalogue. No question has expired by then. */
export const STARTER_DAY = '2026-11-23';
