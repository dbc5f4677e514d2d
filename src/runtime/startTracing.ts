import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type SpanContext,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { env } from '@/config/env'
import { onShutdown } from '@/runtime/lifecycle'
import { setTracer, type StartSpan } from '@/runtime/tracing'

/** Milliseconds that a shutdown waits for a collector. */
const EXPORT_LIMIT = 2_000
const SHUTDOWN_LIMIT = 3_000

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/** Not registered globally: Next.js would then add spans of its own with whole addresses in them. */
export function startTracing(): void {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': env.otelServiceName,
      'deployment.environment.name': env.environment,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.otelSampledShare) }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: tracesUrl(), timeoutMillis: EXPORT_LIMIT }), {
        exportTimeoutMillis: EXPORT_LIMIT,
      }),
    ],
  })
  setTracer(spanStarter(provider.getTracer('halyard')))
  onShutdown('tracing', async () => {
    setTracer(null)
    await Promise.race([
      provider.shutdown(),
      new Promise((resolve) => setTimeout(resolve, SHUTDOWN_LIMIT).unref()),
    ])
  })
}

/** https://opentelemetry.io/docs/specs/otel/protocol/exporter/#endpoint-urls-for-otlphttp */
const tracesUrl = () => `${env.otlpEndpoint.replace(/\/+$/, '')}/v1/traces`

const spanStarter =
  (tracer: ReturnType<BasicTracerProvider['getTracer']>): StartSpan =>
  (name, kind, attributes, parent) => {
    const remote = parseTraceparent(parent)
    const context = remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context)
    return {
      traceparent: traceparentOf(span.spanContext()),
      addAttributes: (more) => void span.setAttributes(more),
      end: (outcome) => {
        if (outcome === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext) =>
  `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')}`

const SHAPE = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** https://www.w3.org/TR/trace-context/#traceparent-header; null where invalid. */
function parseTraceparent(header: string | undefined) {
  const [, version = '', traceId = '', spanId = '', flags = '', rest] = SHAPE.exec(header ?? '') ?? []
  const isValid =
    version !== '' &&
    version !== 'ff' &&
    (version !== '00' || rest === undefined) &&
    !/^0+$/.test(traceId) &&
    !/^0+$/.test(spanId)
  return isValid ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 } : null
}
