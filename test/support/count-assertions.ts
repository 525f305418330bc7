import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Calls of `expect`: a suite that gets faster must not assert less. */
    assertions?: number;
  }
}

afterEach(({ task }) => {
  // Tests that run at the same time share one counter, which would count the calls of each for all.
  if (task.concurrent !== true) task.meta.assertions = expect.getState().assertionCalls;
});
