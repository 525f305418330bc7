import type { RunningService } from './start-service.ts';
import type { ProxyTarget, Target } from './probes/probe.ts';

/** Milliseconds by which a slow engine answers later. */
const SLOW = 2_000;

/** Something that can go wrong, and that ends again. */
export interface Fault {
  readonly target: Target;
  readonly name: string;
  /** Whether the probes of the engine fail; true if absent. */
  readonly isSeen?: boolean;
  readonly begin: () => Promise<void> | void;
  readonly end: () => Promise<void> | void;
}

/** Faults of the way to an engine, which a proxy makes. */
export function proxyFaults({ proxies }: Pick<RunningService, 'proxies'>): Fault[] {
  const targets: readonly ProxyTarget[] = ['PostgreSQL', 'Elasticsearch', 'Redis', 'SMTP'];
  const kinds = [
    ['down', 'refuse'],
    ['hung', 'freeze'],
    ['cut in the middle of an answer', 'break'],
    ['answers garbage', 'garble'],
    ['drips', 'drip'],
  ] as const;
  return targets.flatMap((target) => {
    const proxy = proxies[target];
    const slow: Fault = {
      target,
      name: 'slow (2 s)',
      // Mails only arrive later.
      isSeen: target !== 'SMTP',
      begin: () => void (proxy.delay = SLOW),
      end: () => void (proxy.delay = 0),
    };
    const others = kinds.map(([name, fault]): Fault => ({
      target,
      name,
      isSeen: target !== 'SMTP' || fault !== 'drip',
      begin: () => proxy.become(fault),
      end: () => proxy.become('pass'),
    }));
    return [slow, ...others];
  });
}
