import type { RecordedRequest, Reply, Routes } from '../providers/fakeProvider'

const ZERO = '0x0000000000000000000000000000000000000000'
/** As clients read it (Edge, ShapeShift): lists by ids of theirs, native coins with the address zero. */
export const MTPELERIN_TOKENS = {
  'btc-bitcoin_mainnet': { symbol: 'BTC', network: 'bitcoin_mainnet', decimals: 8, address: ZERO },
  'eth-mainnet': { symbol: 'ETH', network: 'mainnet', decimals: 18, address: ZERO },
  'eth-base': { symbol: 'ETH', network: 'base_mainnet', decimals: 18, address: ZERO },
  'matic-matic': { symbol: 'MATIC', network: 'matic_mainnet', decimals: 18, address: ZERO },
  'usdt-mainnet': {
    symbol: 'USDT',
    network: 'mainnet',
    address: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  },
  'usdc-mainnet': {
    symbol: 'USDC',
    network: 'mainnet',
    address: '0x0000000000000000000000000000000000000bad',
  },
  'sats-lightning': { symbol: 'SATS', network: 'lightning_mainnet', decimals: 0, address: ZERO },
}

type Requested = {
  sourceCurrency: string
  sourceNetwork: string
  destCurrency: string
  destNetwork: string
  sourceAmount?: number
  destAmount?: number
  isCardPayment: boolean
}

/** Amounts come as texts or numbers; `fixFee` is a percentage or an amount. */
export const mtpelerinQuote =
  (changes: object = {}) =>
  ({ body }: RecordedRequest): Reply => {
    const { sourceAmount, destAmount, isCardPayment, ...named } = body as Requested
    if ((sourceAmount === undefined) === (destAmount === undefined))
      return { status: 400, body: { message: 'invalid amount' } }
    const share = isCardPayment ? 0.95 : 0.98
    const rate = (named.sourceNetwork === 'fiat' ? 1 / 50_000 : 50_000) * share
    const pay = sourceAmount ?? Number(destAmount) / rate
    return {
      body: {
        ...named,
        sourceAmount: Number(pay.toFixed(8)),
        destAmount: (destAmount ?? pay * rate).toFixed(8),
        fees: { networkFee: '1.20', fixFee: 0 },
        ...changes,
      },
    }
  }

export const MTPELERIN_ROUTES: Routes = {
  'GET /currencies/tokens': { body: MTPELERIN_TOKENS },
  'GET /countries/forbidden': { body: ['kp', 'ir', 'cu'] },
  'POST /currency_rates/convert': mtpelerinQuote(),
}
