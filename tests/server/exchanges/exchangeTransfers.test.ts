import { expect, test, vi } from 'vitest'
import type { OwnedExchange } from '@/contract/exchanges'
import { database } from '@/server/database/database'
import { exchangeTransfers } from '@/server/database/schema'
import { atOnce } from '../../atOnce'
import { useClock, advanceSeconds } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { request, made, owner, secretOf } from './exchangeCalls'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()

const MINUTE = 60

const transfer = async (publicId: string) =>
  (
    await request<{ token: string; expiresAt: string }>(
      'POST',
      `/api/v4/exchanges-new/${publicId}/transfers`,
      {},
      owner(publicId),
    )
  ).result
const redeem = (token: unknown) => request<OwnedExchange>('POST', '/api/v4/exchange-transfers', { token })
const GONE = { status: 410, error: { code: 'link_invalid' } }

test('a token brings the secret and the exchange to another device, once', async () => {
  const exchange = await made()
  const { publicId } = exchange
  const { token, expiresAt } = await transfer(publicId)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(Date.parse(expiresAt) - Date.now()).toBe(15 * MINUTE * 1000)
  expect(await redeem(token)).toMatchObject({
    status: 200,
    result: { publicId, ownerSecret: secretOf(publicId), expectedAmountFrom: exchange.expectedAmountFrom },
  })
  expect(await redeem(token)).toMatchObject(GONE)
})

test('of many who use a token at the same moment one gets the secret', async () => {
  const { publicId } = await made()
  const { token } = await transfer(publicId)
  const all = await atOnce(8, () => redeem(token))
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 410)])
})

test('a token works for 15 minutes', async () => {
  const { publicId } = await made()
  const first = await transfer(publicId)
  advanceSeconds(15 * MINUTE - 1)
  expect((await redeem(first.token)).status).toBe(200)
  const second = await transfer(publicId)
  advanceSeconds(15 * MINUTE)
  expect(await redeem(second.token)).toMatchObject(GONE)
})

test('a token for a window of the same device works once, for a minute', async () => {
  const { publicId } = await made()
  const handOver = async () =>
    (
      await request<{ token: string }>(
        'POST',
        `/api/v4/exchanges-new/${publicId}/handover`,
        {},
        owner(publicId),
      )
    ).result.token
  const first = await handOver()
  advanceSeconds(MINUTE - 1)
  expect((await redeem(first)).result.ownerSecret).toBe(secretOf(publicId))
  expect(await redeem(first)).toMatchObject(GONE)
  const second = await handOver()
  advanceSeconds(MINUTE)
  expect(await redeem(second)).toMatchObject(GONE)
})

test('a new token ends the one before and leaves those of other exchanges', async () => {
  const [one, other] = [await made(), await made()]
  const before = await transfer(one.publicId)
  const others = await transfer(other.publicId)
  const now = await transfer(one.publicId)
  expect(await redeem(before.token)).toMatchObject(GONE)
  expect((await redeem(now.token)).result.publicId).toBe(one.publicId)
  expect((await redeem(others.token)).result.publicId).toBe(other.publicId)
})

test('neither the token nor the secret can be read in the database, and expired rows are deleted', async () => {
  const { publicId } = await made()
  const { token } = await transfer(publicId)
  const db = await database()
  const text = JSON.stringify(await db.select().from(exchangeTransfers))
  expect(text).toContain(publicId)
  expect(text).not.toContain(token)
  expect(text).not.toContain(secretOf(publicId))
  advanceSeconds(16 * MINUTE)
  await transfer((await made()).publicId)
  expect(JSON.stringify(await db.select().from(exchangeTransfers))).not.toContain(publicId)
})

test.each(['', 'x', 'A'.repeat(43), undefined, null])('%j opens nothing', async (token) => {
  await transfer((await made()).publicId)
  expect(await redeem(token)).toMatchObject(GONE)
})
