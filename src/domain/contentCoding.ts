import Negotiator from 'negotiator'

export type ContentCoding = 'br' | 'gzip'

/** The best coding that Accept-Encoding accepts (RFC 9110 §12.5.3). Null: none. */
export function contentCodingFor(acceptEncoding = ''): ContentCoding | null {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([
    'br',
    'gzip',
  ])
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding)) ?? null
}
