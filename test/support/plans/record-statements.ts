import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import { z } from 'zod';

export interface SentStatement {
  readonly text: string;
  /** The name under which connections keep it prepared; undefined if it is parsed and planned each time. */
  readonly name: string | undefined;
  /** The first few parameter lists that it was sent with. */
  readonly samples: (readonly unknown[])[];
  /** What sent it. */
  readonly senders: Set<string>;
}

/** The sender of all that no injected request caused. */
const BACKGROUND = 'work beside requests';

/** Parameter lists that are kept of each statement. */
const MOST_SAMPLES = 3;

const Values = z.array(z.unknown()).optional().catch(undefined);
/** The first argument of the driver's `query`. */
const Sent = z.union([
  z.string().transform((text) => ({ text, name: undefined, values: undefined })),
  z.object({ text: z.string(), name: z.string().optional(), values: Values }),
]);

/** Records every statement on connections that the pool opens from now on. */
export function recordStatements(pool: Pool) {
  const statements = new Map<string, SentStatement>();
  const sender = new AsyncLocalStorage<string>();

  function note([given, values]: readonly unknown[]): void {
    const { text, name, ...config } = Sent.parse(given);
    const known = statements.get(text) ?? { text, name, samples: [], senders: new Set() };
    statements.set(text, known);
    known.senders.add(sender.getStore() ?? BACKGROUND);
    const sample = config.values ?? Values.parse(values) ?? [];
    if (known.samples.length < MOST_SAMPLES) known.samples.push(sample);
  }

  pool.on('connect', (client) => {
    const send = client.query.bind(client);
    Object.assign(client, {
      query(...parameters: unknown[]): unknown {
        note(parameters);
        return Reflect.apply(send, undefined, parameters);
      },
    });
  });
  return {
    /** Each statement once. */
    all: () => [...statements.values()],
    /** Names the sender of what the caller and the requests that it injects will send from now on. */
    begin: (next: string) => sender.enterWith(next),
  };
}
