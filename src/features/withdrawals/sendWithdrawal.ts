import { payoutKeys } from '@/browser/storage/idempotencyKeys'
import type { Payout } from '@/contract/programmes'
import { confirmed } from '@/store/confirmed'
import { failureOf } from '@/domain/text/failure'
import { type Purse, PURSES } from './purses'

export type WithdrawalRequest = { amountBtc: string; address: string }

/** Its key is stored until a response came, also over a reload. @throws ApiFailure */
export async function sendWithdrawal(request: WithdrawalRequest, purse: Purse): Promise<Payout> {
  try {
    // The same of both purses are two payouts.
    const key = await payoutKeys.keyOf(purse === 'cashback' ? request : { ...request, purse })
    const withdrawal = await confirmed(() => PURSES[purse].request(request, key))
    payoutKeys.settle()
    return withdrawal
  } catch (error) {
    if (failureOf(error).kind === 'refused') payoutKeys.settle()
    throw error
  }
}
