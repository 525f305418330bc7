import { SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision, TraceIdRatioBasedSampler, type Sampler } from '@opentelemetry/sdk-trace';

/**
 * Traces a part of the requests, chosen by trace id, so that all spans of a trace are kept or none. Callers cannot force or
 * prevent it. Calls of engines that belong to no request are not traced: probes alone would be thousands per hour.
 */
export function createSampler(ratio: number): Sampler {
  const byTraceId = new TraceIdRatioBasedSampler(ratio);
  return {
    shouldSample(parent, traceId, _name, kind) {
      if (kind === SpanKind.CLIENT && trace.getSpanContext(parent) === undefined)
        return { decision: SamplingDecision.NOT_RECORD };
      return byTraceId.shouldSample(parent, traceId);
    },
    toString: () => `Requests{${ratio}}`,
  };
}
