/** The words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether the words of one text occur in sequence in another. */
export function holdsWords(text: string, part: string): boolean {
  const words = wordsOf(part);
  return words.length > 0 && ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** The text without quotations: titles keep the language in which they are known. */
export function withoutTitles(text: string): string {
  return text.replaceAll(/„[^”]*”|“[^”]*”/gu, ' ');
}
