import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export async function compressed(json: string): Promise<{ br: Uint8Array; gzip: Uint8Array }> {
  const bytes = Buffer.from(json)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  return { br, gzip: gz }
}
