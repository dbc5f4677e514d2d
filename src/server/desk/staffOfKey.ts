import { and, eq, gt, isNull } from 'drizzle-orm'
import { desk } from '@/contract/desk'
import type { Endpoint, Endpoints } from '@/contract/endpoint'
import { DESK_KEY_CALLS, DESK_KEY_PREFIX, rolesOfScopes } from '@/domain/account/deskKey'
import { isWithin } from '@/runtime/callerAddress'
import { database } from '@/server/database/database'
import { deskKeys, type StoredDeskKey } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import { isApiKey, isUseOld } from '@/server/kernel/apiKey'
import { makeLimiter, secondsUntilFree, tooManyCalls } from '@/server/kernel/limits'
import { secretHash } from '@/server/kernel/secretHash'
import type { Staff } from '@/server/kernel/SignedIn'
import { bearerOf } from '@/server/signIns/accessToken'

const CALLS_A_MINUTE = 60
/** Beside the limit of the address. */
const limiter = makeLimiter('desk-key', { points: CALLS_A_MINUTE, seconds: 60 })

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

const reachable = new Set(
  Object.entries<Endpoint>(desk satisfies Endpoints)
    .filter(([name]) => DESK_KEY_CALLS.includes(name))
    .map(([, endpoint]) => nameOf(endpoint)),
)

type Call = Pick<Endpoint, 'method' | 'path' | 'staff'>

/** Null: no key of the desk came with the call.
 * @throws ApiError 401 unauthorized, 403 role_required, 429 rate_limited */
export async function staffOfKey(
  call: Call,
  headers: Record<string, string>,
  ip: string,
): Promise<Staff | null> {
  const secret = bearerOf(headers)
  if (!secret.startsWith(`${DESK_KEY_PREFIX}_`)) return null
  const now = Date.now()
  const key = isApiKey(DESK_KEY_PREFIX, secret) ? await findKey(secret, now) : null
  if (!key || (key.networks.length > 0 && !isWithin(key.networks, ip)))
    throw new ApiError(401, 'unauthorized', 'There is no such key, or it may not be used from here.')
  const wait = await secondsUntilFree(limiter, key.id)
  if (wait > 0) throw tooManyCalls(wait)
  const roles = rolesOfScopes(key.scopes, call.method)
  requireScope(call, roles)
  await noteUse(key.id, now)
  return {
    customer: { id: `key:${key.id}`, email: `API key ${key.name}` },
    ...{ signInId: '', confirmedAt: null, roles },
  }
}

function requireScope(call: Call, roles: Staff['roles']) {
  if (!reachable.has(nameOf(call)))
    throw new ApiError(403, 'role_required', 'This call needs a person: no key may make it.')
  const role = call.staff?.role ?? null
  const access = call.method === 'GET' ? 'read' : 'write'
  if (role !== null && !roles.includes(role))
    throw new ApiError(403, 'role_required', `This needs the scope ${role}:${access}.`)
}

/** The hash is looked up: how long that takes reveals nothing of 256 random bits. */
async function findKey(secret: string, now: number): Promise<StoredDeskKey | null> {
  const db = await database()
  const isValid = and(isNull(deskKeys.revokedAt), gt(deskKeys.expiresAt, now))
  const [found] = await db
    .select()
    .from(deskKeys)
    .where(and(eq(deskKeys.secretHash, secretHash(secret)), isValid))
  return found ?? null
}

async function noteUse(id: string, now: number): Promise<void> {
  const db = await database()
  await db
    .update(deskKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(deskKeys.id, id), isUseOld(deskKeys.lastUsedAt, now)))
}
