import { expect, test } from 'vitest';

import { starterCatalogue } from '../../catalogue/starter.ts';
import { makeExports } from '../../indexer/export/make-exports.ts';
import { ownEngines } from '../support/engines.ts';
import { anApi } from '../support/api.ts';
import { load } from '../support/load.ts';
import { STARTER_DAY } from '../support/data/starter-day.ts';
import { installSchemathesis, IS_CHOSEN, MOST_TIME, runSchemathesis } from './schemathesis.ts';

/** Number of records: enough for pages, translations and every filter. */
const RECORDS = 600;

const engines = await ownEngines();

test(
  'the service does what its OpenAPI document says for any request',
  { timeout: MOST_TIME },
  async ({ skip }) => {
    const missing = await installSchemathesis();
    if (missing !== undefined) skip(missing);
    await load(engines, starterCatalogue(STARTER_DAY).slice(0, RECORDS));
    await makeExports(engines, engines.config.exportFolder);
    const { app, key } = await anApi(engines);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const { passed, report } = await runSchemathesis(`${address}/api/v1/openapi.json`, key);
    expect(passed, report).toBe(true);
    if (IS_CHOSEN) console.log(report);
  },
);
