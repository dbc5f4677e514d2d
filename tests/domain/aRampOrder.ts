import type { Exchange } from '@/contract/exchanges'
import type { ExchangeRamp, OpenedRampView } from '@/contract/rampParts'
import { anExchange } from './anExchange'

type Changes = Partial<Omit<Exchange, 'ramp' | 'extendedInfo'>> & {
  ramp?: Partial<Omit<ExchangeRamp, 'ramp'>> & { ramp?: Partial<ExchangeRamp['ramp']> }
  extendedInfo?: Partial<Exchange['extendedInfo']>
}

const ACME: ExchangeRamp['ramp'] = {
  id: 'acme',
  name: 'Acme Ramp',
  entity: 'Acme Ramp AG, Zug',
  url: 'https://ramp.example',
  termsUrl: 'https://ramp.example/terms',
  privacyUrl: 'https://ramp.example/privacy',
  supportUrl: 'https://ramp.example/support',
  complaintsUrl: 'https://ramp.example/complaints',
  custody: 'custodial',
  authorisations: [{ region: 'ch', register: 'VQF', url: 'https://register.example/acme' }],
  kyc: [],
  tracks: 'order',
}

/** 200 EUR for 0.003 BTC by a bank transfer, ordered by this device, which waits. */
export function aRampOrder({ ramp = {}, extendedInfo, ...changes }: Changes = {}): Exchange {
  const opened = ramp.opened ?? null
  return anExchange({
    type: 'floating',
    tickerFrom: 'eur',
    networkFrom: '',
    expectedAmountFrom: '200',
    tickerTo: 'btc',
    networkTo: 'btc',
    expectedAmountTo: '0.003',
    ownerProof: 'secret',
    ...changes,
    extendedInfo: { addressFrom: '', addressTo: 'bc1qreceiver', ...extendedInfo },
    ramp: {
      direction: 'buy',
      method: 'sepa',
      country: 'CH',
      isEstimate: true,
      fees: { provider: '2', network: '0.5', bank: null, partner: null, total: '2.5' },
      minutes: [10, 30],
      paid: false,
      delivered: false,
      step: opened?.kind ?? null,
      checkoutExpired: false,
      actions: [],
      ...ramp,
      opened,
      ramp: { ...ACME, ...ramp.ramp },
    },
  })
}

/** The same in reverse: 0.003 BTC for 195 EUR. */
export const aSale = ({ ramp, ...changes }: Changes = {}): Exchange =>
  aRampOrder({
    tickerFrom: 'btc',
    networkFrom: 'btc',
    expectedAmountFrom: '0.003',
    tickerTo: 'eur',
    networkTo: '',
    expectedAmountTo: '195',
    ...changes,
    extendedInfo: { addressTo: 'CH…2957', ...changes.extendedInfo },
    ramp: { direction: 'sell', ...ramp },
  })

const NOTHING: OpenedRampView = {
  kind: 'redirect',
  until: null,
  url: null,
  once: false,
  message: null,
  scheme: null,
  bank: null,
  amount: null,
  currency: null,
  address: null,
  extraId: null,
}

export const OPENED = {
  redirect: { ...NOTHING, kind: 'redirect', url: 'https://ramp.example/checkout/1' },
  sign: { ...NOTHING, kind: 'sign', message: 'I own bc1qreceiver.', scheme: 'signmessage' },
  transfer: {
    ...NOTHING,
    kind: 'transfer',
    amount: '200',
    currency: 'EUR',
    until: '2026-11-28T12:00:00.000Z',
    bank: {
      payee: 'Acme AG',
      iban: 'CH9300762011623852957',
      bank: null,
      bic: 'ACMECHZZ',
      reference: 'REF 77',
    },
  },
  deposit: { ...NOTHING, kind: 'deposit', amount: '0.003', address: 'bc1qdepositofacme' },
} as const satisfies Record<string, OpenedRampView>
