import type { signIn as contract } from '@/contract/signIn'
import { customerById } from '@/server/accounts/storedCustomers'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import { endChallenge, tryChallenge } from '@/server/secondFactors/challenges'
import { requireProof } from '@/server/secondFactors/proof'
import { enter, openSignIn } from '@/server/signIns/openSignIn'

export const completeSignIn: ApiHandler<typeof contract.completeSignIn> = async ({ headers, body }) => {
  const { token, ...proof } = body
  const now = Date.now()
  const challenge = await tryChallenge(token, 'signIn', now)
  const customer = await customerById(challenge.customerId)
  if (!customer) throw passwordChanged()
  await requireProof(customer, challenge, proof, { secondFactorOf: customer.id })
  const db = await database()
  await endChallenge(db, challenge)
  const opened = await db.transaction(async (transaction) => {
    const current = await lockCustomer(transaction, customer.id)
    if (current?.passwordHash !== customer.passwordHash) throw passwordChanged()
    return openSignIn(transaction, customer.id, headers, now)
  })
  return enter(opened, now)
}

const passwordChanged = () =>
  new ApiError(410, 'challenge_expired', 'The account changed since this sign-in was started.')
