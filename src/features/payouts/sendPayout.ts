import { requestPayout } from '@/api/programmes'
import { payoutKeys } from '@/browser/storage/idempotencyKeys'
import type { Payout } from '@/contract/programmes'
import { confirmed } from '@/store/confirmed'
import { failureOf } from '@/domain/text/failure'

export type PayoutOrder = { amountBtc: string; address: string }

/** Its key is stored until a response came, also over a reload. @throws ApiFailure */
export async function sendPayout(order: PayoutOrder): Promise<Payout> {
  try {
    const key = await payoutKeys.keyOf(order)
    const payout = await confirmed(() => requestPayout(order, key))
    payoutKeys.settle()
    return payout
  } catch (error) {
    if (failureOf(error).kind === 'refused') payoutKeys.settle()
    throw error
  }
}
