import type { IncomingMessage } from 'node:http'
import { MAX_BODY_BYTES } from '../malformedStatus'

/** Watches a body without content-length. Beyond the limit nothing more of it is read and it never ends, so that no
 * handler takes a part for the whole; `onTooLarge` refuses it. */
export function countBody(req: IncomingMessage, onTooLarge: () => void) {
  const push = req.push.bind(req)
  let bytes = 0
  req.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (bytes > MAX_BODY_BYTES) return false
    bytes += chunk instanceof Uint8Array ? chunk.byteLength : 0
    if (bytes <= MAX_BODY_BYTES) return push(chunk, encoding)
    onTooLarge()
    return false
  }
}
