import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export type ContentCoding = 'br' | 'gzip'

export function contentCodingFor(acceptEncoding = ''): ContentCoding | null {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([
    'br',
    'gzip',
  ])
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding)) ?? null
}

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Pages are rendered once and sent many times, so better than on the fly; 5 takes some 3 ms for one. */
const PAGE_QUALITY = 5
/** Files of a build never change: some 30 ms once for each. */
const FILE_QUALITY = 9

export const compressBody = (body: Buffer, coding: ContentCoding, isFile: boolean): Promise<Buffer> =>
  coding === 'gzip'
    ? gz(body, { level: isFile ? 9 : 6 })
    : brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isFile ? FILE_QUALITY : PAGE_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
