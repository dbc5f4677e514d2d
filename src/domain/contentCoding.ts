export type ContentCoding = 'br' | 'gzip'

/** The smallest form the caller can read: Accept-Encoding names it, and not with `q=0` (RFC 9110 §12.5.3). Null: plain. */
export function contentCodingFor(acceptEncoding = ''): ContentCoding | null {
  const offers = acceptEncoding.toLowerCase().split(',')
  const accepts = (coding: string) => {
    const offer = offers.map((part) => part.trim()).find((part) => part.split(';', 1)[0]?.trim() === coding)
    return offer !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(offer)
  }
  return (['br', 'gzip'] as const).find(accepts) ?? null
}
