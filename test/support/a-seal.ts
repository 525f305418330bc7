import { createCursorSeal } from '../../src/search/cursor-seal.ts';

/** The cursor seal of a service with some secret. */
export const A_SEAL = createCursorSeal(Buffer.from('a secret for tests'));
