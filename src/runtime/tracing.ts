import { AsyncLocalStorage } from 'node:async_hooks'

/** Names, patterns and numbers only: nothing of a person. */
export type SpanAttributes = Readonly<Record<string, string | number>>
export type SpanKind = 'server' | 'client' | 'internal'

export type ActiveSpan = {
  /** https://www.w3.org/TR/trace-context/#traceparent-header */
  traceparent: string
  addAttributes: (attributes: SpanAttributes) => void
  end: (outcome: 'ok' | 'error') => void
}

export type StartSpan = (
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  parent: string | undefined,
) => ActiveSpan

/** OpenTelemetry is loaded by runtime/startTracing.ts, only where configured. */
const holder: { start: StartSpan | null } = {
  start: null,
}
const active = new AsyncLocalStorage<ActiveSpan>()

export const setTracer = (start: StartSpan | null) => void (holder.start = start)
export const currentTraceparent = () => active.getStore()?.traceparent

export const startSpan = (
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  parent = currentTraceparent(),
): ActiveSpan | null => holder.start?.(name, kind, attributes, parent) ?? null

export const runInSpan = <T>(span: ActiveSpan | null, work: () => T): T =>
  span ? active.run(span, work) : work()

export async function traced<T>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  work: (span: ActiveSpan | null) => Promise<T>,
): Promise<T> {
  const span = startSpan(name, kind, attributes)
  if (!span) return work(null)
  try {
    const result = await active.run(span, () => work(span))
    span.end('ok')
    return result
  } catch (error) {
    span.end('error')
    throw error
  }
}

/** Only within a request or another span: a background job's polling is no trace of its own. */
export const tracedWithin: typeof traced = (name, kind, attributes, work) =>
  active.getStore() ? traced(name, kind, attributes, work) : work(null)
