import type { IncomingMessage } from 'node:http'

/** Characters; the longest address of ours, with every field of an exchange and where a visitor came from, has some 2,000. */
const LONGEST = 8000
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * What no page and no call of ours can mean, refused before anything reads it.
 * @returns the status to refuse it with (RFC 9110 §15.5), or null
 */
export function malformedStatus({ method = '', url = '' }: IncomingMessage): number | null {
  if (!METHODS.includes(method)) return 405
  if (url.length > LONGEST) return 414
  // A path of one's own begins with one slash; two, or a backslash, browsers read as the name of another host.
  if (!/^\/(?![/\\])/.test(url)) return 400
  return isReadable(url.split('?', 1)[0] ?? '') ? null : 400
}

/** Well-formed percent-encoding of UTF-8. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
