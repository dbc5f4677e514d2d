import type { RampInfo } from '@/contract/rampParts'
import type { RampOffers, RampOfferView, RampOptions, RampRefusalView } from '@/contract/ramps'

export const aRampInfo = (changes: Partial<RampInfo> = {}): RampInfo => ({
  id: 'bity',
  name: 'Bity',
  entity: 'Bity SA, Neuchâtel',
  url: 'https://ramp.example',
  termsUrl: 'https://ramp.example/terms',
  privacyUrl: 'https://ramp.example/privacy',
  supportUrl: 'https://ramp.example/support',
  complaintsUrl: 'https://ramp.example/complaints',
  custody: 'custodial',
  authorisations: [{ region: 'ch', register: 'VQF', url: 'https://register.example' }],
  kyc: [{ method: 'all', freeUpTo: '1000', currency: 'chf', per: 'day' }],
  tracks: 'order',
  ...changes,
})

export const aRampOffer = (changes: Partial<RampOfferView> = {}): RampOfferView => ({
  ramp: aRampInfo(),
  method: 'sepa',
  pay: '200',
  get: '0.0031',
  fees: { provider: '2', network: '1', bank: null, partner: null, total: '3' },
  isEstimate: true,
  validUntil: null,
  minutes: [1440, 2880],
  limits: { min: '30', max: '5000' },
  needs: ['address'],
  opens: 'transfer',
  quoteId: 'quote-sepa',
  ...changes,
})

export const aRampRefusal = (changes: Partial<RampRefusalView> = {}): RampRefusalView => ({
  ramp: aRampInfo(),
  method: 'card',
  code: 'below_min',
  limit: '50',
  ...changes,
})

export const someRampOffers = (changes: Partial<RampOffers> = {}): RampOffers => ({
  offers: [],
  refusals: [],
  nearest: [],
  ...answeredNow(),
  ...changes,
})

const answeredNow = () => ({ askedAt: new Date().toISOString() })

export const someRampOptions = (changes: Partial<RampOptions> = {}): RampOptions => ({
  countries: [
    { code: 'CH', states: null, buy: ['card', 'sepa'], sell: ['sepa'] },
    { code: 'US', states: ['CA', 'TX'], buy: ['card'], sell: [] },
  ],
  fiats: { buy: ['eur'], sell: ['eur'] },
  coins: { buy: ['btc', 'eth'], sell: ['btc', 'eth'] },
  country: null,
  ...changes,
})
