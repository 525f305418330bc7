import type { Source } from '../../src/contract/vocabulary.ts';
import type { SourceAdapter } from './adapter.ts';
import { arc } from './arc.ts';
import { creak } from './creak.ts';
import { opentdb } from './opentdb.ts';
import { opentriviaqa } from './opentriviaqa.ts';
import { qasc } from './qasc.ts';
import { svc } from './svc.ts';

const ALL: readonly SourceAdapter[] = [arc, creak, opentdb, opentriviaqa, qasc, svc];

/** Every upstream that can be imported, by its slug. */
export const ADAPTERS: ReadonlyMap<Source, SourceAdapter> = new Map(
  ALL.map((adapter) => [adapter.source, adapter]),
);
