/** What is screened before an exchange is created, a deposit refunded to another address, or cashback paid out. */
export type ScreenedRequest = {
  purpose: 'exchange' | 'refund' | 'payout'
  customerId: string | null
  emails: readonly string[]
  addresses: readonly ScreenedAddress[]
  amounts: readonly ScreenedAmount[]
  /** The IP address of the client; empty where it is not known. */
  caller: string
}

export type ScreenedAddress = {
  role: 'recipient' | 'refund'
  /** Of the catalogue; empty for fiat. */
  network: string
  address: string
}

/** Decimal string, as it was quoted. */
type ScreenedAmount = { side: 'send' | 'receive'; ticker: string; network: string; amount: string }

/** `reason` is for staff alone. */
export type Verdict = { verdict: 'allow' } | { verdict: 'hold' | 'deny'; reason: string }

export const ALLOWED: Verdict = { verdict: 'allow' }

/** One source of verdicts. It never throws for what it finds. */
export type Screening = (request: ScreenedRequest) => Promise<Verdict>
