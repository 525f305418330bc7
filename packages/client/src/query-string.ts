/**
 * Writes parameters as a query string. Undefined ones, empty texts and empty lists are left out; only an empty list of ids
 * is sent, to be refused: without it, the list of all questions would come.
 */
export function queryString(query: object): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)])
    .filter(([name, text]) => text !== '' || name === 'ids');
  // A comma separates the items of a list, so it need not be escaped.
  const text = new URLSearchParams(pairs).toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
