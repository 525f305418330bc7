import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Calls of `expect`: a suite that gets faster must not assert less. */
    assertions?: number;
  }
}

afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls;
});
