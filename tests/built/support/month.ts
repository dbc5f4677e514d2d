import { join } from 'node:path'
import Big from 'big.js'
import { paprikaRow } from '../../server/prices/priceServer'
import type { FakeProvider, Routes } from '../../server/providers/fakeProvider'
import { PAYOUT_ADDRESS } from './adapters'

const AT_ONCE = 40
const now = () => new Date().toISOString()

export const PRICES: Routes = {
  'GET /tickers': () => ({
    body: [
      paprikaRow('btc-bitcoin', 'BTC', 60_000, 1, now()),
      paprikaRow('eth-ethereum', 'ETH', 2500, 1, now()),
    ],
  }),
}

/** Of a live site that earns: `fakes` of its provider and of its prices. */
export function settings(fakes: readonly FakeProvider[], database: string, folder: string) {
  const [near = '', prices = ''] = fakes.map(({ url }) => url)
  return {
    ...{ LIVE: '1', PROVIDERS: 'near', NEAR_URL: near, DATABASE_URL: database, TRUST_PROXY: '1' },
    ...{ NEAR_FEE_ACCOUNT: 'exchange.near', OPERATOR_FILE: join(folder, 'operator.yaml') },
    ...{ LEGAL_NAME: 'Example', LEGAL_ADDRESS: 'Street 1', LEGAL_LAW: 'Estonia' },
    ...{ TOKEN_SECRET: 'a-secret-of-the-tests-with-32-characters', DATA_DIR: folder },
    ...{ CONTACT_EMAIL: 'help@example.com', SITE_URL: 'https://exchange.example.com' },
    ...{ PROVIDER_BUDGETS: 'near.quote=90000,near.create=90000,near.read=90000,near.visitor=90000' },
    ...{ PRICES: 'live', COINPAPRIKA_URL: prices, KRAKEN_URL: prices, BINANCE_URL: prices },
    COUNTRY_HEADER: 'x-country',
  }
}

/** Of `count` things, so many at once. */
export async function inTurn(count: number, doOne: (index: number) => Promise<void>) {
  let next = 0
  const worker = async () => {
    while (next < count) await doOne(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Of a visitor, each another one. */
export const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

const REFUND_ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const amountOf = (index: number) => new Big(20 + (index % 81)).div(10_000).toFixed()
export const orderBody = (index: number) => ({
  ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: amountOf(index) },
  ...{ fixed: false, reverse: false, rateId: null, provider: 'near', addressTo: PAYOUT_ADDRESS },
  userRefundAddress: REFUND_ADDRESS,
})

export const sumOf = (values: unknown[]): Big =>
  values.reduce<Big>((sum, value) => sum.plus(String(value)), new Big(0))
