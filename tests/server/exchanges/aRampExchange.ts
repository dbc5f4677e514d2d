import type { StoredExchange } from '@/server/database/schema'
import type { StoredRamp } from '@/server/database/storedRamp'
import { anExchange } from './anExchange'

const RAMP: StoredRamp = {
  order: {
    direction: 'buy',
    fiat: { symbol: 'eur', code: 'EUR', digits: 2 },
    coin: { symbol: 'btc', code: 'BTC', network: 'btc', memo: 'none', precision: 8 },
    amount: '200',
    side: 'pay',
    method: 'sepa',
    country: 'CH',
    state: null,
    basisPoints: 0,
    quoteKey: null,
    expectedPay: '200',
    expectedGet: '0.003',
    address: 'bc1qreceiver',
    extraId: null,
    refundAddress: null,
    refundExtraId: null,
    orderKey: 'testexchange0000',
    returnUrl: 'https://site.example/api/v4/ramp-returns/en/testexchange0000',
    language: 'en',
  },
  needs: ['address'],
  fees: { provider: null, network: null, bank: null, partner: null, total: null },
  isEstimate: true,
  minutes: [10, 30],
  sealed: null,
  opened: { kind: 'redirect', url: 'https://ramp.example/checkout/1', until: null, once: false },
  paid: false,
  delivered: false,
  checkoutExpired: false,
  reopened: 0,
}

type Changes = Partial<Omit<StoredExchange, 'ramp'>> & { ramp?: Partial<StoredRamp> }

/** 200 EUR for 0.003 BTC at a ramp `acme`, which waits for its customer. */
export const aRampExchange = ({ ramp, ...changes }: Changes = {}): StoredExchange =>
  anExchange({
    provider: 'acme',
    isSandbox: false,
    tickerFrom: 'eur',
    networkFrom: '',
    expectedAmountFrom: '200',
    tickerTo: 'btc',
    networkTo: 'btc',
    expectedAmountTo: '0.003',
    addressFrom: '',
    addressTo: 'bc1qreceiver',
    ...changes,
    ramp: { ...RAMP, ...ramp },
  })
