/** Questions. A smaller catalogue, as in tests, has too few for shares and frequencies. */
export const WHOLE_CATALOGUE = 1000;
