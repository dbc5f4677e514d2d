const PLACE = ['country', 'state', 'method', 'offer'] as const
const OWNER = [
  ...['ownerName', 'ownerStreet', 'ownerBuildingNumber', 'ownerPostCode', 'ownerTown', 'ownerCountry'],
] as const

const TEXTS = [
  ...['from', 'to', 'amount', 'side', 'fixed', 'ref', 'step'],
  ...['provider', 'rateId', 'agreed', 'key'],
  ...['addressTo', 'extraIdTo', 'notProvideMemo'],
  ...['userRefundAddress', 'userRefundExtraId', 'notProvideRefundMemo'],
  'promoCode',
  ...PLACE,
  ...OWNER,
  ...['unregEmail', 'isPending'],
] as const

/** Nobody's secret: they may stand in the address of a page. */
export const OF_AMOUNT = ['from', 'to', 'amount', 'side', 'fixed', 'ref'] as const
/** Likewise, of buying and selling through ramps. */
export const OF_RAMP = PLACE

/** What was entered, under the names of an order; empty for what is missing. Ticked boxes are `on`. */
export type PlainForm = {
  from: string
  to: string
  amount: string
  side: string
  fixed: string
  ref: string
  step: string
  /** Of the offer that was reviewed. */
  provider: string
  rateId: string
  agreed: string
  key: string
  addressTo: string
  extraIdTo: string
  notProvideMemo: string
  userRefundAddress: string
  userRefundExtraId: string
  notProvideRefundMemo: string
  promoCode: string
  country: string
  state: string
  method: string
  /** By `rampOfferId`. */
  offer: string
  /** Of the offer that was reviewed. */
  quoteId: string
  ownerName: string
  ownerStreet: string
  ownerBuildingNumber: string
  ownerPostCode: string
  ownerTown: string
  ownerCountry: string
  unregEmail: string
  /** The order may have arrived: it is sent again as it was. */
  isPending: string
}

/** Characters; the longest address or payment link is shorter. */
const MAX_LENGTH = 1000
/** It holds all of an offer. */
const MAX_OFFER_LENGTH = 6000

type Given = Readonly<Record<string, string | string[] | undefined>>

export function readPlainForm(given: Given): PlainForm {
  const textOf = (name: string, most: number) => [given[name]].flat()[0]?.slice(0, most).trim() ?? ''
  const entries = TEXTS.map((name) => [name, textOf(name, MAX_LENGTH)])
  return { ...Object.fromEntries(entries), quoteId: textOf('quoteId', MAX_OFFER_LENGTH) } as PlainForm
}

/** The form of the amount again, with what was entered in it. */
export function amountQuery(form: PlainForm): URLSearchParams {
  const query = new URLSearchParams(OF_AMOUNT.map((name) => [name, form[name]]))
  for (const name of OF_RAMP) if (form[name]) query.set(name, form[name])
  return query
}
