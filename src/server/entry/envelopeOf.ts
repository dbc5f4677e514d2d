const HEADER_LIMIT = 4096
const NEWLINE = 0x0a

type Envelope = {
  dsn: string
  /** With its header written anew: what was checked is what is sent. */
  bytes: Buffer<ArrayBuffer>
}

/** Reads the first line only; null when it is no header. */
export function envelopeOf(body: Buffer): Envelope | null {
  const end = body.subarray(0, HEADER_LIMIT).indexOf(NEWLINE)
  if (end < 0) return null
  const header = jsonIn(body.subarray(0, end))
  if (typeof header !== 'object' || header === null || Array.isArray(header)) return null
  const { dsn } = header as { dsn?: unknown }
  if (typeof dsn !== 'string') return null
  return { dsn, bytes: Buffer.concat([Buffer.from(JSON.stringify(header)), body.subarray(end)]) }
}

function jsonIn(line: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line))
  } catch {
    return null
  }
}
