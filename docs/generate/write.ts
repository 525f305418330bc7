import { writeFileSync } from 'node:fs';

import { limitsPage } from './limits-page.ts';
import { noticeText } from './notice.ts';

const write = (place: string, text: string): void => writeFileSync(new URL(place, import.meta.url), text);

/** What is made from the code, by the word that names it on the command line. Some programs need packages that others do not. */
const GENERATED: Readonly<Record<string, () => unknown>> = {
  limits: () => write('../guides/limits.md', limitsPage()),
  notice: () => write('../../NOTICE', noticeText()),
  client: async () => {
    const { schemaSource } = await import('../../packages/client/generate/schema-source.ts');
    write('../../packages/client/src/schema.ts', await schemaSource());
  },
  map: async () => {
    const { worldFiles } = await import('../../explorer/charts/map/generate/draw-world.ts');
    for (const [name, text] of worldFiles()) write(`../../explorer/charts/map/${name}`, text);
  },
  images: () => import('../../explorer/design/images/draw-images.ts'),
};

const generate = GENERATED[process.argv[2] ?? ''];
if (generate === undefined) throw new Error(`Name one of ${Object.keys(GENERATED).join(', ')}.`);
await generate();
