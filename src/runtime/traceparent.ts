const SHAPE = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** Reads a header `traceparent` (https://www.w3.org/TR/trace-context/#traceparent-header); null where it is not valid. */
export function parseTraceparent(header: string | undefined) {
  const [, version = '', traceId = '', spanId = '', flags = '', rest] = SHAPE.exec(header ?? '') ?? []
  const isValid =
    version !== '' &&
    version !== 'ff' &&
    (version !== '00' || rest === undefined) &&
    !/^0+$/.test(traceId) &&
    !/^0+$/.test(spanId)
  return isValid ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 } : null
}
