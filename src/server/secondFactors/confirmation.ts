import { eq } from 'drizzle-orm'
import type { security } from '@/contract/security'
import { ApiError } from '@/server/api/ApiError'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { database } from '@/server/database/database'
import { signIns } from '@/server/database/schema'
import { requirePassword } from '@/server/passwords/requirePassword'
import { endChallenge, tryChallenge } from '@/server/secondFactors/challenges'
import { askForProof, hasSecondFactor, requireProof } from '@/server/secondFactors/proof'

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
  if (await hasSecondFactor(db, customer.id)) await requireProof(customer, challenge, proof, { signInId })
  else await requirePassword(signedIn, password ?? '')
  await endChallenge(challenge)
  await db.update(signIns).set({ confirmedAt: Date.now() }).where(eq(signIns.id, signInId))
  return { result: {} }
}
