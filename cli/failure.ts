/** One line for people; connection faults carry their text in the parts or not at all. */
export function explain(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(explain))].join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? error.name : error.message;
}
