import { createHash } from 'node:crypto'
import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import { logAudit } from '@/runtime/log'
import { database } from '@/server/database/database'
import { deskAudit, type StoredAuditEntry } from '@/server/database/schema'

export type AuditEntry = Pick<StoredAuditEntry, 'staff' | 'action' | 'subject' | 'detail'>

/** An arbitrary number, not locked elsewhere in this database. */
const LOCK = 4_221_126
const START = ''
const BATCH = 1000

const hashOf = ({
  previousHash,
  at,
  staff,
  action,
  subject,
  detail,
}: Omit<StoredAuditEntry, 'id' | 'hash'>) =>
  createHash('sha256')
    .update(JSON.stringify([previousHash, at, staff, action, subject, detail]))
    .digest('base64url')

/** The hash is logged too: no later row would reveal that the newest were removed. */
export async function appendAudit(entry: AuditEntry): Promise<void> {
  const db = await database()
  const hash = await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const [last] = await transaction
      .select({ hash: deskAudit.hash })
      .from(deskAudit)
      .orderBy(desc(deskAudit.id))
      .limit(1)
    const unsigned = { ...entry, at: Date.now(), previousHash: last?.hash ?? START }
    const row = { ...unsigned, hash: hashOf(unsigned) }
    await transaction.insert(deskAudit).values(row)
    return row.hash
  })
  logAudit(entry.action, hash)
}

export async function auditEntries(
  limit: number,
  offset: number,
  subject?: string,
): Promise<StoredAuditEntry[]> {
  const db = await database()
  return db
    .select()
    .from(deskAudit)
    .where(subject === undefined ? undefined : eq(deskAudit.subject, subject))
    .orderBy(desc(deskAudit.id))
    .limit(limit)
    .offset(offset)
}

/** `brokenAt`: the first row that does not follow from the one before it. */
export type AuditVerification = { entries: number; brokenAt: number | null; head: string | null }

export async function verifyAudit(): Promise<AuditVerification> {
  const db = await database()
  let [entries, previousHash, after] = [0, START, 0]
  for (;;) {
    const rows = await db
      .select()
      .from(deskAudit)
      .where(gt(deskAudit.id, after))
      .orderBy(asc(deskAudit.id))
      .limit(BATCH)
    for (const row of rows) {
      entries++
      const isNext = row.previousHash === previousHash && row.hash === hashOf(row)
      if (!isNext) return { entries, brokenAt: row.id, head: previousHash || null }
      previousHash = row.hash
      after = row.id
    }
    if (rows.length < BATCH) return { entries, brokenAt: null, head: previousHash || null }
  }
}
