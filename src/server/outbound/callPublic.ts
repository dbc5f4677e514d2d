import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { type ClientRequest, request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isAllowedAddress, targetFault, type TargetRules } from './publicTarget'

export type PublicCall = {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  /** Empty: none is sent. */
  body: string
  rules: TargetRules
  timeoutMs: number
  /** For tests: the resolver. */
  resolve?: Resolve
}

type Resolve = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** `error`: a short word, never what the other side has said. */
export type PublicAnswer = { status: number | null; error: string | null }

const resolveAll: Resolve = (hostname, done) => lookUp(hostname, { all: true, verbatim: true }, done)

class NotPublic extends Error {
  readonly code = 'not_public'
}

/**
 * Calls an address that a stranger has given us. The names are resolved for this connection, and it is made to the
 * addresses that were checked; nothing is redirected, and nothing of the response is read but its status. Never throws.
 */
export function callPublic(call: PublicCall): Promise<PublicAnswer> {
  const fault = targetFault(call.url, call.rules)
  if (fault) return Promise.resolve({ status: null, error: `target_${fault}` })
  return new Promise((settle) => {
    const request = send(call)
    request.on('response', (response) => {
      settle({ status: response.statusCode ?? null, error: null })
      response.destroy()
      request.destroy()
    })
    request.on('error', (error) => settle({ status: null, error: wordOf(error) }))
    request.end(call.body === '' ? undefined : call.body)
  })
}

function send({
  url,
  method,
  headers,
  body,
  rules,
  timeoutMs,
  resolve = resolveAll,
}: PublicCall): ClientRequest {
  const target = new URL(url)
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }) },
    agent: false,
    lookup: checkedLookup(rules, target.protocol === 'http:', resolve),
    signal: AbortSignal.timeout(timeoutMs),
    maxHeaderSize: 16_384,
  }
  return target.protocol === 'https:' ? httpsRequest(target, options) : httpRequest(target, options)
}

/** One address that is not public refuses all of them: who mixes them tries something. */
const checkedLookup =
  (rules: TargetRules, isPlain: boolean, resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) done(error ?? new NotPublic('It resolves to nothing.'), '', 0)
      else if (!addresses.every(({ address }) => isAllowedAddress(address, rules, isPlain)))
        done(new NotPublic('It resolves to an address that is not public.'), '', 0)
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }

function wordOf(error: Error): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code.toLowerCase() : 'failed'
}
