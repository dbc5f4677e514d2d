import { randomUUID } from 'node:crypto'
import { isProgrammeOff } from '@/config/operator/operatorFacts'
import { readProgrammes } from '@/config/readProgrammes'
import type { Partner, partners as contract } from '@/contract/partners'
import { database } from '@/server/database/database'
import { lockPartnerOf } from '@/server/database/lockPartners'
import { partners, type StoredPartner } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { hasErrors, validationError } from '@/server/kernel/validationError'
import { codeErrors, insertCode, newCode } from '@/server/partners/partnerCodes'
import { partnerTotals, requirePartner } from '@/server/partners/storedPartners'
import { partnerPurse } from '@/server/programmes/purse'
import { lockSignedIn } from '@/server/signIns/lockSignedIn'

const MAX_ABOUT = 500

/** Nobody has to decide on it: commissions are part of what orders earned. Called again it changes nothing. */
export const apply: ApiHandler<typeof contract.apply> = async ({ signedIn, body: { code, about } }) => {
  if (isProgrammeOff('affiliate')) throw new ApiError(404, 'not_found', 'This site has no partner programme.')
  const refused = {
    ...codeErrors({ code, label: '', subId: '' }),
    ...(about.length > MAX_ABOUT && {
      about: { code: 'validation_failed' as const, description: `At most ${MAX_ABOUT} characters.` },
    }),
  }
  const now = Date.now()
  const db = await database()
  const { partner, isNew } = await db.transaction(async (transaction) => {
    const { id: customerId } = await lockSignedIn(transaction, signedIn)
    const known = await lockPartnerOf(transaction, customerId)
    if (known) return { partner: known, isNew: false }
    if (hasErrors(refused)) throw validationError(refused)
    const added: StoredPartner = {
      ...{ id: randomUUID(), customerId, state: 'active', ratePercent: null, about, createdAt: now },
    }
    await transaction.insert(partners).values(added)
    await insertCode(transaction, newCode(added.id, { code, kind: 'link', label: '', subId: '' }, now))
    return { partner: added, isNew: true }
  })
  return { status: isNew ? 201 : 200, result: await partnerView(partner, now) }
}

export const getPartner: ApiHandler<typeof contract.me> = async ({ signedIn }) => ({
  result: await partnerView(await requirePartner(signedIn.customer.id), Date.now()),
})

async function partnerView(partner: StoredPartner, now: number): Promise<Partner> {
  const { id, customerId, state, about, createdAt } = partner
  const { affiliate } = readProgrammes()
  return {
    state,
    about,
    createdAt: new Date(createdAt).toISOString(),
    ratePercent: partner.ratePercent ?? affiliate.ratePercent,
    earnedSharePercent: affiliate.earnedSharePercent,
    ...(await partnerTotals(id)),
    minPayoutBtc: partnerPurse(customerId ?? '', id, now).minBtc,
  }
}
