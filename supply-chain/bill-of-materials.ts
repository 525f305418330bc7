import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

import { shippedPackages } from './shipped-packages.ts';

const Named = z.looseObject({ 'bom-ref': z.string() });
const Bill = z.looseObject({
  serialNumber: z.string().optional(),
  metadata: z.looseObject({
    timestamp: z.string().optional(),
    component: z.looseObject({ name: z.string() }),
  }),
  components: z.array(Named),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});
export type BillOfMaterials = z.infer<typeof Bill>;

/** The name in package.json; npm takes that of the folder. */
const NAME = 'trivia-question-service';

/**
 * The packages that the service ships, as a software bill of materials (CycloneDX). The same lockfile gives the same
 * bytes: it has no serial number, and the time is that of `epoch`.
 *
 * @param epoch - seconds since 1970, such as the time of the commit; without it there is no time
 */
export async function billOfMaterials(epoch: number | undefined): Promise<BillOfMaterials> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'],
    {
      cwd: join(import.meta.dirname, '..'),
      maxBuffer: 64 * 1024 * 1024,
      // In production npm leaves out what only the build needs, and some of that is shipped in the pages.
      env: { ...process.env, NODE_ENV: 'development' },
    },
  );
  const bill = Bill.parse(JSON.parse(stdout));
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  const shipped = new Set(shippedPackages().map(({ name, version }) => `${name}@${version}`));
  const own = bill.dependencies.find(({ ref }) => ref.startsWith(`${NAME}@`))?.ref;
  return {
    ...bill,
    metadata: {
      ...(epoch === undefined ? {} : { timestamp: new Date(epoch * 1_000).toISOString() }),
      ...bill.metadata,
      component: { ...bill.metadata.component, name: NAME },
    },
    components: bill.components.filter((component) => shipped.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => ref === own || shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => shipped.has(each)) })),
  };
}
