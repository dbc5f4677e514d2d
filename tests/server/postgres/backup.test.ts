import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { readBackup, writeBackup } from '@/server/database/backup'
import { connectOnce } from '@/server/database/connectOnce'
import { database } from '@/server/database/database'
import { openFolder } from '@/server/database/openEmbedded'
import { contactMessages, exchangeEvents, exchanges, ledger, mails, sessions } from '@/server/database/schema'
import { made } from '../exchanges/exchangeCalls'
import { newDatabaseOn, useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
const folder = mkdtempSync(join(tmpdir(), 'halyard-backup-'))
const fileOf = (name: string) => join(folder, name)
const linesOf = (name: string) =>
  gunzipSync(readFileSync(fileOf(name)))
    .toString()
    .split('\n')
const rowsOf = (name: string) =>
  linesOf(name)
    .filter((line) => !line.startsWith('#'))
    .sort()

const at = Date.UTC(2026, 2, 29, 1, 30, 0, 123)
let rows = 0
beforeAll(async () => {
  const db = await database()
  const { publicId } = await made()
  await db.update(exchanges).set({ amountFrom: '0.123456789012345678', providerOrder: null })
  const mail = {
    subject: 'tab\tand\nline',
    text: '漢字 \\ " \u2028',
    html: '',
    tries: 0,
    createdAt: at,
    dueAt: at,
  }
  await db.insert(mails).values({ ...mail, to: 'a@example.com' })
  const entry = { kind: 'cashback' as const, customerId: null, payoutId: null, at }
  await db.insert(ledger).values({ ...entry, publicId, amountBtc: '0.00000001' })
  // More than one batch.
  await db.insert(sessions).values(
    Array.from({ length: 1203 }, (_, index) => ({
      ...{ deviceId: `device-${index}`, fingerprintId: '', googleDeviceId: '', kind: 'web' as const },
      ...{ createdAt: at, expiresAt: at },
    })),
  )
  await db.insert(contactMessages).values({
    ...{ reference: 'r', idempotencyKey: 'k', messageHash: 'h', topic: 'other', email: 'a@example.com' },
    ...{ message: 'null', language: 'en', createdAt: at },
  })
  rows = await writeBackup(db, fileOf('first'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const newEmbedded = () => {
  vi.stubEnv('DATA_DIR', mkdtempSync(join(folder, 'data-')))
  return openFolder()
}
const newPostgres = async () => connectOnce(await newDatabaseOn(inject('postgres')))

test('a backup of PostgreSQL restores into an empty embedded database, and that one into an empty PostgreSQL', async () => {
  expect(rows).toBeGreaterThan(1207)
  expect(statSync(fileOf('first')).mode & 0o077).toBe(0)
  const embedded = await newEmbedded()
  expect(await readBackup(embedded.db, fileOf('first'))).toBe(rows)
  await writeBackup(embedded.db, fileOf('second'))
  await embedded.close()
  expect(rowsOf('second')).toEqual(rowsOf('first'))

  const postgres = await newPostgres()
  expect(await readBackup(postgres.db, fileOf('second'))).toBe(rows)
  await writeBackup(postgres.db, fileOf('third'))
  expect(rowsOf('third')).toEqual(rowsOf('first'))
  const [exchange] = await postgres.db.select().from(exchanges)
  expect(exchange?.amountFrom).toBe('0.123456789012345678')
  // Generated ids go on after the restored ones.
  const publicId = exchange?.publicId ?? ''
  await postgres.db.insert(exchangeEvents).values({ publicId, status: 'waiting', at })
  await postgres.close()
})

test('a restore refuses a database with tables, and leaves nothing of an incomplete, foreign or newer file', async () => {
  await expect(readBackup(await database(), fileOf('first'))).rejects.toThrow('The database is not empty.')

  const lines = linesOf('first')
  const bytes = readFileSync(fileOf('first'))
  const damaged: [string, Buffer, string][] = [
    ['short', gzipSync(lines.slice(0, -2).join('\n')), 'is incomplete'],
    ['lessOne', gzipSync(lines.filter((_, index) => index !== 3).join('\n')), 'is incomplete'],
    ['cut', bytes.subarray(0, bytes.length - 100), 'cannot be read'],
    ['foreign', gzipSync('hello\n'), 'is no backup'],
    ['newer', gzipSync('#halyard\t{"format":1,"schema":9999999999999}\n'), 'a newer release'],
  ]
  const { db, close } = await newPostgres()
  for (const [name, content, reason] of damaged) {
    writeFileSync(fileOf(name), content)
    await expect(readBackup(db, fileOf(name)), name).rejects.toThrow(reason)
  }
  await expect(readBackup(db, fileOf('absent'))).rejects.toThrow('ENOENT')
  expect(await readBackup(db, fileOf('first'))).toBe(rows)
  await close()
})

test('an encrypted backup is read with its key alone', async () => {
  const [key, other] = [await generateX25519Identity(), await generateX25519Identity()]
  await writeBackup(await database(), fileOf('locked'), [
    await identityToRecipient(key),
    await identityToRecipient(await generateX25519Identity()),
  ])
  const { db, close } = await newPostgres()
  await expect(readBackup(db, fileOf('locked'))).rejects.toThrow('it is encrypted')
  await expect(readBackup(db, fileOf('locked'), { identities: [other] })).rejects.toThrow('cannot be read')
  const bytes = readFileSync(fileOf('locked'))
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5)
  writeFileSync(fileOf('turned'), bytes)
  await expect(readBackup(db, fileOf('turned'), { identities: [key] })).rejects.toThrow('cannot be read')
  expect(await readBackup(db, fileOf('locked'), { identities: [key], isDryRun: true })).toBe(rows)
  // Nothing of the dry run is left.
  expect(await readBackup(db, fileOf('locked'), { identities: [key] })).toBe(rows)
  await close()
})

test('no file is replaced and none is left behind by a backup that fails', async () => {
  const db = await database()
  await expect(writeBackup(db, fileOf('first'))).rejects.toThrow('is there already')
  await expect(writeBackup(db, join(folder, 'nowhere/file'))).rejects.toThrow('There is no folder')
  await expect(writeBackup(db, fileOf('unmade'), ['age1nonesuch'])).rejects.toThrow('no public key of age')
  const both = await Promise.allSettled([writeBackup(db, fileOf('twice')), writeBackup(db, fileOf('twice'))])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await writeBackup(db, null)).toBe(rows)
  expect(readdirSync(folder).filter((name) => /part|unmade/.test(name))).toEqual([])
})
