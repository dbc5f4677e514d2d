import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { processSingleton } from '@/runtime/processSingleton'

/** On a loopback address Next.js follows a rewrite by a call to itself, which passes src/proxy.ts again; it must not
 * be redirected then. */
export const INTERNAL_REWRITE_HEADER = 'x-halyard-led-on'

/** Marks this server's own requests. Its value is known to this process only, so that it cannot be forged. */
const INTERNAL_HEADER = 'x-halyard-internal'

const token = processSingleton('internalRequest', () => randomUUID())

export const internalHeaders = (): Record<string, string> => ({ [INTERNAL_HEADER]: token })

export const isInternal = (headers: IncomingHttpHeaders) => headers[INTERNAL_HEADER] === token

/** Takes out what only Next.js's own clients and this server may send: the former's for the app router, which this
 * site has not, make it redirect; the latter's leads around the redirects of src/proxy.ts. */
export function dropInternalHeaders({ headers }: IncomingMessage) {
  const names = Object.keys(headers).filter((name) => name === 'rsc' || name.startsWith('next-'))
  for (const name of isInternal(headers) ? names : [...names, INTERNAL_REWRITE_HEADER])
    Reflect.deleteProperty(headers, name)
}
