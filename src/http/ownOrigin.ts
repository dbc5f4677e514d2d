import { isIPv6 } from 'node:net'
import { env } from '@/config/env'

/** Listening on all addresses is no address to call. */
const ANY = ['0.0.0.0', '::']

export function ownOrigin(): string {
  const host = ANY.includes(env.host) ? '127.0.0.1' : env.host
  return `http://${isIPv6(host) ? `[${host}]` : host}:${env.port}`
}
