import type { RampDirection, RampMethod } from '@/domain/ramp/ramp'

/** Of minutes as an estimate has them: `5-30` is 5–30, and `2-2` is 2. */
export function minutesText(minutes: string): string {
  const [least = '', most = least] = minutes.split('-')
  return least === most ? least : `${least}–${most}`
}

/** Where a visitor says that they live, and how they would pay or be paid. */
export type RampPlace = {
  /** ISO 3166-1 alpha-2; empty: not chosen yet. */
  country: string
  /** ISO 3166-2 without its country; empty: none is needed, or not chosen yet. */
  state: string
  /** Empty: whatever brings most. */
  method: RampMethod | ''
}

/** A quote belongs to exactly one request, so every field counts (R49). */
export type QuoteRequest = {
  tickerFrom: string
  networkFrom: string
  tickerTo: string
  networkTo: string
  /** Decimal string in units of the from-currency, or of the to-currency when `reverse`. */
  amount: string
  reverse: boolean
  fixed: boolean
  /** One side is money of a state, and ramps sell or buy the other one. `provider` is then an offer (`rampOfferId`). */
  ramp?: RampPlace & { direction: RampDirection }
} & OfferChoice

/** Whose offer it is to be, where a visitor has a say in it: that of `provider`, else the best that is not ruled out. */
type OfferChoice = {
  provider?: string
  exclude?: string
  kyc?: KycLevel
}

export const offerChoice = (provider: string, { exclude, kyc }: OfferFilter): OfferChoice => {
  if (provider) return { provider }
  return {
    ...(exclude.length > 0 && { exclude: exclude.join(',') }),
    ...(kyc !== NO_FILTER.kyc && { kyc }),
  }
}

export const quoteKey = (request: QuoteRequest) =>
  [
    request.tickerFrom,
    request.networkFrom,
    request.tickerTo,
    request.networkTo,
    request.amount,
    request.reverse ? 'reverse' : 'direct',
    request.fixed ? 'fixed' : 'floating',
    ...choiceKey(request),
    ...(request.ramp ? Object.values(request.ramp) : []),
  ].join('|')

/** Nothing without a choice: the keys of issued rates have none. */
const choiceKey = ({ provider, exclude, kyc }: QuoteRequest) =>
  provider || exclude || kyc ? [provider ?? '', exclude ?? '', kyc ?? ''] : []

/** How often a provider asks a person for documents: the least first. */
export const KYC_LEVELS = ['never', 'rare', 'possible'] as const
export type KycLevel = (typeof KYC_LEVELS)[number]

export type OfferFilter = { exclude: readonly string[]; kyc: KycLevel }

export const NO_FILTER: OfferFilter = { exclude: [], kyc: 'possible' }

export const isWithinKyc = (kyc: KycLevel, most: KycLevel) =>
  KYC_LEVELS.indexOf(kyc) <= KYC_LEVELS.indexOf(most)

/** One text for one filter: `rare,near,changenow`. */
export const offerFilterText = ({ kyc, exclude }: OfferFilter) => [kyc, ...exclude].join(',')

export function readOfferFilter(text: string | null): OfferFilter {
  const [level, ...exclude] = (text ?? '').split(',')
  const kyc = KYC_LEVELS.find((one) => one === level)
  return kyc ? { kyc, exclude: exclude.filter((id) => /^[a-z][a-z0-9]*$/.test(id)) } : NO_FILTER
}
