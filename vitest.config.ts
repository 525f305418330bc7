import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Two cores: more workers would only make the engines wait.
    maxWorkers: 2,
    // The files share nothing, so a worker need not load everything anew for each of them.
    isolate: false,
    // Tests start whole processes, which takes seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
