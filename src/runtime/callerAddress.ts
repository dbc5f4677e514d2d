import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { env } from '@/config/env'
import { logWarning } from '@/runtime/log'

/** Each trusted proxy appends the address it saw to X-Forwarded-For; what is before those can be forged. */
export function callerAddress({ headers, socket }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const claimed = forwarded.map((address) => address.trim()).filter(Boolean)
  // From this server outwards.
  const hops = [socket.remoteAddress ?? 'unknown', ...claimed.reverse()]
  const trusted = env.trustProxy
  if (claimed.length > 0 && !isFromProxy({ socket })) warnOfUntrusted()
  const own = typeof trusted === 'number' ? trusted : hops.findIndex((hop) => !isWithin(trusted, hop))
  return hops[own < 0 ? hops.length - 1 : Math.min(own, hops.length - 1)] ?? 'unknown'
}

let isWarned = false

/** Nobody would see else that all visitors count as one address. Which one it is may be a visitor's, so it is not logged. */
function warnOfUntrusted(): void {
  if (isWarned) return
  isWarned = true
  logWarning(
    'X-Forwarded-For arrives from an address that TRUST_PROXY does not name, so it is not believed. If a proxy of yours sends it, all visitors share the limits of one address.',
  )
}

/** Only then may headers that the proxy sets be believed. */
export const isFromProxy = ({ socket }: Pick<IncomingMessage, 'socket'>): boolean => {
  const trusted = env.trustProxy
  return typeof trusted === 'number' ? trusted > 0 : isWithin(trusted, socket.remoteAddress ?? '')
}

const lists = new Map<string, BlockList>()

/** @param hop an IP address */
export function isWithin(networks: readonly string[], hop: string): boolean {
  const address = plainAddress(hop)
  const version = isIP(address)
  return version > 0 && listOf(networks).check(address, version === 4 ? 'ipv4' : 'ipv6')
}

function listOf(networks: readonly string[]): BlockList {
  const key = networks.join()
  const known = lists.get(key)
  if (known) return known
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const [type, all] = isIP(address) === 4 ? (['ipv4', 32] as const) : (['ipv6', 128] as const)
    list.addSubnet(address, Number(bits ?? all), type)
  }
  lists.set(key, list)
  return list
}

/** Drops the IPv6 form of IPv4 and the zone. */
export const plainAddress = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/** Tor names a circuit of an onion service so (`HiddenServiceExportCircuitID haproxy`): each is a visitor's. */
const CIRCUITS = /^fc00:dead:beef:4dad:/i

/** An IPv6 customer owns a whole /64 and could call from all of it. */
export function limitKey(ip: string): string {
  const plain = plainAddress(ip)
  if (!plain.includes(':') || CIRCUITS.test(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const tailGroups = tail?.split(':').filter(Boolean) ?? []
  if (tail !== undefined)
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - tailGroups.length)).fill('0'))
  return [...groups, ...tailGroups]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
