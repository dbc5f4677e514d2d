/** The longest that a signed recipient may be valid, in seconds. */
const MAX_RECIPIENT_SECONDS = 1800

/** As they stand in the address of the widget, decoded; what is left out is empty. */
export type SignedRecipient = {
  /** What is sent and what is received, as the API spells them, such as `btc-btc` and `usdt-trx`. */
  from: string
  to: string
  address: string
  memo: string
  /** Of what is sent, in its units; empty: the visitor chooses. */
  amount: string
  /** Seconds since 1970. */
  expires: string
  nonce: string
}

export const RECIPIENT_FIELDS = ['from', 'to', 'address', 'memo', 'amount', 'expires', 'nonce'] as const

/** What is signed: one field in a line, as it is before it is encoded for an address. A line break in one would begin another. */
export const recipientMessage = (widget: string, fields: SignedRecipient): string =>
  ['halyard-widget-recipient-v1', widget, ...RECIPIENT_FIELDS.map((name) => fields[name])].join('\n')

/** `signature`: changed or made with another key; `used`: its nonce was used before. */
export const RECIPIENT_FAULTS = ['form', 'signature', 'expired', 'too_long', 'used'] as const
export type RecipientFault = (typeof RECIPIENT_FAULTS)[number]

const NONCE = /^[\w-]{16,64}$/
const EXPIRES = /^[1-9]\d{9,10}$/
const SLUG = /^[a-z\d]+(-[a-z\d]+)+$/

/** Of what is signed, before its signature. `now`: milliseconds since 1970. */
export function recipientFault(fields: SignedRecipient, now: number): RecipientFault | null {
  const { from, to, address, amount, expires, nonce } = fields
  const isWhole =
    SLUG.test(from) &&
    SLUG.test(to) &&
    from !== to &&
    address !== '' &&
    RECIPIENT_FIELDS.every((name) => !/\p{Cc}/u.test(fields[name]) && fields[name].length <= 256) &&
    (amount === '' || /^\d+(\.\d+)?$/.test(amount)) &&
    EXPIRES.test(expires) &&
    NONCE.test(nonce)
  if (!isWhole) return 'form'
  const left = Number(expires) * 1000 - now
  if (left <= 0) return 'expired'
  return left > MAX_RECIPIENT_SECONDS * 1000 ? 'too_long' : null
}
