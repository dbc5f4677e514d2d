import { type LoyaltyStatus, type Payout, type PayoutList, programmes } from '@/contract/programmes'
import { call } from '../call'

export const fetchLoyalty = (): Promise<LoyaltyStatus> => call(programmes.loyalty, {})

export const fetchPayouts = (offset: number, limit: number): Promise<PayoutList> =>
  call(programmes.payouts, { query: { offset, limit } })

/** Not repeated by itself; the same key gives the same payout. `amountBtc`: decimal string. @throws ApiFailure */
export const requestPayout = (
  payout: { amountBtc: string; address: string },
  idempotencyKey: string,
): Promise<Payout> =>
  call(programmes.requestPayout, { body: payout, headers: { 'idempotency-key': idempotencyKey } })

/** Works without a sign-in. @returns the amount, in BTC, that is back in the balance. Throws ApiFailure. */
export const stopPayout = async (token: string): Promise<string> =>
  (await call(programmes.stopPayout, { body: { token }, isUnsigned: true })).amountBtc
