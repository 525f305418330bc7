import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A node, by its name and the id of its process group. */
export interface WiredNode {
  readonly name: string;
  readonly pid: number | undefined;
}

/** What the thread is asked to do. */
export type WireCommand =
  | { readonly do: 'listen'; readonly to: string; readonly port: number }
  | { readonly do: 'cut'; readonly node: WiredNode }
  | { readonly do: 'reconnect' };

/** What nodes are connected by. It can be cut, as if a switch had failed: nothing is closed, and nothing arrives. */
export interface Wires {
  /** The port at which a node is reached by the others instead of its own port. */
  readonly through: (name: string, port: number) => Promise<number>;
  /** Cuts a node off from all others. Its connections to clients are not wires. */
  readonly cut: (node: WiredNode) => Promise<void>;
  /** Everything that was sent meanwhile arrives. */
  readonly reconnect: () => Promise<void>;
  /** Closes all wires. */
  readonly end: () => Promise<void>;
}

/** Wires in a thread of their own, so that they are not slow when this one is busy. */
export function createWires(): Wires {
  const thread = new Worker(new URL('wires-thread.ts', import.meta.url));
  thread.unref();
  const ask = async (command: WireCommand): Promise<unknown> => {
    const answer = once(thread, 'message');
    thread.postMessage(command);
    const [content] = (await answer) as unknown[];
    return content;
  };
  return {
    through: async (to, port) => Number(await ask({ do: 'listen', to, port })),
    async cut({ name, pid }) {
      await ask({ do: 'cut', node: { name, pid } });
    },
    async reconnect() {
      await ask({ do: 'reconnect' });
    },
    async end() {
      await thread.terminate();
    },
  };
}
