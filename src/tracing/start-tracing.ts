import type { Config } from '../config.ts';
import type { Tracing } from './tracing.ts';

/**
 * Starts tracing, or returns undefined if no collector is configured: then nothing of OpenTelemetry's SDK is loaded.
 * Elasticsearch's client makes its spans once this has run.
 */
export async function startTracing(
  { tracesEndpoint, tracesRatio }: Pick<Config, 'tracesEndpoint' | 'tracesRatio'>,
  service: string,
): Promise<Tracing | undefined> {
  if (tracesEndpoint === undefined) return undefined;
  // Imported late: it takes 10 MB, which only those pay who want traces.
  const { createTracing } = await import('./tracing.ts');
  return createTracing({ endpoint: tracesEndpoint, ratio: tracesRatio, service });
}
