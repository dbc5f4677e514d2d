import { requestPayout } from '@/api/programmes'
import { payoutKeys } from '@/browser/storage/idempotencyKeys'
import type { Payout } from '@/contract/programmes'
import { confirmed } from '@/store/confirmed'
import { failureOf } from '@/domain/text/failure'

export type WithdrawalRequest = { amountBtc: string; address: string }

/** Its key is stored until a response came, also over a reload. @throws ApiFailure */
export async function sendWithdrawal(request: WithdrawalRequest): Promise<Payout> {
  try {
    const key = await payoutKeys.keyOf(request)
    const withdrawal = await confirmed(() => requestPayout(request, key))
    payoutKeys.settle()
    return withdrawal
  } catch (error) {
    if (failureOf(error).kind === 'refused') payoutKeys.settle()
    throw error
  }
}
