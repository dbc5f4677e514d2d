import { accountTimings } from '@/config/accountTimings'
import type { SignedIn } from '@/server/kernel/SignedIn'
import { ApiError } from '@/server/kernel/ApiError'
import { database } from '@/server/database/database'
import { hasSecondFactor } from '@/server/secondFactors/proof'

/** A stolen device must not be enough: a sign-in or confirmation of the last minutes is needed.
 * @throws ApiError 403 confirmation_required */
export function requireFresh({ confirmedAt }: SignedIn): void {
  if (confirmedAt !== null && Date.now() - confirmedAt < accountTimings.freshConfirmation) return
  throw confirmationRequired()
}

export const confirmationRequired = () =>
  new ApiError(403, 'confirmation_required', 'Confirm with the password or the second factor first.')

/** For calls with the password, all the proof there is without a second factor. */
export async function requireFreshSecondFactor(signedIn: SignedIn): Promise<void> {
  if (await hasSecondFactor(await database(), signedIn.customer.id)) requireFresh(signedIn)
}
