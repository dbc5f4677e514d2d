import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NO_COMMISSION } from '@/domain/money/commission'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { anExchange } from '../exchanges/anExchange'
import { useTemporaryDatabase } from '../temporaryDatabase'

useTemporaryDatabase()

const read = async () => {
  const db = await database()
  const rows = await db.select({ commission: exchanges.commission }).from(exchanges)
  return rows[0]?.commission
}

async function store(changes: Parameters<typeof anExchange>[0]) {
  const db = await database()
  await db.delete(exchanges)
  await db.insert(exchanges).values(anExchange(changes))
}

test('a commission is read as it was stored, and none where there was none', async () => {
  const agreed = { kind: 'exact', basisPoints: 55, earnedBasisPoints: 27 } as const
  await store({ commission: agreed })
  expect(await read()).toEqual(agreed)
  await store({ commission: NO_COMMISSION })
  expect(await read()).toEqual(NO_COMMISSION)
  await store({ commission: null })
  expect(await read()).toBeNull()
})

test.each([
  ['another kind', { kind: 'sure', basisPoints: 50, earnedBasisPoints: 50 }],
  ['a fraction of a basis point', { kind: 'exact', basisPoints: 0.5, earnedBasisPoints: 0 }],
  ['more than everything', { kind: 'exact', basisPoints: 10_001, earnedBasisPoints: 0 }],
  ['less than nothing', { kind: 'exact', basisPoints: 50, earnedBasisPoints: -1 }],
  ['more for the operator than there is', { kind: 'exact', basisPoints: 50, earnedBasisPoints: 51 }],
  ['a missing part', { kind: 'exact', basisPoints: 50 }],
])('%s is refused when it is read', async (_, written) => {
  await store({})
  const db = await database()
  await db
    .update(exchanges)
    .set({ commission: sql`${JSON.stringify(written)}::jsonb` })
    .where(eq(exchanges.publicId, 'testexchange0000'))
  await expect(read()).rejects.toThrow()
})
