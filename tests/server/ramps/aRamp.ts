import type { Ramp, RampAnswer, RampOffer, RampOfferings, RampProfile, RampRoute } from '@/server/ramps/ramp'

const PROFILE: RampProfile = {
  name: 'Acme Ramp',
  url: 'https://ramp.example',
  termsUrl: 'https://ramp.example/terms',
  privacyUrl: 'https://ramp.example/privacy',
  supportUrl: 'https://ramp.example/support',
  complaintsUrl: 'https://ramp.example/complaints',
  entity: 'Acme Ramp AG, Zug',
  authorisations: [],
  custody: 'custodial',
  proof: { buy: 'none', sell: 'none' },
  takesExtraId: true,
  needsUserIp: false,
  tracks: 'order',
  kyc: [{ method: 'all', freeUpTo: '1000', currency: 'chf', per: 'day' }],
  maxBasisPoints: 0,
}

const ROUTES: RampRoute[] = [
  { method: 'sepa', limits: { min: '30', max: '1000' }, minutes: [60, 2880] },
  { method: 'card', limits: { min: '50', max: '2000' }, minutes: [10, 30] },
]

export const someOfferings = (changes: Partial<RampOfferings> = {}): RampOfferings => ({
  countries: null,
  fiats: new Map([
    ['eur', { symbol: 'eur', code: 'EUR', digits: 2 }],
    ['chf', { symbol: 'chf', code: 'CHF', digits: 2 }],
  ]),
  coins: new Map([
    ['btc', { symbol: 'btc', code: 'BTC', network: 'bitcoin', memo: 'none', precision: 8 }],
    ['xrp', { symbol: 'xrp', code: 'XRP', network: 'ripple', memo: 'required', precision: 6 }],
  ]),
  routes: () => ROUTES,
  unmatched: [],
  ...changes,
})

export const anOffer = (changes: Partial<RampOffer> = {}): RampOffer => ({
  method: 'sepa',
  quoteKey: 'key',
  pay: '100',
  get: '0.0015',
  fees: { provider: '1', network: '0.5', bank: null, partner: null, total: '1.5' },
  isEstimate: true,
  validUntil: null,
  minutes: [60, 2880],
  limits: { min: '30', max: '1000' },
  needs: ['address'],
  opens: 'redirect',
  ...changes,
})

/** Answers what was typed at 1 BTC for 66,666 EUR, and opens a page. */
export function aRamp(
  id = 'acme',
  changes: Partial<Ramp> & { profileChanges?: Partial<RampProfile>; answers?: RampAnswer[] } = {},
): Ramp {
  const { profileChanges, answers, ...methods } = changes
  return {
    id,
    profile: { ...PROFILE, ...profileChanges },
    offerings: () => Promise.resolve(someOfferings()),
    quote: () => Promise.resolve(answers ?? [anOffer()]),
    open: (order) =>
      Promise.resolve({
        ref: { id: `r-${order.orderKey}`, secret: 'session' },
        opened: { kind: 'redirect', url: 'https://ramp.example/checkout/1', until: null, once: true },
        echo: {
          fiat: 'EUR',
          coin: 'BTC',
          pay: order.expectedPay,
          get: null,
          address: order.address,
          extraId: null,
        },
      }),
    ...methods,
  }
}
