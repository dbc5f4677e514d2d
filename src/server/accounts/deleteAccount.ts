import type { account } from '@/contract/account'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { eraseAccount } from '@/server/accounts/eraseAccount'
import { database } from '@/server/database/database'
import { requireFreshSecondFactor } from '@/server/secondFactors/requireFresh'
import { sendAlert } from '@/server/mail/sendAlert'
import { requirePassword, lockUnchanged } from '@/server/secondFactors/requirePassword'

export const deleteAccount: ApiHandler<typeof account.delete> = async ({ signedIn, body }) => {
  const { customer } = signedIn
  await requireFreshSecondFactor(signedIn)
  await requirePassword(signedIn, body.password)
  const db = await database()
  await db.transaction(async (transaction) => {
    await lockUnchanged(transaction, signedIn)
    await eraseAccount(transaction, customer)
  })
  await sendAlert(customer, 'accountDeleted', Date.now())
  return { result: {} }
}
