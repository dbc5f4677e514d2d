import Negotiator from 'negotiator'

export type ContentCoding = 'br' | 'gzip'

export function contentCodingFor(acceptEncoding = ''): ContentCoding | null {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([
    'br',
    'gzip',
  ])
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding)) ?? null
}
