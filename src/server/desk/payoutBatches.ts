import { and, asc, count, eq, isNotNull, isNull, inArray, not, sql } from 'drizzle-orm'
import Big from 'big.js'
import type { desk } from '@/contract/desk'
import type { ImportedRow } from '@/contract/deskPayoutBatches'
import { type ImportLine, MAX_IMPORT_ROWS, readPayoutImport } from '@/domain/account/payoutImport'
import { csvOf } from '@/domain/text/csv'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { customers, payouts, type StoredPayout } from '@/server/database/schema'
import { appendAudit } from '@/server/desk/auditLog'
import { lookUpTransaction, type Sight } from '@/server/programmes/payoutExplorer'
import { requireSendable, sendPayout } from '@/server/programmes/sendPayout'
import { simulation } from '@/server/sandbox/simulation'

/** Of a batch: what wallets take, and what a reader can still check line by line. */
const MAX_BATCH = 200

/** Each approved payout is in one batch only, so that two members of staff do not both send it. */
export const exportPayouts: ApiHandler<typeof desk.exportPayouts> = async ({ body: { again } }) => {
  if (simulation()) throw new ApiError(409, 'action_unavailable', 'The sandbox sends no money.')
  const now = Date.now()
  const db = await database()
  const frozen = db.select({ id: customers.id }).from(customers).where(isNotNull(customers.frozenAt))
  const isOfFrozen = and(isNotNull(payouts.customerId), inArray(payouts.customerId, frozen))
  // Approved before their account was frozen, they wait until it is no more.
  const isApproved = and(eq(payouts.state, 'approved'), not(sql`coalesce(${isOfFrozen}, false)`))
  return db.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ total: count() })
      .from(payouts)
      .where(and(isApproved, isNotNull(payouts.exportedAt)))
    const chosen = transaction
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(isApproved, again ? undefined : isNull(payouts.exportedAt)))
      .orderBy(asc(payouts.createdAt), asc(payouts.id))
      .limit(MAX_BATCH)
      .for('update')
    const rows = await transaction
      .update(payouts)
      .set({ exportedAt: now })
      .where(and(inArray(payouts.id, chosen), isApproved))
      .returning()
    return {
      result: {
        count: rows.length,
        totalBtc: rows.reduce((sum, { amountBtc }) => sum.plus(amountBtc), new Big(0)).toFixed(),
        csv: batchCsv(rows),
        exportedBefore: before?.total ?? 0,
      },
    }
  })
}

const batchCsv = (rows: StoredPayout[]) =>
  csvOf(
    ['address', 'amount', 'label'],
    rows
      .toSorted((one, other) => one.createdAt - other.createdAt || one.id.localeCompare(other.id))
      .map(({ address, amountBtc, id }) => ({ address, amount: new Big(amountBtc).toFixed(), label: id })),
  )

export const importPayouts: ApiHandler<typeof desk.importPayouts> = async ({ body, signedIn }) => {
  const lines = readPayoutImport(body.text)
  if (lines.length > MAX_IMPORT_ROWS)
    throw new ApiError(409, 'action_unavailable', `At most ${MAX_IMPORT_ROWS} lines at once.`)
  const seen = new Map<string, Promise<Sight>>()
  const lookUp = (tx: string) => {
    const known = seen.get(tx) ?? lookUpTransaction(tx)
    seen.set(tx, known)
    return known
  }
  const rows: ImportedRow[] = []
  for (const line of lines)
    rows.push(body.isDryRun ? await tried(line, lookUp) : await sent(line, lookUp, signedIn.customer.email))
  return { result: { rows } }
}

type LookUp = (tx: string) => Promise<Sight>

const tried = (line: ImportLine, lookUp: LookUp) =>
  rowOf(line, 'ready', async (tx) => {
    const seen = await lookUp(tx)
    const db = await database()
    return db.transaction(async (transaction) => {
      const [payout] = await transaction.select().from(payouts).where(eq(payouts.id, line.id))
      if (!payout) throw new ApiError(404, 'not_found', 'There is no such payout.')
      await requireSendable(transaction, payout, tx, seen)
      return payout
    })
  })

const sent = (line: ImportLine, lookUp: LookUp, staff: string) =>
  rowOf(line, 'sent', async (tx) => {
    const detail = JSON.stringify({ decision: 'sent', tx, imported: true })
    await appendAudit({ staff, action: 'payout decided', subject: line.id, detail })
    return sendPayout(line.id, tx, Date.now(), lookUp)
  })

async function rowOf(
  { line, id, tx, problem }: ImportLine,
  outcome: 'ready' | 'sent',
  work: (tx: string) => Promise<StoredPayout>,
): Promise<ImportedRow> {
  const refused = (why: string): ImportedRow => ({
    line,
    id,
    amountBtc: null,
    outcome: 'refused',
    problem: why,
  })
  if (problem !== null || tx === null) return refused(problem ?? '')
  try {
    const { amountBtc } = await work(tx)
    return { line, id, amountBtc, outcome, problem: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refused(error.message)
  }
}
