// @ts-check
import { BlockList, isIP } from 'node:net'

/** What the keys of `npm run providers:fake` begin with. */
export const FAKE_KEY = 'fake-'

/** RFC 6761, RFC 2606 and RFC 6762, and names that only an own network resolves. */
const OWN_NAME = /^(?:[^.]+|(?:.+\.)?(?:localhost|test|example|invalid|local|internal|home\.arpa))$/

const OWN_ADDRESSES = new BlockList()
for (const [network, bits] of /** @type {const} */ ([
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
]))
  OWN_ADDRESSES.addSubnet(network, bits)
OWN_ADDRESSES.addAddress('::1', 'ipv6')
OWN_ADDRESSES.addSubnet('fc00::', 7, 'ipv6')

/** Whether strangers may come there, who would pay to addresses that nobody has the keys of. @param {string} siteUrl */
export function isPublicSite(siteUrl) {
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$/g, '')
  const version = isIP(host)
  if (version === 0) return !OWN_NAME.test(host)
  return !OWN_ADDRESSES.check(host, version === 6 ? 'ipv6' : 'ipv4')
}
