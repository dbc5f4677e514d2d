import type { Reply, Routes } from '../../server/providers/fakeProvider'

/** Mercuryo's API v1.6 as its documentation and public clients show it. */
export const TOKEN = 'partner-token-1'

const coin = (currency: string, network: string, others: object = {}) => ({
  currency,
  network,
  contract: '',
  network_label: network,
  show_network_icon: true,
  widget_onramp_enabled: true,
  widget_offramp_enabled: false,
  restricted_countries_onramp: ['gb'],
  restricted_countries_offramp: [],
  ...others,
})

const COINS = [
  coin('BTC', 'BITCOIN'),
  coin('ETH', 'ETHEREUM'),
  coin('ETH', 'ARBITRUM', { widget_onramp_enabled: false }),
  coin('USDT', 'TRON', { contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }),
  // Another coin under the same ticker.
  coin('USDC', 'ETHEREUM', { contract: '0x1111111111111111111111111111111111111111' }),
  coin('MATIC', 'POLYGON'),
  coin('DOGE', 'DOGECOIN', { widget_onramp_enabled: null }),
  'a row that is none',
]

const LIMITS: Record<string, { min: string; max: string }> = {
  BTC: { min: '0.002', max: '0.08317062' },
  ETH: { min: '0.01', max: '2' },
  USDT: { min: '30', max: '4000' },
  MATIC: { min: '50', max: '9000' },
  DOGE: { min: '90', max: '50000' },
}

export const currencies = (rows: unknown[] = COINS): Reply => ({
  body: {
    status: 200,
    data: { fiat: ['EUR', 'USD'], crypto: ['BTC'], config: { base: {}, crypto_currencies: rows } },
  },
})

/** `buy`, and `withdraw` once there is one. */
export const transaction = (id: string, statuses: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(statuses).map(([leg, status]) => [
      leg,
      { id: '058dc74257a417582', merchant_transaction_id: id, fiat_amount: '27.77', currency: 'BTC', status },
    ]),
  )

export const transactions = (...rows: unknown[]): Reply => ({
  body: { status: 200, total: rows.length, next: null, prev: null, data: rows },
})

export const mercuryo = (others: Routes = {}): Routes => ({
  'GET /v1.6/lib/currencies': currencies(),
  'GET /v1.6/public/currency-limits': ({ query }) => ({
    body: {
      status: 200,
      code: 0,
      message: '',
      data: { [query.to ?? '']: LIMITS[query.to ?? ''], [query.from ?? '']: { min: '25', max: '4856.4' } },
    },
  }),
  'GET /v1.6/sdk-partner/transactions': transactions(),
  ...others,
})
