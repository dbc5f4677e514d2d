import { and, eq, isNull } from 'drizzle-orm'
import { PARTNER_KEY_HEADER, PARTNER_KEY_PREFIX } from '@/domain/partner/partnerKey'
import { database } from '@/server/database/database'
import {
  customers,
  partnerKeys,
  partners,
  type StoredCustomer,
  type StoredPartner,
  type StoredPartnerKey,
} from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import { isApiKey, isUseOld } from '@/server/kernel/apiKey'
import { secretHash } from '@/server/kernel/secretHash'
import type { SignedIn } from '@/server/kernel/SignedIn'

type Headers = Record<string, string>

/** Whose key came with the call; null without one. @throws ApiError 401 unauthorized for one that may not do that */
export async function partnerOfKey(
  headers: Headers,
  scope: 'read' | 'orders',
): Promise<{ key: StoredPartnerKey; partner: StoredPartner; customer: StoredCustomer } | null> {
  const key = headers[PARTNER_KEY_HEADER]
  if (key === undefined) return null
  const now = Date.now()
  const found = isApiKey(PARTNER_KEY_PREFIX, key) ? await findKey(key) : null
  if (!found || (found.key.scope !== scope && found.key.scope !== 'all'))
    throw new ApiError(401, 'unauthorized', 'There is no such key, or it may not do this.')
  if (found.customer.frozenAt !== null)
    throw new ApiError(401, 'unauthorized', 'The account of this key is frozen.')
  await noteUse(found.key.id, now)
  return found
}

/** As if its owner called: for calls that only read, and for payment requests, which a key of orders makes. */
export async function partnerCaller(headers: Headers, scope: 'read' | 'orders'): Promise<SignedIn | null> {
  const found = await partnerOfKey(headers, scope)
  return found && { customer: found.customer, signInId: '', confirmedAt: null }
}

/** Not of an account that was deleted. The hash is looked up: how long that takes reveals nothing of 256 random bits. */
async function findKey(key: string) {
  const db = await database()
  const [found] = await db
    .select({ key: partnerKeys, partner: partners, customer: customers })
    .from(partnerKeys)
    .innerJoin(partners, eq(partners.id, partnerKeys.partnerId))
    .innerJoin(customers, eq(customers.id, partners.customerId))
    .where(and(eq(partnerKeys.secretHash, secretHash(key)), isNull(partnerKeys.revokedAt)))
  return found ?? null
}

async function noteUse(id: string, now: number): Promise<void> {
  const db = await database()
  await db
    .update(partnerKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(partnerKeys.id, id), isUseOld(partnerKeys.lastUsedAt, now)))
}
