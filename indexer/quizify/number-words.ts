const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The English word for a whole number from 0 to 20; undefined for other numbers. */
export const numberWord = (number: number): string | undefined => NUMBER_WORDS[number];

/** The number for a lower-case English word from zero to twenty; undefined for other words. */
export function numberOfWord(word: string): number | undefined {
  const number = NUMBER_WORDS.indexOf(word);
  return number < 0 ? undefined : number;
}
