import { createHash } from 'node:crypto';
import type { ContainerRuntimeClient, StartedTestContainer } from 'testcontainers';
import type { EngineName, RunningEngines } from './engine.ts';
import { engineTitles } from './prerequisites.mjs';
import type { StackEnvironment } from './environment.mjs';
import { isKept, type Profile } from './folders.mjs';
import type { LocalStart } from './local-engines.ts';
import { POSTGRES_SETTINGS, settingParameters } from './postgres.ts';

/** The engines are reachable only from this computer, on a port that Docker chooses. */
const password = 'trivia';

const noDocker =
  'TRIVIA_STACK=docker is set, but Docker is not reachable. ' +
  'Start Docker, or unset TRIVIA_STACK to run the engines as local processes.';

/**
 * Starts engines as containers. Their reaper removes them when this process exits; kept data is in
 * named volumes, those of `start` under their former names.
 */
export async function startContainers(
  wanted: readonly EngineName[],
  {
    profile,
    folders,
    environment,
    progress,
  }: Pick<LocalStart, 'profile' | 'folders' | 'environment' | 'progress'>,
): Promise<RunningEngines> {
  // Loaded only when needed: it is large, and missing in a production install.
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers');
  const client = await getContainerRuntimeClient().catch((error: unknown) => {
    throw new Error(noDocker, { cause: error });
  });
  const clone = createHash('sha256').update(folders.root).digest('hex').slice(0, 12);
  const all = containerRecipes(environment, profile);
  const started: StartedTestContainer[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((container) => container.stop({ timeout: 20_000 })));
  };
  const launch = async (name: EngineName): Promise<[EngineName, string]> => {
    const recipe = all[name];
    const container = new GenericContainer(recipe.image)
      .withExposedPorts(recipe.port)
      .withEnvironment(recipe.environment)
      .withWaitStrategy(Wait.forLogMessage(recipe.readyLog))
      .withStartupTimeout(180_000);
    if (recipe.command !== undefined) container.withCommand([...recipe.command]);
    if (isKept(profile)) {
      const lasting = profile === 'start' ? `trivia-${clone}-${name}` : `trivia-${clone}-${profile}-${name}`;
      await removeFormer(client, lasting);
      container.withName(lasting).withBindMounts([{ source: lasting, target: recipe.data }]);
    }
    const running = await progress.step(`starting ${engineTitles[name]} in a container`, () =>
      container.start(),
    );
    started.push(running);
    return [name, recipe.url(running.getHost(), running.getMappedPort(recipe.port))];
  };
  const outcomes = await Promise.allSettled(wanted.map(launch));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  const urls = outcomes.filter((outcome) => outcome.status === 'fulfilled').map((outcome) => outcome.value);
  // Docker does not restart or report a container that stops: connections to it are refused.
  return { urls: Object.fromEntries(urls), stop, onFailure: () => undefined };
}

/**
 * Removes the container of a run that was just killed and that the reaper has not removed yet: two PostgreSQL servers
 * in two containers do not detect each other on one volume. The volume stays.
 */
async function removeFormer(client: ContainerRuntimeClient, name: string): Promise<void> {
  const { dockerode } = client.container;
  const found = await dockerode.listContainers({ all: true, filters: { name: [`^/${name}$`] } });
  for (const { Id } of found) await dockerode.getContainer(Id).remove({ force: true });
}

/** How one engine runs as a container. */
interface Recipe {
  readonly image: string;
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  /** The data folder in the container. */
  readonly data: string;
  readonly readyLog: RegExp;
  readonly url: (host: string, port: number) => string;
}

/** The official images with the same settings as the local processes. */
export function containerRecipes(
  environment: StackEnvironment,
  profile: Profile,
): Readonly<Record<EngineName, Recipe>> {
  return {
    postgres: {
      image: 'postgres:18.4',
      port: 5432,
      environment: {
        POSTGRES_USER: 'trivia',
        POSTGRES_PASSWORD: password,
        POSTGRES_DB: 'trivia',
        POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8',
      },
      command: [
        'postgres',
        ...settingParameters({ ...POSTGRES_SETTINGS, ...(isKept(profile) ? {} : { fsync: 'off' }) }),
      ],
      data: '/var/lib/postgresql',
      readyLog: /listening on IPv4 address "0\.0\.0\.0", port 5432/,
      url: (host, port) => `postgres://trivia:${password}@${host}:${port}/trivia`,
    },
    elasticsearch: {
      image: 'docker.elastic.co/elasticsearch/elasticsearch:9.3.2',
      port: 9200,
      environment: {
        'discovery.type': 'single-node',
        'xpack.security.enabled': 'false',
        'xpack.ml.enabled': 'false',
        'ingest.geoip.downloader.enabled': 'false',
        'action.auto_create_index': 'false',
        'cluster.routing.allocation.disk.threshold_enabled': 'false',
        ES_JAVA_OPTS: `-Xms${environment.elasticsearchHeap} -Xmx${environment.elasticsearchHeap}`,
      },
      data: '/usr/share/elasticsearch/data',
      readyLog: /"message":\s*"started /,
      url: (host, port) => `http://${host}:${port}`,
    },
    redis: {
      image: 'redis:8.4.0',
      port: 6379,
      environment: {},
      command: ['redis-server', '--appendonly', isKept(profile) ? 'yes' : 'no'],
      data: '/data',
      readyLog: /Ready to accept connections/,
      url: (host, port) => `redis://${host}:${port}`,
    },
  };
}
