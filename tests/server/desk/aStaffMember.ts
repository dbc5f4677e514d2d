import { eq } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { signIns, totps } from '@/server/database/schema'
import { call } from '../accounts/accountCalls'
import { aCustomer, type TestCustomer } from '../aCustomer'

type Options = { email: string; confirmedAt?: number | null; hasFactor?: boolean }

/** A customer under an address that DESK_STAFF may name. */
export async function aStaffMember({ email, confirmedAt = Date.now(), hasFactor = true }: Options) {
  const db = await database()
  const member = await aCustomer({ email, confirmedAt })
  const now = Date.now()
  if (hasFactor)
    await db
      .insert(totps)
      .values({ customerId: member.id, secret: 'A', lastStep: 0, createdAt: now, confirmedAt: now })
  return member
}

/** The last confirmation of the member was so many minutes ago. */
export async function confirmedBefore({ id }: TestCustomer, minutes: number) {
  const db = await database()
  await db
    .update(signIns)
    .set({ confirmedAt: Date.now() - minutes * 60_000 })
    .where(eq(signIns.customerId, id))
}

export async function deskCall<Result = Record<string, unknown>>(
  member: TestCustomer | null,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  query: Record<string, string> = {},
) {
  const headers = member ? await member.headers() : {}
  return call<Result>(method, `/api/v4/desk/${path}`, body, { headers, query })
}
