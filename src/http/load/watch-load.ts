import type { Registry } from 'prom-client';

import { collectedCounter, collectedGauge } from '../../metrics/collected.ts';
import type { ConnectionCounts } from './bound-connections.ts';
import type { Gate } from './gate.ts';

export function watchLoad(
  registry: Registry,
  gate: Pick<Gate, 'waiting' | 'refused'>,
  connections: ConnectionCounts,
): void {
  const gauge = (name: string, help: string, read: () => number): void =>
    collectedGauge(registry, name, help, read, 'sum');
  gauge('trivia_requests_waiting', 'Requests that wait until others have ended.', gate.waiting);
  gauge('trivia_connections', 'Open connections.', connections.open);
  const counter = (name: string, help: string, read: () => number): void =>
    collectedCounter(registry, name, help, read);
  counter('trivia_requests_refused_total', 'Requests refused because too many were waiting.', gate.refused);
  counter(
    'trivia_connections_refused_total',
    'Connections refused because there were too many.',
    connections.refused,
  );
  counter(
    'trivia_connections_closed_total',
    'Connections closed because their caller did not read, or sent too many requests at once.',
    connections.closed,
  );
}
