import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { appendAudit, auditEntries, verifyAudit } from '@/server/desk/auditLog'
import { atOnce } from '../../atOnce'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()

const entry = (subject: string) => ({
  staff: 'anna@example.com',
  action: 'order viewed',
  subject,
  detail: '{}',
})

test('simultaneous entries make one chain that is intact', async () => {
  expect(await verifyAudit()).toEqual({ entries: 0, brokenAt: null, head: null })
  await atOnce(8, (index) => appendAudit(entry(`order${index}`)))
  const [newest] = await auditEntries(1, 0)
  expect(await verifyAudit()).toEqual({ entries: 8, brokenAt: null, head: newest?.hash })
})

test.each([
  ['update', sql`update desk_audit set staff = 'nobody'`],
  ['update without a match', sql`update desk_audit set staff = 'nobody' where id < 0`],
  ['delete', sql`delete from desk_audit`],
  ['truncate', sql`truncate desk_audit`],
  [
    'replace on conflict',
    sql`insert into desk_audit (at, staff, action, subject, detail, previous_hash, hash)
    select at, staff, action, subject, detail, previous_hash, hash from desk_audit limit 1
    on conflict (hash) do update set staff = 'nobody'`,
  ],
])('the database refuses to %s', async (_, statement) => {
  const db = await database()
  const before = await auditEntries(100, 0)
  await expect(db.execute(statement)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') as string },
  })
  expect(await auditEntries(100, 0)).toEqual(before)
})

test('what somebody changes past the trigger is found, and so is a row taken out', async () => {
  const db = await database()
  const rows = (await auditEntries(100, 0)).reverse()
  const [third, fourth] = [rows[2]?.id ?? 0, rows[3]?.id ?? 0]
  await db.execute(sql`alter table desk_audit disable trigger desk_audit_append_only`)
  await db.execute(sql`update desk_audit set subject = 'another' where id = ${third}`)
  expect((await verifyAudit()).brokenAt).toBe(third)
  await db.execute(sql`delete from desk_audit where id = ${third}`)
  expect((await verifyAudit()).brokenAt).toBe(fourth)
  await db.execute(sql`alter table desk_audit enable trigger desk_audit_append_only`)
})
