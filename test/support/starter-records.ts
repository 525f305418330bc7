import { starterCatalogue } from '../../catalogue/starter.ts';

/** The whole starter catalogue, generated once for all test files of a worker. */
export const records = [...starterCatalogue()];
