import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * - `pass`: forwards everything.
 * - `cut`: closes every connection immediately.
 * - `hang`: accepts requests and never responds.
 * - `swallow`: forwards requests but closes the connection on the response, so that the caller cannot know the result.
 * - `deaf`: open connections stay open but transfer nothing; new ones work.
 */
type Fault = 'pass' | 'cut' | 'hang' | 'swallow' | 'deaf';

/** A proxy to an engine that a test can break. */
export interface FaultProxy {
  /** The engine's URL with the proxy's address. */
  readonly url: string;
  /**
   * Changes the behaviour. Except for `swallow` and `deaf`, open connections are closed, as if the machine had crashed.
   */
  readonly become: (fault: Fault) => void;
  /** Number of connections opened so far. */
  readonly opened: () => number;
  /** Milliseconds by which responses are delayed. */
  delay: number;
  readonly close: () => Promise<void>;
}

/** Starts a proxy in front of the engine at this URL. */
export async function faultProxy(engineUrl: string): Promise<FaultProxy> {
  const target = new URL(engineUrl);
  const open = new Set<Socket>();
  const deaf = new WeakSet<Socket>();
  let fault: Fault = 'pass';
  let opened = 0;
  const server = createServer((caller) => {
    open.add(caller);
    opened += 1;
    caller.on('close', () => open.delete(caller)).on('error', () => undefined);
    if (fault === 'cut') caller.destroy();
    if (fault === 'cut' || fault === 'hang') return;
    const engine = connect(Number(target.port), target.hostname);
    engine.on('close', () => caller.destroy()).on('error', () => undefined);
    caller.on('close', () => engine.destroy());
    caller.pipe(engine);
    engine.on('data', (answer) => {
      if (deaf.has(caller)) return undefined;
      if (fault === 'swallow') return caller.destroy();
      if (proxy.delay === 0) return caller.write(answer);
      return setTimeout(() => caller.writable && caller.write(answer), proxy.delay);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(engineUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cutAll = (): void => open.forEach((caller) => caller.destroy());
  const deafenAll = (): void => open.forEach((caller) => deaf.add(caller.unpipe().pause()));
  const proxy: FaultProxy = {
    url: url.href,
    become: (next) => {
      fault = next;
      if (next === 'deaf') deafenAll();
      else if (next !== 'swallow') cutAll();
    },
    opened: () => opened,
    delay: 0,
    close: async () => {
      server.close();
      cutAll();
      await once(server, 'close');
    },
  };
  return proxy;
}
