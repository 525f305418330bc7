import { starterCatalogue } from '../../catalogue/starter.ts';
import { TEMPLATES } from '../../catalogue/templates/index.ts';
import { writtenTemplates } from '../../catalogue/written/written-templates.ts';
import { STARTER_DAY } from './starter-day.ts';

/** The questions of the templates, for tests that load many into the engines: more would only take longer. */
export const templateRecords = [...starterCatalogue(STARTER_DAY, TEMPLATES)];

/** The whole starter catalogue, generated once for all test files of a worker. */
export const records = [...templateRecords, ...starterCatalogue(STARTER_DAY, writtenTemplates())];
