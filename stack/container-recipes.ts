import type { EngineName } from './engine.ts';
import type { StackEnvironment } from './environment.mjs';
import { isKept, type Profile } from './folders.mjs';
import { POSTGRES_SETTINGS, settingParameters } from './postgres-settings.ts';

/** The engines are reachable only from this computer, on a port that Docker chooses. */
const password = 'trivia';

/** How one engine runs as a container. */
export interface Recipe {
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
