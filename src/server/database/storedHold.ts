/** Why an order waits for staff before anything is made at its provider, and what they decided. */
export type StoredHold = {
  /** For staff alone. */
  reason: string
  at: number
  decision: 'open' | 'released' | 'denied'
  decidedAt: number | null
  /** Of the sandbox, whose deposit address needs no call: shown when it is released. */
  place: { addressFrom: string; extraIdFrom: string | null } | null
  /** IP address of who ordered, for a provider that wants it with the order; gone once it is decided. */
  userIp: string | null
}
