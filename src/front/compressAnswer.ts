import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Made once and sent many times, so better than a server would compress on the way; 5 takes some 3 ms for a page. */
const PAGE_QUALITY = 5
/** Files of a build never change: some 30 ms once for each. */
const FILE_QUALITY = 9

/** Both codings of a body, made on other threads. */
export async function compressAnswer(body: Buffer, isFile: boolean): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isFile ? FILE_QUALITY : PAGE_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, zipped] = await Promise.all([brotli(body, { params }), gz(body, { level: isFile ? 9 : 6 })])
  return { br, gzip: zipped }
}
