import { isProgrammeOff } from '@/config/operator/operatorFacts'
import type { sandbox } from '@/contract/sandbox'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { playMonth } from '@/server/maintenance/sandboxMonth'
import { codesOf } from '@/server/partners/partnerCodes'
import { requirePartner } from '@/server/partners/storedPartners'
import { simulation } from '@/server/sandbox/simulation'

/** One at a time: two of one partner would play the same exchanges. */
let underWay: Promise<unknown> = Promise.resolve()

/** The month of `npm run sandbox:month` for whoever is signed in, by their newest code. */
export const playPartnerMonth: ApiHandler<typeof sandbox.partnerMonth> = async ({ signedIn }) => {
  if (!simulation() || isProgrammeOff('affiliate'))
    throw new ApiError(404, 'not_found', 'A month is simulated in the sandbox alone.')
  const partner = await requirePartner(signedIn.customer.id)
  const code = (await codesOf(partner.id)).find(({ endedAt }) => endedAt === null)
  if (partner.state !== 'active' || !code)
    throw new ApiError(409, 'action_unavailable', 'This partner account has no code that counts.')
  const played = underWay.then(() => playMonth(code.code, Date.now()))
  underWay = played.catch(() => null)
  return { result: await played }
}
