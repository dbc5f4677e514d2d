import { keyOfPayout, settlePayout } from '@/browser/pendingPayout'
import type { Payout } from '@/contract/programmes'
import { confirmed } from '@/store/confirmed'
import { failureOf } from '@/domain/failure'

/** Amount in BTC, as a decimal string. */
export type PayoutOrder = { amountBtc: string; address: string }

/** Asks for a payout under the key that it keeps until an answer was heard, also over a reload. Throws ApiFailure. */
export async function sendPayout(order: PayoutOrder): Promise<Payout> {
  try {
    const { requestPayout } = await import('@/api/programmes')
    const key = await keyOfPayout(order)
    const payout = await confirmed(() => requestPayout(order, key))
    settlePayout()
    return payout
  } catch (error) {
    if (failureOf(error).kind === 'refused') settlePayout()
    throw error
  }
}
