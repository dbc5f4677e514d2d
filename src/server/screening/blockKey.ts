import { isIP } from 'node:net'
import { eq, or } from 'drizzle-orm'
import { normalEmail } from '@/domain/account/account'
import type { BlockKind } from '@/domain/account/block'
import { looksLikeEmail } from '@/domain/account/email'
import { plainAddress } from '@/runtime/callerAddress'
import { validationError } from '@/server/kernel/validationError'
import { database } from '@/server/database/database'
import { customers } from '@/server/database/schema'
import { blockedKey } from './parseBlocked'

const EXPECTED: Record<BlockKind, string> = {
  customer: 'Must be the ID or the email address of a customer.',
  email: 'Must be an email address.',
  address: 'Must be an address that a chain of this site writes.',
  caller: 'Must be an IP address or a network such as 203.0.113.0/24.',
}

/** What a block is compared by. @throws ApiError 400 for a value that is none of its kind */
export async function blockKey(kind: BlockKind, value: string): Promise<string> {
  const key = await KEYS[kind](value)
  if (key !== null) return key
  throw validationError({ value: { code: 'validation_failed', description: EXPECTED[kind] } })
}

const KEYS: Record<BlockKind, (value: string) => string | null | Promise<string | null>> = {
  customer: customerId,
  email: (value) => (looksLikeEmail(value) ? blockedKey(value) : null),
  address: (value) => (value.includes('@') ? null : blockedKey(value)),
  caller: networkOf,
}

async function customerId(value: string): Promise<string | null> {
  const db = await database()
  const isIt = or(eq(customers.id, value), eq(customers.email, normalEmail(value)))
  const [found] = await db.select({ id: customers.id }).from(customers).where(isIt)
  return found?.id ?? null
}

/** Fewer would block a whole country, or everybody. */
const LEAST_BITS = { 4: 8, 6: 16 } as const

function networkOf(value: string): string | null {
  const [address = '', bits, ...rest] = value.split('/')
  const plain = plainAddress(address)
  const version = isIP(plain)
  if (version !== 4 && version !== 6) return null
  const all = version === 4 ? 32 : 128
  const length = /^\d{1,3}$/.test(bits ?? String(all)) ? Number(bits ?? all) : NaN
  const isRight = length >= LEAST_BITS[version] && length <= all && rest.length === 0
  return isRight ? `${plain.toLowerCase()}/${length}` : null
}
