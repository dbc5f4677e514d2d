import { eq } from 'drizzle-orm'
import type { security } from '@/contract/security'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { signIns } from '@/server/database/schema'
import { requirePassword } from '@/server/secondFactors/requirePassword'
import { challengeExpired, endChallenge, tryChallenge } from '@/server/secondFactors/challenges'
import { askForProof, hasSecondFactor, requireProof } from '@/server/secondFactors/proof'
import { lockSignedIn } from '@/server/signIns/lockSignedIn'

export const startConfirmation: ApiHandler<typeof security.startConfirmation> = async ({ signedIn }) => ({
  result: await askForProof(signedIn.customer.id, 'confirm', Date.now()),
})

export const confirm: ApiHandler<typeof security.confirm> = async ({ signedIn, body }) => {
  const { customer, signInId } = signedIn
  const { token, password, ...proof } = body
  const db = await database()
  const challenge = await tryChallenge(token, 'confirm', Date.now())
  if (challenge.customerId !== customer.id)
    throw new ApiError(410, 'challenge_expired', 'This step belongs to somebody else.')
  const hasFactor = await hasSecondFactor(db, customer.id)
  if (hasFactor) await requireProof(customer, challenge, proof, { signInId })
  else await requirePassword(signedIn, password ?? '')
  await db.transaction(async (transaction) => {
    const current = await lockSignedIn(transaction, signedIn)
    const isPasswordEnough =
      current.passwordHash === customer.passwordHash && !(await hasSecondFactor(transaction, customer.id))
    if (!hasFactor && !isPasswordEnough) throw challengeExpired()
    await endChallenge(transaction, challenge)
    const now = Date.now()
    await transaction
      .update(signIns)
      .set({ confirmedAt: now, payoutConfirmedAt: now })
      .where(eq(signIns.id, signInId))
  })
  return { result: {} }
}
