/** Whether this is `npm run test:long`. */
const IS_LONG = process.env.TRIVIA_TEST_LONG === '1';

/** How much a long test does: enough by default to find what it is for, and as much as it can in the long form. */
export const sized = ({ short, long }: { readonly short: number; readonly long: number }): number =>
  IS_LONG ? long : short;
