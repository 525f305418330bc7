import type { EngineName } from './engine-plan.ts';
import type { StackEnvironment } from './environment.ts';

/** Where an engine runs: at a given URL, in a container, or as a process on this computer. */
export type Provider =
  { readonly kind: 'given'; readonly url: string } | { readonly kind: 'container' | 'local' };

/** Chooses for each engine: its URL if given, otherwise a container if configured, otherwise a local process. */
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
