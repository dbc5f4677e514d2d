import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { onResponseHead } from './next-patches/nodeMessages'
import type { SiteRequest } from './siteRequest'

const ONION_LOCATION = 'onion-location'

/** What the onion service answers: Tor encrypts, so that its address is http. */
export const isOfOnion = ({ headers }: IncomingMessage) =>
  env.onionOrigin !== '' && headers.host === new URL(env.onionOrigin).host

/** The address of a page there, which Tor Browser reads from the encrypted site alone. An owner's stays out of headers. */
export function announceOnion(req: IncomingMessage, res: ServerResponse, request: SiteRequest): void {
  if (!env.onionOrigin) return
  const { address, dataOf, path, search } = request
  if (isOfOnion(req)) onResponseHead(res, (status) => withoutEncryption(res, status))
  else if (dataOf === null && address.headers !== 'owner' && env.siteUrl.startsWith('https://'))
    res.setHeader(ONION_LOCATION, env.onionOrigin + path + search)
}

/** A browser would look for its parts, and for the next page, by https. */
function withoutEncryption(res: ServerResponse, status: number): number {
  res.removeHeader('strict-transport-security')
  const policy = res.getHeader('content-security-policy')
  if (typeof policy === 'string')
    res.setHeader('content-security-policy', policy.replace(/; upgrade-insecure-requests/, ''))
  return status
}
