const TEXTS = [
  ...['from', 'to', 'amount', 'side', 'fixed', 'ref', 'step'],
  ...['provider', 'rateId', 'agreed', 'key'],
  ...['addressTo', 'extraIdTo', 'notProvideMemo'],
  ...['userRefundAddress', 'userRefundExtraId', 'notProvideRefundMemo'],
  'promoCode',
] as const

/** Nobody's secret: they may stand in the address of a page. */
export const OF_AMOUNT = ['from', 'to', 'amount', 'side', 'fixed', 'ref'] as const

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
}

/** Characters; the longest address or payment link is shorter. */
const MAX_LENGTH = 1000

export function readPlainForm(given: Readonly<Record<string, string | string[] | undefined>>): PlainForm {
  const entries = TEXTS.map((name) => [name, [given[name]].flat()[0]?.slice(0, MAX_LENGTH).trim() ?? ''])
  return Object.fromEntries(entries) as PlainForm
}
