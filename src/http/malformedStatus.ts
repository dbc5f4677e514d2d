import type { IncomingMessage } from 'node:http'
import { addressOf, withoutLocale } from './addresses'

/** Characters; the longest path of ours, with the names of two currencies or of a file, has some 150. */
const MAX_PATH = 512
/** With every field of an exchange and where a visitor came from it has some 2,000. */
const MAX_QUERY = 8000
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
export const MAX_BODY_BYTES = 1024 * 1024

/** What no page and no call of ours can mean, refused before anything reads it.
 * @returns the status to refuse it with (RFC 9110 §15.5), or null */
export function malformedStatus({ method = '', url = '', headers }: IncomingMessage): number | null {
  if (!METHODS.includes(method)) return 405
  const [path = ''] = url.split('?', 1)
  if (path.length > MAX_PATH || url.length - path.length > MAX_QUERY) return 414
  // A path of one's own begins with one slash; two, or a backslash, browsers read as the name of another host.
  if (!/^\/(?![/\\])/.test(url) || !isReadable(path) || hidesSlash(path)) return 400
  return Number(headers['content-length']) > MAX_BODY_BYTES ? 413 : null
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A back end that decodes these would see another path than the one that was let through. */
const hidesSlash = (path: string) =>
  /%2f|%5c/i.test(path) && addressOf(withoutLocale(path)).handledBy === 'upstream'
