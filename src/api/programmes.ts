import { type LoyaltyStatus, type Payout, type PayoutList, programmes } from '@/contract/programmes'
import { call } from './call'

export const fetchLoyalty = (): Promise<LoyaltyStatus> => call(programmes.loyalty, {})

export const fetchPayouts = (offset: number, limit: number): Promise<PayoutList> =>
  call(programmes.payouts, { query: { offset, limit } })

/** Never repeated by itself; the same key with the same request gives the same payout. `amountBtc` is a decimal
 * string. Signed-in only. Throws ApiFailure. */
export const requestPayout = (
  payout: { amountBtc: string; address: string },
  idempotencyKey: string,
): Promise<Payout> =>
  call(programmes.requestPayout, { body: payout, headers: { 'idempotency-key': idempotencyKey } })
