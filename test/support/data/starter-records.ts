import { starterCatalogue } from '../../../catalogue/starter.ts';
import { STARTER_DAY } from './starter-day.ts';

/** The whole starter catalogue, generated once for all test files of a worker. */
export const records = starterCatalogue(STARTER_DAY);
