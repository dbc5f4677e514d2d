import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PartnerKey, partnerKeyCalls as contract } from '@/contract/partnerKeys'
import { LABEL_LENGTH } from '@/domain/partner/partnerCode'
import { MAX_KEYS, PARTNER_KEY_PREFIX } from '@/domain/partner/partnerKey'
import { database } from '@/server/database/database'
import { lockPartnerOf } from '@/server/database/lockPartners'
import { partnerKeys, type StoredPartnerKey } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import { makeApiKey } from '@/server/kernel/apiKey'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { secretHash } from '@/server/kernel/secretHash'
import { validationError } from '@/server/kernel/validationError'
import { noPartner, requirePartner } from '@/server/partners/storedPartners'
import { requireFresh } from '@/server/secondFactors/requireFresh'
import { lockSignedIn } from '@/server/signIns/lockSignedIn'

export const listKeys: ApiHandler<typeof contract.keys> = async ({ signedIn }) => {
  const { id } = await requirePartner(signedIn.customer.id)
  const db = await database()
  const stored = await db
    .select()
    .from(partnerKeys)
    .where(eq(partnerKeys.partnerId, id))
    .orderBy(desc(partnerKeys.createdAt), partnerKeys.id)
  return { result: { result: stored.map(keyView) } }
}

export const addKey: ApiHandler<typeof contract.addKey> = async ({ signedIn, body: { label, scope } }) => {
  if (label.length > LABEL_LENGTH) throw validationError({ label: tooLong })
  const partnerKey = makeApiKey(PARTNER_KEY_PREFIX)
  const db = await database()
  const added = await db.transaction(async (transaction) => {
    const { id: customerId } = await lockSignedIn(transaction, signedIn)
    const partner = await lockPartnerOf(transaction, customerId)
    if (!partner) throw noPartner()
    if (partner.state !== 'active')
      throw new ApiError(409, 'action_unavailable', 'This partner account is not active.')
    requireFresh(signedIn)
    const [used] = await transaction
      .select({ total: count() })
      .from(partnerKeys)
      .where(and(eq(partnerKeys.partnerId, partner.id), isNull(partnerKeys.revokedAt)))
    if ((used?.total ?? 0) >= MAX_KEYS)
      throw new ApiError(409, 'limit_reached', `No more than ${MAX_KEYS} keys can be in use.`)
    const key: StoredPartnerKey = {
      ...{ id: randomUUID(), partnerId: partner.id, secretHash: secretHash(partnerKey), scope, label },
      ...{ createdAt: Date.now(), lastUsedAt: null, revokedAt: null },
    }
    await transaction.insert(partnerKeys).values(key)
    return key
  })
  return { status: 201, result: { ...keyView(added), partnerKey } }
}

/** Another partner's key is a 404. */
export const revokeKey: ApiHandler<typeof contract.revokeKey> = async ({ signedIn, params }) => {
  const { id } = await requirePartner(signedIn.customer.id)
  const db = await database()
  const now = new Date().toISOString()
  const [key] = await db
    .update(partnerKeys)
    .set({ revokedAt: sql`coalesce(${partnerKeys.revokedAt}, ${now}::timestamptz)` })
    .where(and(eq(partnerKeys.id, params.id), eq(partnerKeys.partnerId, id)))
    .returning()
  if (!key) throw new ApiError(404, 'not_found', 'There is no such key.')
  return { result: keyView(key) }
}

const tooLong = { code: 'validation_failed' as const, description: `At most ${LABEL_LENGTH} characters.` }

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const keyView = ({ id, scope, label, createdAt, lastUsedAt, revokedAt }: StoredPartnerKey): PartnerKey => ({
  ...{ id, scope, label },
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: iso(lastUsedAt),
  revokedAt: iso(revokedAt),
})
