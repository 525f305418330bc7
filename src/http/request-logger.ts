import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions } from 'pino';

const METHODS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent', 'child'] as const;

/**
 * The logger of one request. Most requests log nothing, and a child of the logger is expensive, because its bindings
 * are redacted. So the child is created for the first line.
 */
class RequestLogger {
  readonly #create: () => FastifyBaseLogger;
  #own: FastifyBaseLogger | undefined;

  constructor(create: () => FastifyBaseLogger) {
    this.#create = create;
  }

  get own(): FastifyBaseLogger {
    this.#own ??= this.#create();
    return this.#own;
  }

  get level(): string {
    return this.own.level;
  }
}

// On the prototype, so that a logger without lines costs two small objects.
for (const name of METHODS)
  Object.defineProperty(RequestLogger.prototype, name, {
    value(this: RequestLogger, ...given: unknown[]): unknown {
      const method: unknown = Reflect.get(this.own, name);
      return typeof method === 'function' ? Reflect.apply(method, this.own, given) : undefined;
    },
  });

/** Fastify's `childLoggerFactory`. */
export const createRequestLogger = (
  logger: FastifyBaseLogger,
  bindings: Bindings,
  options: ChildLoggerOptions,
): FastifyBaseLogger =>
  // The compiler does not see the methods that are defined by name.
  new RequestLogger(() => logger.child(bindings, options)) as unknown as FastifyBaseLogger;
