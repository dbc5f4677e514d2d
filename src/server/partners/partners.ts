import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isProgrammeOff } from '@/config/operator/operatorFacts'
import { readProgrammes } from '@/config/readProgrammes'
import type { Partner, partners as contract } from '@/contract/partners'
import { DAY } from '@/domain/time/durations'
import { database, type Transaction } from '@/server/database/database'
import type { Queryable } from '@/server/database/queryable'
import { lockPartnerOf } from '@/server/database/lockPartners'
import { partners, type StoredPartner } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { hasErrors, validationError } from '@/server/kernel/validationError'
import { notifyStaff } from '@/server/mail/notifyStaff'
import { noteApplication } from '@/server/outbox/operatorEvents'
import { ownBrand } from '@/server/partners/partnerBrands'
import { codeErrors, insertCode, newCode } from '@/server/partners/partnerCodes'
import { refusedAt } from '@/server/partners/partnerNotices'
import { rateOf, tierView } from '@/server/partners/partnerTiers'
import { partnerTotals, requirePartner } from '@/server/partners/storedPartners'
import { partnerPurse } from '@/server/programmes/purse'
import { lockSignedIn } from '@/server/signIns/lockSignedIn'

const MAX_ABOUT = 500
const tooLong = { code: 'validation_failed' as const, description: `At most ${MAX_ABOUT} characters.` }

/**
 * Without `affiliate.approval` nobody has to decide on it: commissions are part of what orders earned. Called again it
 * changes nothing, except that who was refused may apply again after a time.
 */
export const apply: ApiHandler<typeof contract.apply> = async ({ signedIn, body: { code, about } }) => {
  if (isProgrammeOff('affiliate')) throw new ApiError(404, 'not_found', 'This site has no partner programme.')
  const refused = {
    ...codeErrors({ code, label: '', subId: '' }),
    ...(about.length > MAX_ABOUT && { about: tooLong }),
  }
  const now = Date.now()
  const db = await database()
  const { partner, isNew } = await db.transaction(async (transaction) => {
    const { id: customerId } = await lockSignedIn(transaction, signedIn)
    const known = await lockPartnerOf(transaction, customerId)
    if (known) return { partner: await againApplied(transaction, known, about, now), isNew: false }
    if (hasErrors(refused)) throw validationError(refused)
    const state = isApproved() ? 'active' : 'applied'
    const added: StoredPartner = {
      ...{ id: randomUUID(), customerId, state, ratePercent: null, tierPercent: null, about, createdAt: now },
    }
    await transaction.insert(partners).values(added)
    await insertCode(transaction, newCode(added.id, { code, kind: 'link', label: '', subId: '' }, now))
    if (state === 'applied') await notifyStaff(transaction, 'application', added.id)
    await noteApplication(transaction, added, now)
    return { partner: added, isNew: true }
  })
  return { status: isNew ? 201 : 200, result: await partnerView(partner, now) }
}

const isApproved = () => readProgrammes().affiliate.approval !== 'desk'

/** With the codes of before. */
async function againApplied(
  transaction: Transaction,
  partner: StoredPartner,
  about: string,
  now: number,
): Promise<StoredPartner> {
  const from = partner.state === 'refused' ? await applyAgainAt(partner.id, transaction) : null
  if (from === null || now < from) return partner
  if (about.length > MAX_ABOUT) throw validationError({ about: tooLong })
  const state = isApproved() ? 'active' : 'applied'
  await transaction.update(partners).set({ state, about }).where(eq(partners.id, partner.id))
  if (state === 'applied') await notifyStaff(transaction, 'application', partner.id)
  await noteApplication(transaction, { id: partner.id, state }, now)
  return { ...partner, state, about }
}

async function applyAgainAt(partnerId: string, db: Queryable): Promise<number> {
  return ((await refusedAt(partnerId, db)) ?? 0) + readProgrammes().affiliate.reapplyDays * DAY
}

async function waitsUntil(partnerId: string, now: number): Promise<string | null> {
  const from = await applyAgainAt(partnerId, await database())
  return from > now ? new Date(from).toISOString() : null
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
    ratePercent: await rateOf(partner, now),
    earnedSharePercent: affiliate.earnedSharePercent,
    ...(await partnerTotals(id)),
    minPayoutBtc: partnerPurse(customerId ?? '', id, now).minBtc,
    tier: await tierView(partner, now),
    brand: await ownBrand(id),
    applyAgainAt: state === 'refused' ? await waitsUntil(id, now) : null,
  }
}
