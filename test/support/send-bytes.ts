import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends raw bytes to a port of this machine, and returns everything received until the server closes the connection. */
export async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => (response += text));
  socket.write(bytes);
  await once(socket, 'close');
  return response;
}
