import { Cluster, Redis, type RedisOptions, type StandaloneConnectionOptions } from 'ioredis';
import { StandaloneConnector } from 'ioredis/built/connectors/index.js';

import { eachHost } from './connection-url.ts';

/** One Redis, at an address or found by Sentinels, or a Redis Cluster. */
export type RedisClient = Redis | Cluster;

interface ConnectionOptions {
  readonly keyPrefix: string;
  /** Milliseconds to open a connection. */
  readonly connectTimeout: number;
  /** Milliseconds to wait for a reply. */
  readonly commandTimeout: number;
  /** Milliseconds between two attempts to connect. */
  readonly retryDelay: number;
}

/** The ports in URLs without one. */
const REDIS_PORT = 6379;
const SENTINEL_PORT = 26_379;

/** Connects to what `REDIS_URL` describes. Every command fails at once while there is no connection. */
export function connectRedis(url: string, options: ConnectionOptions): RedisClient {
  if (url.includes('+cluster:')) return connectCluster(url, options);
  const { keyPrefix, retryDelay, ...timeouts } = options;
  const toOne = {
    ...timeouts,
    keyPrefix,
    // The defaults queue commands while disconnected and wait indefinitely for replies.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // Commands of one turn of the event loop are written to the connection together.
    enableAutoPipelining: true,
    retryStrategy: () => retryDelay,
    // The name of the library is not worth another permission.
    disableClientInfo: true,
  } satisfies RedisOptions;
  if (!url.includes('+sentinel:')) return new Redis(url, toOne);
  const { hosts, path, access, parameters } = readHosts(url, SENTINEL_PORT);
  return new Redis({
    ...toOne,
    ...access,
    name: path,
    sentinels: hosts,
    sentinelUsername: parameters.get('sentinelUsername') ?? '',
    sentinelPassword: parameters.get('sentinelPassword') ?? '',
    sentinelTLS: access.tls,
    enableTLSForSentinelMode: access.tls !== undefined,
    sentinelRetryStrategy: () => retryDelay,
    sentinelCommandTimeout: timeouts.commandTimeout,
    // The URL names the Sentinels. They may know each other by addresses that others cannot reach.
    updateSentinels: false,
  });
}

function connectCluster(url: string, { keyPrefix, retryDelay, ...timeouts }: ConnectionOptions): Cluster {
  const { hosts, access } = readHosts(url, REDIS_PORT);
  const cluster = new Cluster(hosts, {
    keyPrefix,
    redisOptions: { ...timeouts, ...access, Connector: NodeConnector, disableClientInfo: true },
    enableOfflineQueue: false,
    clusterRetryStrategy: () => retryDelay,
    slotsRefreshTimeout: timeouts.commandTimeout,
    // Certificates are for names, so these are not replaced by addresses.
    dnsLookup: (host, callback) => callback(null, host),
  });
  // Otherwise the first command for a node opens its connection, and others fail until it is open.
  cluster.on('+node', (node: Redis) => void node.connect().catch(() => undefined));
  return cluster;
}

/**
 * In a cluster, the driver gives up connections during their handshake. If the certificate is refused after that, Node
 * reports two errors. The driver listens to the first one, and the second would end the process.
 */
class NodeConnector extends StandaloneConnector {
  // With the type that the driver gives it.
  constructor(options: unknown) {
    super(options as StandaloneConnectionOptions);
  }

  override async connect(...given: Parameters<StandaloneConnector['connect']>) {
    return (await super.connect(...given)).on('error', () => undefined);
  }
}

/** What a URL with several hosts says. */
function readHosts(text: string, defaultPort: number) {
  const urls = eachHost(text).map((url) => new URL(url));
  const { protocol, username, password, pathname, searchParams } = new URL(eachHost(text)[0]);
  return {
    hosts: urls.map(({ hostname, port }) => ({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? defaultPort : Number(port),
    })),
    path: decodeURIComponent(pathname.slice(1)),
    access: {
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
      tls: protocol.startsWith('rediss') ? {} : undefined,
    },
    parameters: searchParams,
  };
}
