import type { RampMethod } from '@/domain/ramp/ramp'
import type { ProviderNetworks } from '@/server/providers/matchAssets'

const own = (code: string, native = code) => ({ code, native: [native] })

/** Its list names networks as ChangeNOW does, in capitals. */
export const GUARDARIAN_NETWORKS: ProviderNetworks = {
  btc: own('BTC'),
  eth: own('ETH'),
  trx: own('TRX'),
  bsc: own('BSC', 'BNB'),
  polygon: own('MATIC', 'POL'),
  arbitrum: own('ARBITRUM', 'ETH'),
  optimism: own('OP', 'ETH'),
  base: own('BASE', 'ETH'),
  avax: { code: 'AVAXC', native: ['AVAX'], nativeNetworks: ['AVAXC', 'CCHAIN'] },
  sol: own('SOL'),
  ltc: own('LTC'),
  doge: own('DOGE'),
  bch: own('BCH'),
  xrp: own('XRP'),
  xlm: own('XLM'),
  ton: own('TON'),
  ada: own('ADA'),
  dot: own('DOT'),
  xmr: own('XMR'),
}

/** `payment_category` of its lists; others are not offered. */
export const GUARDARIAN_METHODS: ReadonlyMap<string, RampMethod> = new Map([
  ['VISA_MC', 'card'],
  ['APPLE_PAY', 'apple_pay'],
  ['GOOGLE_PAY', 'google_pay'],
  ['SEPA', 'sepa'],
  ['SEPA_INSTANT', 'sepa_instant'],
  ['OPEN_BANKING', 'open_banking'],
  ['REVOLUT_PAY', 'revolut'],
  ['PIX', 'pix'],
])

export const categoryOf = (method: RampMethod): string =>
  [...GUARDARIAN_METHODS].find(([, ours]) => ours === method)?.[0] ?? method
