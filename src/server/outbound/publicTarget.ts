import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Other ports are of services that were not meant to be called by strangers. */
const PORTS = new Set(['', '443', '8443'])
/** Names that no public resolver should know; what they resolve to is checked all the same. */
const INTERNAL_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|onion|home\.arpa)\.?$/i

export type TargetFault = 'url' | 'scheme' | 'credentials' | 'port' | 'host'
/** `loopback`: also this machine, over http; for a sandbox alone. */
export type TargetRules = { loopback: boolean }

/** Whether anybody on the Internet could be reached there: the ranges of addresses that are given out, and no others. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast'
}

const isLoopback = (address: string) => isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback'

export const isAllowedAddress = (address: string, { loopback }: TargetRules): boolean =>
  isPublicAddress(address) || (loopback && isLoopback(address))

/** What is wrong with an address that a stranger has given us to call; null: nothing that its text shows. */
export function targetFault(address: string, rules: TargetRules): TargetFault | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || address.length > 2048) return 'url'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isOwnMachine = rules.loopback && (host === 'localhost' || isLoopback(host))
  if (url.protocol !== 'https:' && !(isOwnMachine && url.protocol === 'http:')) return 'scheme'
  if (url.username !== '' || url.password !== '' || /^[a-z]+:\/\/[^/?#]*@/i.test(address))
    return 'credentials'
  if (isOwnMachine) return null
  if (!PORTS.has(url.port)) return 'port'
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'host'
  return INTERNAL_NAME.test(host) || !host.includes('.') ? 'host' : null
}
