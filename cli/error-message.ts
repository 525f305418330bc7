/** One line for the user; connection errors have their message only in their parts, or not at all. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(errorMessage))].join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? error.name : error.message;
}
