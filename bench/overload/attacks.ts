import { connect, type Socket } from 'node:net';

/** Clients that do harm until they are stopped. */
export interface Attack {
  readonly name: string;
  /** Opens one connection and sends what harms. It may send more later. */
  readonly attack: (socket: Socket, again: (work: () => void) => void) => void;
  readonly connections: number;
}

const HEAD = 'GET /api/v1/categories HTTP/1.1\r\nhost: x\r\n';
const REPORT = 'POST /api/v1/report HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

export const ATTACKS: readonly Attack[] = [
  {
    name: 'headers that arrive one by one',
    connections: 500,
    attack(socket, again) {
      socket.write(HEAD);
      again(() => socket.write('x-slow: 1\r\n'));
    },
  },
  {
    name: 'bodies that arrive byte by byte',
    connections: 300,
    attack(socket, again) {
      socket.write(`${REPORT}content-length: 9000\r\n\r\n{`);
      again(() => socket.write(' '));
    },
  },
  {
    name: 'hundreds of requests whose responses nobody reads',
    connections: 100,
    attack(socket, again) {
      socket.pause();
      const requests = `GET /docs HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(300);
      socket.write(requests);
      again(() => socket.write(requests));
    },
  },
  {
    name: 'headers of a megabyte',
    connections: 50,
    attack(socket, again) {
      const line = `x-large: ${'x'.repeat(8_000)}\r\n`;
      const send = (): void => void socket.write(HEAD + line.repeat(125));
      send();
      again(send);
    },
  },
  {
    name: 'bodies of a megabyte, compressed',
    connections: 50,
    attack(socket, again) {
      const head = `${REPORT}content-encoding: gzip\r\ncontent-length: 1000000\r\n\r\n`;
      const send = (): void => void socket.write(head + 'x'.repeat(1_000_000));
      send();
      again(send);
    },
  },
  { name: 'connections that say nothing', connections: 2_000, attack: () => undefined },
];

/** The address that attacks: others come from 127.0.0.1, so that limits per address do not count them. */
const ATTACKER = '127.0.0.2';
/** Milliseconds between two steps of one connection. */
const STEP = 500;

function open(attack: Attack['attack'], port: number): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
  let timer: NodeJS.Timeout | undefined;
  socket.on('error', () => undefined);
  socket.on('connect', () =>
    attack(socket, (work) => (timer = setInterval(() => socket.writable && work(), STEP))),
  );
  // A closed connection is opened again, but not at once.
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(() => open(attack, port), STEP);
  });
}

/* As a process of its own it keeps the connections of an attack open until it is killed: attacks.ts NAME URL */
if (process.send !== undefined) {
  const [name, url = ''] = process.argv.slice(2);
  const chosen = ATTACKS.find((attack) => attack.name === name);
  if (chosen === undefined) throw new Error(`there is no attack ${name}`);
  for (let count = 0; count < chosen.connections; count += 1) open(chosen.attack, Number(new URL(url).port));
}
