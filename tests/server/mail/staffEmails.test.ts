import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STAFF_EVENTS, type StaffEventKind } from '@/domain/account/staffEvents'
import { database } from '@/server/database/database'
import { mails, staffEvents } from '@/server/database/schema'
import { notifyStaff } from '@/server/mail/notifyStaff'
import { sendStaffEmails } from '@/server/mail/staffEmails'
import { emailsTo } from '../accounts/accountCalls'
import { aCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { BTC, earn, payOut } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()
const [ANNA, BEN] = ['anna@halyard.example', 'ben@halyard.example']
beforeEach(async () => {
  vi.stubEnv('DESK_STAFF', `${ANNA}:messages+payouts,${BEN}:admin`)
  const db = await database()
  await db.delete(staffEvents)
  await db.delete(mails)
})
afterEach(() => vi.unstubAllEnvs())

async function notify(kind: StaffEventKind, ...subjects: string[]) {
  const db = await database()
  await db.transaction(async (transaction) => {
    for (const subject of subjects) await notifyStaff(transaction, kind, subject)
  })
}
const textsTo = async (email: string) => (await emailsTo(email)).map(({ text }) => text)

test('many events within a minute become one email for each member of staff, by their roles', async () => {
  for (const kind of STAFF_EVENTS) await notify(kind, `${kind}1`, `${kind}2`)
  await sendStaffEmails()
  expect(await textsTo(BEN)).toEqual([])
  later(60_000)
  await sendStaffEmails()
  await sendStaffEmails()
  const [own, all] = [await textsTo(ANNA), await textsTo(BEN)]
  expect([own.length, all.length]).toEqual([1, 1])
  const namedIn = (text = '') => STAFF_EVENTS.filter((kind) => text.includes(`(2): ${kind}1, ${kind}2`))
  expect(namedIn(all[0])).toEqual(STAFF_EVENTS)
  expect(namedIn(own[0])).toEqual(['message', 'payout', 'payoutFault'])
  expect(own[0]).toContain('/desk')
})

test.each([
  ['hourly', 3_599_000],
  ['daily', 86_399_000],
])('%s ones are collected that long', async (when, almost) => {
  vi.stubEnv('STAFF_NOTIFICATIONS', when)
  await notify('payout', 'first')
  later(almost)
  await notify('payout', 'second')
  await sendStaffEmails()
  expect(await textsTo(ANNA)).toEqual([])
  later(1000)
  await sendStaffEmails()
  expect(await textsTo(ANNA)).toMatchObject([expect.stringContaining('first, second')])
})

test('nobody gets one where they are off, where no staff have the role, or where the cause was undone', async () => {
  vi.stubEnv('STAFF_NOTIFICATIONS', 'off')
  await notify('payout', 'off')
  vi.stubEnv('STAFF_NOTIFICATIONS', 'now')
  vi.stubEnv('DESK_STAFF', `${ANNA}:messages`)
  await notify('payout', 'nobody')
  const db = await database()
  const undone = db.transaction(async (transaction) => {
    await notifyStaff(transaction, 'message', 'undone')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  later(86_400_000)
  await sendStaffEmails()
  expect(await db.$count(mails)).toBe(0)
})

test('of hundreds twenty are named', async () => {
  await notify('message', ...Array.from({ length: 300 }, (_, index) => `id${index}`))
  later(60_000)
  await sendStaffEmails()
  const [text = ''] = await textsTo(ANNA)
  expect(text).toContain('(300): id0, ')
  expect(text).toContain('id19, …')
  expect(text).not.toContain('id20')
})

test('a payout is named by its id, without anything of its customer', async () => {
  vi.stubEnv('PAYOUT_APPROVAL', '1')
  const bob = await aCustomer({ email: 'bob@mail.example' })
  await earn(bob, '0.01')
  const { id } = (await payOut(bob, { amountBtc: '0.004', address: BTC })).result
  later(60_000)
  await sendStaffEmails()
  const [text = ''] = await textsTo(ANNA)
  expect(text).toContain(id)
  expect(text).not.toMatch(/mail\.example|bc1q|0\.004/)
})
