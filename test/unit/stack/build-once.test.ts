import { join } from 'node:path';
import { expect, test } from 'vitest';

import { buildOnce } from '../../../stack/build-once.ts';
import { ownFolder } from '../../support/own-folder.ts';

test('something is built again only when its sources have changed, or when the build has failed', async () => {
  const stamp = join(await ownFolder(), 'new/built-from');
  let builds = 0;
  const build = (...sources: string[]): Promise<void> =>
    buildOnce(sources, stamp, () => {
      builds += 1;
      return builds === 3 ? Promise.reject(new Error('it does not compile')) : Promise.resolve();
    });
  await build('package.json');
  await build('package.json');
  expect(builds).toBe(1);
  await build('package.json', 'stack/build-*.ts');
  expect(builds).toBe(2);
  await expect(build('stack/build-*.ts')).rejects.toThrow('it does not compile');
  await build('stack/build-*.ts');
  expect(builds).toBe(4);
});
