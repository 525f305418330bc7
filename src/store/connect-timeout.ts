/** Milliseconds that a command waits for a connection. It is longer than for a request: a busy server is not an outage. */
export const COMMAND_CONNECT_TIMEOUT = 10_000;
