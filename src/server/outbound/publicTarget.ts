import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Other ports are of services that were not meant to be called by strangers. */
const PORTS = new Set(['', '443', '8443'])
/** Names that no public resolver should know; what they resolve to is checked all the same. */
const INTERNAL_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|onion|home\.arpa)\.?$/i

export type TargetFault = 'url' | 'scheme' | 'credentials' | 'port' | 'host'
/** `loopback`: also this machine, over http; for a sandbox alone. `inside`: also the operator's own network, over http
 * too; for addresses that the operator has set alone. */
export type TargetRules = { loopback: boolean; inside?: boolean }

/** Whether anybody on the Internet could be reached there: the ranges of addresses that are given out, and no others. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast'
}

const isLoopback = (address: string) => isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback'

/** Where AWS and Google Cloud answer with the keys of a machine; those of IPv4 are link-local. */
const METADATA = ['fd00:ec2::254', 'fd20:ce::254']

/** RFC 1918, RFC 4193 and this machine. */
function isInside(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  const isOwn = ['private', 'uniqueLocal', 'loopback'].includes(parsed.range())
  return isOwn && !METADATA.includes(parsed.toString())
}

/** @param isPlain without encryption: then nothing goes beyond the operator's network */
export const isAllowedAddress = (address: string, rules: TargetRules, isPlain = false): boolean =>
  (!isPlain && isPublicAddress(address)) ||
  (rules.loopback && isLoopback(address)) ||
  (rules.inside === true && isInside(address))

/** What is wrong with an address that a stranger has given us to call; null: nothing that its text shows. */
export function targetFault(address: string, rules: TargetRules): TargetFault | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || address.length > 2048) return 'url'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isOwnMachine = rules.loopback && (host === 'localhost' || isLoopback(host))
  const isPlain = url.protocol === 'http:'
  const mayBePlain = isOwnMachine || rules.inside === true
  if (url.protocol !== 'https:' && !(isPlain && mayBePlain)) return 'scheme'
  if (url.username !== '' || url.password !== '' || /^[a-z]+:\/\/[^/?#]*@/i.test(address))
    return 'credentials'
  if (isOwnMachine) return null
  // What a name stands for is checked when it is resolved.
  if (rules.inside) return isIP(host) === 0 || isAllowedAddress(host, rules, isPlain) ? null : 'host'
  if (!PORTS.has(url.port)) return 'port'
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'host'
  return INTERNAL_NAME.test(host) || !host.includes('.') ? 'host' : null
}
