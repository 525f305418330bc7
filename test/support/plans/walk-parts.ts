import type { FastifyInstance } from 'fastify';

import type { Mail } from '../../../src/web/mail.ts';
import type { TestEngines } from '../engines.ts';
import type { Samples } from './inputs.ts';

/** What the parts of a walk share. */
export interface Walk {
  readonly app: FastifyInstance;
  /** A secret key. */
  readonly key: string;
  /** Where the application listens. */
  readonly baseUrl: string;
  readonly engines: TestEngines;
  /** Mails that the application has sent. */
  readonly mails: readonly Mail[];
  readonly samples: Samples;
  /** Ids of a hidden and of a merged question. */
  readonly unservedIds: readonly string[];
  /** Another IP address each time, so that limits per address are not exceeded. */
  readonly address: () => string;
  readonly begin: (activity: string) => void;
}
