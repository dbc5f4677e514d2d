import type { RampDirection, RampMethod } from '@/domain/ramp/ramp'
import type { ProviderNetworks } from '@/server/providers/matchAssets'

const own = (code: string, native: string) => ({ code, native: [native] })

/** `metadata.networkCode`; Edge's and Gem's tables. */
export const MOONPAY_NETWORKS: ProviderNetworks = {
  btc: own('bitcoin', 'BTC'),
  eth: own('ethereum', 'ETH'),
  bsc: own('bnb_chain', 'BNB'),
  polygon: own('polygon', 'POL'),
  arbitrum: own('arbitrum', 'ETH'),
  optimism: own('optimism', 'ETH'),
  base: own('base', 'ETH'),
  avax: own('avalanche_c_chain', 'AVAX'),
  sol: own('solana', 'SOL'),
  trx: own('tron', 'TRX'),
  ltc: own('litecoin', 'LTC'),
  doge: own('dogecoin', 'DOGE'),
  bch: own('bitcoin_cash', 'BCH'),
  xrp: own('ripple', 'XRP'),
  xlm: own('stellar', 'XLM'),
  ton: own('ton', 'TON'),
  ada: own('cardano', 'ADA'),
  dot: own('polkadot', 'DOT'),
  near: own('near', 'NEAR'),
}

/** One chain stands under two names. */
const NAMES: ReadonlyMap<string, string> = new Map([['binance_smart_chain', 'bnb_chain']])
export const networkOf = (code: string) => NAMES.get(code) ?? code

/** Whose addresses may need a tag beside them. */
export const TAGGED: ReadonlySet<string> = new Set(['ripple', 'stellar', 'ton'])

type Method = {
  method: RampMethod
  id: string
  fiats: 'all' | readonly string[]
  directions: readonly RampDirection[]
}
const BOTH = ['buy', 'sell'] as const

/** What it documents of the currencies of each (Edge). A sale is paid out to a card or an account. */
const METHODS: readonly Method[] = [
  { method: 'card', id: 'credit_debit_card', fiats: 'all', directions: BOTH },
  { method: 'sepa', id: 'sepa_bank_transfer', fiats: ['eur'], directions: BOTH },
  { method: 'faster_payments', id: 'gbp_bank_transfer', fiats: ['gbp'], directions: BOTH },
  { method: 'open_banking', id: 'gbp_open_banking_payment', fiats: ['gbp'], directions: ['buy'] },
  { method: 'ach', id: 'ach_bank_transfer', fiats: ['usd'], directions: BOTH },
  { method: 'paypal', id: 'paypal', fiats: ['usd', 'eur', 'gbp'], directions: ['buy'] },
  { method: 'pix', id: 'pix_instant_payment', fiats: ['brl'], directions: ['buy'] },
  { method: 'revolut', id: 'revolut_pay', fiats: ['eur', 'gbp'], directions: ['buy'] },
]

export const methodsOf = (direction: RampDirection, fiat: string): RampMethod[] =>
  METHODS.filter(
    ({ fiats, directions }) => directions.includes(direction) && (fiats === 'all' || fiats.includes(fiat)),
  ).map(({ method }) => method)

export const methodId = (method: RampMethod): string =>
  METHODS.find((one) => one.method === method)?.id ?? method
