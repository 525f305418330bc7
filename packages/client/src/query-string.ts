/**
 * The parameters that say something: not those that are undefined, empty texts or empty lists. Only an empty list of ids
 * stays, to be refused: without it, the list of all questions would come.
 */
export const givenParameters = (query: object): [string, unknown][] =>
  Object.entries(query).filter(
    ([name, value]) => value !== undefined && (String(value) !== '' || name === 'ids'),
  );

/** Writes the given parameters as a query string. */
export function queryString(query: object): string {
  const texts = givenParameters(query).map(([name, value]): [string, string] => [name, String(value)]);
  // A comma separates the items of a list, so it need not be escaped.
  const text = new URLSearchParams(texts).toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
