import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { isNetwork } from '@/config/environment/valueTypes'
import type { desk } from '@/contract/desk'
import type { DeskKey } from '@/contract/deskKeys'
import { DESK_KEY_PREFIX, MAX_DESK_KEYS, MAX_KEYS_OF_NAME } from '@/domain/account/deskKey'
import { DAY } from '@/domain/time/durations'
import { database, type Transaction } from '@/server/database/database'
import { deskKeys, type StoredDeskKey } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import { makeApiKey } from '@/server/kernel/apiKey'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { secretHash } from '@/server/kernel/secretHash'
import type { Staff } from '@/server/kernel/SignedIn'
import { validationError } from '@/server/kernel/validationError'
import { staffByEmail } from '@/server/staff/staffRoles'

/** An arbitrary number, not locked elsewhere in this database. */
const LOCK = 4_221_141
/** The newest, so that keys of years ago do not fill the page. */
const LISTED = 100

export const listDeskKeys: ApiHandler<typeof desk.keys> = async () => {
  const db = await database()
  const staff = await staffByEmail(db)
  const keys = await db.select().from(deskKeys).orderBy(desc(deskKeys.createdAt), deskKeys.id).limit(LISTED)
  return { result: { keys: keys.map((key) => keyView(key, staff)) } }
}

export const addDeskKey: ApiHandler<typeof desk.addKey> = async ({ body, signedIn }) => {
  const { name, scopes, networks, days } = body
  if (!networks.every(isNetwork)) throw validationError({ networks: notNetworks })
  return made({ name, scopes: [...new Set(scopes)], networks }, days, signedIn, (ofName) => {
    if (ofName > 0) throw unavailable('A valid key has this name: rotate that one.')
  })
}

/** Both work until the earlier one is revoked or ends. */
export const rotateDeskKey: ApiHandler<typeof desk.rotateKey> = async ({ params, body, signedIn }) => {
  const db = await database()
  const [known] = await db.select().from(deskKeys).where(eq(deskKeys.id, params.id))
  if (!known) throw noKey()
  if (known.revokedAt !== null) throw unavailable('This key was revoked: make a new one.')
  const { name, scopes, networks } = known
  return made({ name, scopes, networks }, body.days, signedIn, (ofName) => {
    if (ofName >= MAX_KEYS_OF_NAME)
      throw unavailable(`${MAX_KEYS_OF_NAME} keys of this name are valid already.`)
  })
}

export const revokeDeskKey: ApiHandler<typeof desk.revokeKey> = async ({ params }) => {
  const db = await database()
  const now = new Date().toISOString()
  const [key] = await db
    .update(deskKeys)
    .set({ revokedAt: sql`coalesce(${deskKeys.revokedAt}, ${now}::timestamptz)` })
    .where(eq(deskKeys.id, params.id))
    .returning()
  if (!key) throw noKey()
  return { result: keyView(key, await staffByEmail(db)) }
}

type New = Pick<StoredDeskKey, 'name' | 'scopes' | 'networks'>

async function made(fields: New, days: number, { customer }: Staff, checkName: (ofName: number) => void) {
  const secret = makeApiKey(DESK_KEY_PREFIX)
  const now = Date.now()
  const db = await database()
  const key = await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const valid = await validKeys(transaction, now)
    checkName(valid.filter(({ name }) => name.toLowerCase() === fields.name.toLowerCase()).length)
    if (valid.length >= MAX_DESK_KEYS)
      throw new ApiError(409, 'limit_reached', `No more than ${MAX_DESK_KEYS} keys can be valid.`)
    const stored: StoredDeskKey = {
      ...{ ...fields, id: randomUUID(), secretHash: secretHash(secret), createdBy: customer.email },
      ...{ createdAt: now, expiresAt: now + days * DAY, lastUsedAt: null, revokedAt: null },
    }
    await transaction.insert(deskKeys).values(stored)
    return stored
  })
  return { status: 201 as const, result: { ...keyView(key, await staffByEmail(db)), secret } }
}

const validKeys = (transaction: Transaction, now: number) =>
  transaction
    .select({ name: deskKeys.name })
    .from(deskKeys)
    .where(and(isNull(deskKeys.revokedAt), gt(deskKeys.expiresAt, now)))

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : iso(at))

const keyView = (key: StoredDeskKey, staff: ReadonlyMap<string, unknown>): DeskKey => ({
  ...{ id: key.id, name: key.name, scopes: [...key.scopes], networks: [...key.networks] },
  createdBy: key.createdBy,
  isByStaff: staff.has(key.createdBy),
  createdAt: iso(key.createdAt),
  expiresAt: iso(key.expiresAt),
  isExpired: key.expiresAt <= Date.now(),
  lastUsedAt: isoOrNull(key.lastUsedAt),
  revokedAt: isoOrNull(key.revokedAt),
})

const notNetworks = {
  code: 'validation_failed' as const,
  description: 'Each an address or a network like 203.0.113.0/24.',
}

const noKey = () => new ApiError(404, 'not_found', 'There is no such key.')

const unavailable = (description: string) => new ApiError(409, 'action_unavailable', description)
