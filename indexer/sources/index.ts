import type { Source } from '../../src/contract/vocabulary.ts';
import type { SourceAdapter } from './adapter.ts';
import { arc, qasc } from './ai2.ts';
import { creak } from './creak.ts';
import { entityq } from './entityq.ts';
import { kqaPro } from './kqa-pro.ts';
import { mintaka } from './mintaka.ts';
import { mkqa } from './mkqa.ts';
import { nqOpen } from './nq-open.ts';
import { opentdb } from './opentdb.ts';
import { opentriviaqa } from './opentriviaqa.ts';
import { svc } from './svc.ts';
import { webq } from './webq.ts';

/** Every source that can be imported, by its slug. */
export const ADAPTERS = {
  arc,
  creak,
  entityq,
  'kqa-pro': kqaPro,
  mintaka,
  mkqa,
  'nq-open': nqOpen,
  opentdb,
  opentriviaqa,
  qasc,
  svc,
  webq,
} satisfies { readonly [Name in Source]: SourceAdapter<Name> };
