import type { EngineName } from './engine-plan.ts';
import type { StackEnvironment } from './environment.ts';

/** Where each engine comes from: an address that was given, a container, or a process on this machine. */
export type Provider =
  { readonly kind: 'given'; readonly url: string } | { readonly kind: 'container' | 'local' };

/** Chooses for each engine: its URL first, then containers if asked for, else a local process. */
export function chooseProviders(
  environment: Pick<StackEnvironment, 'databaseUrl' | 'elasticsearchUrl' | 'redisUrl' | 'containers'>,
): Readonly<Record<EngineName, Provider>> {
  const choose = (url: string | undefined): Provider =>
    url === undefined ? { kind: environment.containers ? 'container' : 'local' } : { kind: 'given', url };
  return {
    postgres: choose(environment.databaseUrl),
    elasticsearch: choose(environment.elasticsearchUrl),
    redis: choose(environment.redisUrl),
  };
}
