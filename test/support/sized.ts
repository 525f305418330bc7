/** Whether this is `npm run test:long`. */
export const isLong = process.env.TRIVIA_TEST_LONG === '1';

/** The size of a long test: by default enough to find the errors it is meant for, and more in the long form. */
export const sized = <Size>({ short, long }: { readonly short: Size; readonly long: Size }): Size =>
  isLong ? long : short;
