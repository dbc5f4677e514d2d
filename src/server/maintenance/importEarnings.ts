import { createHash } from 'node:crypto'
import { basename, resolve } from 'node:path'
import { readStatement, type StatementRow } from '@/domain/money/earningsStatement'
import { readNamedFile } from '@/runtime/readNamedFile'
import { findCurrency } from '@/server/catalogue/catalogue'
import type { Database, Transaction } from '@/server/database/database'
import { lockInvitedOfReport } from '@/server/database/lockInvitations'
import { lockPartnersOfReport } from '@/server/database/lockPartners'
import { type Adjustment, adjustEarning } from '@/server/journal/adjustEarning'
import { findOrder } from '@/server/journal/earningsWorker'
import { lockEarning } from '@/server/journal/storedEarnings'

const HASH_LENGTH = 12

type Line = { row: StatementRow; result: Adjustment | 'unknown'; before: string }

class DryRun extends Error {}

/**
 * A provider's statement of what orders earned. All of it is booked or nothing; the same file again changes nothing.
 * @returns what was done, a line for each order @throws Error with every line of the file that is wrong
 */
export async function importEarnings(
  db: Database,
  { provider, file, isDryRun }: { provider: string; file: string; isDryRun: boolean },
  folder: string,
): Promise<string> {
  const text = await readNamedFile(resolve(folder, file))
  const { rows, faults } = readStatement(text)
  const unknownAssets = rows
    .filter(({ asset }) => !findCurrency(asset))
    .map(({ line, asset }) => ({ line, reason: `${asset} is no currency of this site` }))
  const wrong = [...faults, ...unknownAssets].toSorted((one, other) => one.line - other.line)
  if (wrong.length > 0)
    throw new Error(
      [
        `Nothing was booked: ${file} has lines that are wrong.`,
        ...wrong.map(({ line, reason }) => `line ${line}: ${reason}`),
      ].join('\n'),
    )

  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
  const done: Line[] = []
  const bookAll = async (transaction: Transaction) => {
    done.length = 0
    const ids = rows.map(({ orderId }) => orderId)
    await lockInvitedOfReport(transaction, provider, ids)
    await lockPartnersOfReport(transaction, provider, ids)
    for (const row of rows)
      done.push(await bookRow(transaction, provider, row, `${basename(file)} ${hash}:${row.line}`))
    if (isDryRun) throw new DryRun()
  }
  await db.transaction(bookAll).catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error
  })
  return report(done, isDryRun)
}

async function bookRow(
  transaction: Transaction,
  provider: string,
  row: StatementRow,
  reference: string,
): Promise<Line> {
  const exchange = await findOrder(transaction, provider, row.orderId)
  if (!exchange) return { row, result: 'unknown', before: '' }
  const stored = await lockEarning(transaction, exchange.publicId)
  const before = stored?.unit ? `${stored.amount} ${stored.unit}` : 'nothing'
  const reported = {
    ...{ unit: row.asset, amount: row.amount },
    evidence: { source: 'statement' as const, reference },
  }
  return { row, before, result: await adjustEarning(transaction, exchange, reported, Date.now()) }
}

function report(lines: Line[], isDryRun: boolean): string {
  const details = lines.flatMap(({ row: { line, orderId, asset, amount }, result, before }) => {
    if (result === 'adjusted') return [`line ${line}: ${orderId} ${before} -> ${amount} ${asset}`]
    if (result === 'confirmed') return [`line ${line}: ${orderId} ${before} confirmed`]
    if (result === 'unknown') return [`line ${line}: ${orderId} is no order of this provider here`]
    return result === 'unfinished' ? [`line ${line}: ${orderId} has not finished here`] : []
  })
  const countOf = (wanted: Line['result']) => lines.filter(({ result }) => result === wanted).length
  const counts = `${countOf('adjusted')} adjusted, ${countOf('confirmed')} confirmed, ${countOf('unchanged')} unchanged`
  const left = `${countOf('unknown') + countOf('unfinished')} left out`
  return [...details, `${isDryRun ? 'Dry run, nothing was booked' : 'Booked'}: ${counts}, ${left}.`].join(
    '\n',
  )
}
