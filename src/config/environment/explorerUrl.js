// @ts-check
import { isLoopback, providerUrl } from './providerVariables.js'
import { parsed } from './valueTypes.js'

/** IPv4 and IPv6 of a network that is nobody else's (RFC 1918, 3927, 4193, 4291, 6598), and names of such networks. */
const PRIVATE =
  /^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^\[(::|f[cd]|fe[89ab])|\.(local|internal|lan|home\.arpa)\.?$/i

/** Somebody else's service: https, and in no private network. Loopback alone stands for one beside the site. */
export const explorerUrl = parsed(
  'an https address of a public API, like https://mempool.space/api',
  '',
  (value) => {
    const { data: href } = providerUrl.schema.safeParse(value)
    if (!href) return undefined
    const { hostname } = new URL(href)
    return isLoopback(hostname) || !PRIVATE.test(hostname) ? href : undefined
  },
)
