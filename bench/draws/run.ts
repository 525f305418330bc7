import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

import { readDevFile } from '../../stack/dev-file.ts';

/*
 * Counts how many default draws of ten have two questions of one template of the starter catalogue. The template is the
 * `sourceId` up to the slash. Questions written one by one (`written/…`) have none.
 */
const DRAWS = Number(process.argv[2] ?? 3_000);
const LANGUAGE = process.argv[3] ?? 'en';
const WRITTEN = 'written';

const Drawn = z.object({
  data: z.array(z.object({ attribution: z.object({ source: z.string(), sourceId: z.string() }) })),
});

const service = readDevFile(join(import.meta.dirname, '..', '..', '.trivia'));
if (service === undefined) throw new Error('Start the service with `npm start` in another terminal first.');
const url = `${service.baseUrl}/api/v1/questions/random?amount=10&lang=${LANGUAGE}&fields=id`;
const headers = { 'x-api-key': service.keys.sk };

/** The templates of the questions of one draw. */
async function draw(): Promise<string[]> {
  for (;;) {
    const response = await fetch(url, { headers });
    if (response.ok) {
      const { data } = Drawn.parse(await response.json());
      return data
        .filter(({ attribution }) => attribution.source === 'svc')
        .map(({ attribution }) => attribution.sourceId.split('/', 1)[0] ?? '')
        .filter((template) => template !== WRITTEN);
    }
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    await response.arrayBuffer();
    if (Number.isNaN(seconds)) throw new Error(`The service responds with ${response.status}.`);
    await pause(1_000 * seconds);
  }
}

let withPair = 0;
for (let done = 0; done < DRAWS; done += 1) {
  const templates = await draw();
  if (new Set(templates).size < templates.length) withPair += 1;
}
console.log(
  `${withPair} of ${DRAWS} default draws of ten (${LANGUAGE}) have two questions of one template: ${((100 * withPair) / DRAWS).toFixed(1)} %`,
);
