import { connect } from 'node:net';

import { ATTACKS } from './attacks.ts';

/* Keeps the connections of an attack open until it is killed: attack-process.ts NAME URL */

/** The address that attacks: others come from 127.0.0.1, so that limits per address do not count them. */
const ATTACKER = '127.0.0.2';

/** Milliseconds between two steps of one connection. */
const STEP = 500;

const [name, url = ''] = process.argv.slice(2);
const chosen = ATTACKS.find((attack) => attack.name === name);
if (chosen === undefined) throw new Error(`there is no attack ${name}`);
const { attack, connections } = chosen;
const port = Number(new URL(url).port);

function open(): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
  let timer: NodeJS.Timeout | undefined;
  socket.on('error', () => undefined);
  socket.on('connect', () =>
    attack(socket, (work) => (timer = setInterval(() => socket.writable && work(), STEP))),
  );
  // A closed connection is opened again, but not at once.
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(open, STEP);
  });
}

for (let count = 0; count < connections; count += 1) open();
