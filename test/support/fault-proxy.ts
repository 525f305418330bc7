import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { portOf } from './listening.ts';

/**
 * - `pass`: forwards everything.
 * - `refuse`: nothing listens, as if the engine were down.
 * - `cut`: closes every connection immediately.
 * - `hang`: accepts requests and never responds.
 * - `freeze`: like `hang`, and open connections stay open.
 * - `swallow`: forwards requests but closes the connection on the response, so that the caller cannot know the result.
 * - `deaf`: open connections stay open but transfer nothing; new ones work.
 * - `break`: closes the connection in the middle of a response.
 * - `garble`: replaces every response by something else.
 * - `drip`: forwards responses byte by byte.
 */
type Fault = 'pass' | 'refuse' | 'cut' | 'hang' | 'freeze' | 'swallow' | 'deaf' | 'break' | 'garble' | 'drip';

/** Faults of responses, which leave open connections open. */
const LATER: ReadonlySet<Fault> = new Set(['freeze', 'swallow', 'deaf', 'break', 'garble', 'drip']);

/** What replaces responses, in turn: a page of another server, zeros, and every byte. */
const GARBAGE = [
  Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 13\r\n\r\n<!doctype a>\n'),
  Buffer.alloc(64),
  Buffer.from(Array.from({ length: 256 }, (_, index) => 255 - index)),
];

/** Milliseconds between two bytes. */
const DRIP_PAUSE = 100;

/** A proxy to an engine that a test can break. */
export interface FaultProxy {
  /** The engine's URL with the proxy's address. */
  readonly url: string;
  /** Changes the behaviour. Except for faults of responses, open connections are closed, as if the machine had crashed. */
  readonly become: (fault: Fault) => void;
  /** Number of connections opened so far. */
  readonly opened: () => number;
  /** Milliseconds by which responses are delayed. */
  delay: number;
  /** Parts of responses that a new connection still gets before it breaks, for engines that begin with a dialogue. */
  partsBeforeBreak: number;
  readonly close: () => Promise<void>;
}

/** Starts a proxy in front of the engine at this URL. */
export async function faultProxy(engineUrl: string): Promise<FaultProxy> {
  const target = new URL(engineUrl);
  const open = new Set<Socket>();
  const deaf = new WeakSet<Socket>();
  let fault: Fault = 'pass';
  let opened = 0;
  let garbled = 0;

  async function drip(engine: Socket, caller: Socket, answer: Buffer): Promise<void> {
    engine.pause();
    for (let at = 0; at < answer.length && caller.writable; at += 1) {
      if (fault !== 'drip') {
        caller.write(answer.subarray(at));
        break;
      }
      caller.write(answer.subarray(at, at + 1));
      await sleep(DRIP_PAUSE);
    }
    engine.resume();
  }

  function breakOff(caller: Socket, answer: Buffer): void {
    caller.write(answer.subarray(0, Math.ceil(answer.length / 2)), () => caller.destroy());
  }

  function forward(engine: Socket, caller: Socket, answer: Buffer, part: number): void {
    if (deaf.has(caller) || !caller.writable) return;
    if (fault === 'swallow') caller.destroy();
    else if (fault === 'garble') caller.write(GARBAGE[(garbled += 1) % GARBAGE.length] ?? '');
    else if (fault === 'drip') void drip(engine, caller, answer);
    else if (fault === 'break' && part > proxy.partsBeforeBreak) breakOff(caller, answer);
    else if (proxy.delay === 0) caller.write(answer);
    else setTimeout(() => caller.writable && caller.write(answer), proxy.delay);
  }

  const server = createServer((caller) => {
    open.add(caller);
    opened += 1;
    caller.on('close', () => open.delete(caller)).on('error', () => undefined);
    if (fault === 'cut') caller.destroy();
    if (fault === 'cut' || fault === 'hang' || fault === 'freeze') return;
    const engine = connect(Number(target.port), target.hostname);
    engine.on('close', () => caller.destroy()).on('error', () => undefined);
    caller.on('close', () => engine.destroy());
    caller.pipe(engine);
    let parts = 0;
    engine.on('data', (answer) => forward(engine, caller, answer, (parts += 1)));
  });
  const port = await portOf(server);
  const url = new URL(engineUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const cutAll = (): void => open.forEach((caller) => caller.destroy());
  const deafenAll = (): void => open.forEach((caller) => deaf.add(caller.unpipe().pause()));
  const proxy: FaultProxy = {
    url: url.href,
    become: (next) => {
      if (next === 'refuse') server.close();
      else if (fault === 'refuse') server.listen(port, '127.0.0.1');
      fault = next;
      if (next === 'deaf' || next === 'freeze') deafenAll();
      if (!LATER.has(next)) cutAll();
    },
    opened: () => opened,
    delay: 0,
    partsBeforeBreak: 0,
    close: async () => {
      cutAll();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
