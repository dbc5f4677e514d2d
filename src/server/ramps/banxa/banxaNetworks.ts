import type { RampMethod } from '@/domain/ramp/ramp'
import type { ProviderNetworks } from '@/server/providers/matchAssets'

const own = (code: string, native = code) => ({ code, native: [native] })

/** `blockchains[].id`; Edge's and Gem's tables. Polygon is still called by its old name. */
export const BANXA_NETWORKS: ProviderNetworks = {
  btc: own('BTC'),
  eth: own('ETH'),
  bsc: own('BSC', 'BNB'),
  polygon: own('MATIC', 'POL'),
  arbitrum: own('ARB', 'ETH'),
  optimism: own('OPTIMISM', 'ETH'),
  base: own('BASE', 'ETH'),
  avax: own('AVAX-C', 'AVAX'),
  sol: own('SOL'),
  trx: own('TRON', 'TRX'),
  ltc: own('LTC'),
  doge: own('DOGE'),
  bch: own('BCH'),
  xrp: own('XRP'),
  xlm: own('XLM'),
  ton: own('TON'),
  ada: own('ADA'),
  dot: own('DOT'),
  near: own('NEAR'),
}

/** Whose addresses may need a tag beside them: its list does not say. */
export const TAGGED: ReadonlySet<string> = new Set(['XRP', 'XLM', 'TON'])

/** Ids of ways to pay, the older ones too (Edge); others are not offered. */
export const BANXA_METHODS: ReadonlyMap<string, RampMethod> = new Map([
  ['debit-credit-card', 'card'],
  ['PRIMERCC', 'card'],
  ['apple-pay', 'apple_pay'],
  ['google-pay', 'google_pay'],
  ['sepa-bank-transfer', 'sepa'],
  ['CLEARJUNCTION', 'sepa'],
  ['CLEARJCNSELLSEPA', 'sepa'],
  ['gbp-bank-transfer', 'faster_payments'],
  ['ach-bank-transfer', 'ach'],
  ['payid-bank-transfer', 'bank'],
  ['upi', 'upi'],
  ['pix', 'pix'],
  ['paypal', 'paypal'],
])

/** Its checkout is at the partner's own name. */
export function banxaHosts(url: string): string[] {
  const { host, pathname } = new URL(url)
  const [, partner = ''] = pathname.split('/')
  const domain = host === 'api.banxa-sandbox.com' ? 'banxa-sandbox.com' : 'banxa.com'
  const named = /^[a-z0-9][a-z0-9-]{0,62}$/i.test(partner) ? [`${partner.toLowerCase()}.${domain}`] : []
  return [...new Set([`checkout.${domain}`, domain, ...named, host])]
}
