import { createCursors } from '../../src/endpoints/cursors.ts';

/** The cursors of a service with some secret. */
export const SOME_CURSORS = createCursors(Buffer.from('a secret for tests'));
