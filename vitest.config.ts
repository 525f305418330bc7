import { availableParallelism } from 'node:os';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** The longest files are in the first folders; short ones fill the gaps at the end. */
const FOLDERS = ['contract', 'e2e', 'service', 'specification', 'unit'];

const folderOf = ({ moduleId }: TestSpecification): number =>
  FOLDERS.findIndex((folder) => moduleId.includes(`/test/${folder}/`));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => folderOf(one) - folderOf(other));
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    sequence: { sequencer: LongestFirst },
    // A worker waits for engines and processes a third of its time. All workers share the engines, which serve five well.
    maxWorkers: Math.min(availableParallelism() + 1, 5),
    // The files share nothing, so a worker can keep its modules from file to file.
    isolate: false,
    // Tests start whole processes, which takes seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
