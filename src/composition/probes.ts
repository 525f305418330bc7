import type { Probe } from '../http/health.ts';
import type { Clients } from './app-parts.ts';

/** Only PostgreSQL is required: without it no key can be checked. Without the others the service is degraded. */
export function probesOf({ postgres, elasticsearch, redis }: Clients, alias: string): Probe[] {
  return [
    { name: 'postgresql', required: true, check: () => postgres.query('select 1') },
    {
      name: 'elasticsearch',
      required: false,
      check: (signal) => elasticsearch.search({ index: alias, size: 0, terminate_after: 1 }, { signal }),
    },
    { name: 'redis', required: false, check: () => redis.ping() },
  ];
}
