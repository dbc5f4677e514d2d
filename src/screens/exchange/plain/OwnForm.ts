const TEXTS = [
  ...['action', 'confirmed', 'kind', 'email', 'signature'],
  ...['amountFrom', 'amountTo'],
  ...['address', 'extraId', 'notProvideRefundMemo'],
] as const

/** What was entered on the page of an owner; empty for what is missing. */
export type OwnForm = Record<
  | 'action'
  | 'confirmed'
  | 'kind'
  | 'email'
  | 'signature'
  | 'amountFrom'
  | 'amountTo'
  | 'address'
  | 'extraId'
  | 'notProvideRefundMemo',
  string
>

/** Characters; the longest address or payment link is shorter. */
const MAX_LENGTH = 1000

export const readOwnForm = (given: Readonly<Record<string, string>>): OwnForm =>
  Object.fromEntries(TEXTS.map((name) => [name, given[name]?.slice(0, MAX_LENGTH).trim() ?? ''])) as OwnForm
