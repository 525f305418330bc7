import { starterCatalogue } from '../../catalogue/starter.ts';
import { TEMPLATES } from '../../catalogue/templates/index.ts';
import { STARTER_DAY } from './starter-day.ts';

/** The questions of the templates, for tests that load many into the engines: more would only take longer. */
export const templateRecords = [...starterCatalogue(STARTER_DAY, TEMPLATES)];
