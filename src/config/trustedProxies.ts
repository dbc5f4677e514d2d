import { isIP } from 'node:net'

/** The proxies between visitors and the site: how many there are, or in which networks. */
export type TrustedProxies = number | readonly string[]

/** @throws Error for what is neither a number of hops nor a list of networks */
export function trustedProxiesIn(text: string): TrustedProxies {
  if (/^\d{0,2}$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  throw new Error('TRUST_PROXY must be a number of proxies or a list of networks such as 10.0.0.0/8,fd00::/8')
}

function isNetwork(network: string): boolean {
  const [address = '', bits, ...rest] = network.split('/')
  const version = isIP(address)
  const hasBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  return version > 0 && hasBits && rest.length === 0
}
