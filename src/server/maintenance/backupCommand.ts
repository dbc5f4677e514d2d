import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { checkBackup, writeBackup } from '@/server/database/backup'
import { keysIn, requireNewFile } from '@/server/database/backupFile'
import { DAY } from '@/domain/time/durations'
import type { Arguments, Command } from '@/server/maintenance/Command'
import { countOf } from '@/server/maintenance/countOf'
import { UsageError } from '@/server/maintenance/UsageError'
import { withTables } from '@/server/maintenance/withDatabase'

export const backup: Command = {
  usage: 'FILE | --into FOLDER [--keep-days DAYS] [--recipient age1…]… [--recipients-file FILE] [--dry-run]',
  about:
    'writes everything into one new file, encrypted to public keys of age where they are named; --into: named by day and time, read back, and only then files of that folder older than DAYS are deleted; --dry-run: counts the rows and writes nothing',
  takes: 'A file',
  inPlace: 'into',
  options: {
    'dry-run': { type: 'boolean' },
    into: { type: 'string' },
    'keep-days': { type: 'string' },
    recipient: { type: 'string', multiple: true },
    'recipients-file': { type: 'string' },
  },
  run: ({ name, values, folder }) => backUp(name, values, folder, Date.now()),
}

async function backUp(
  name: string,
  values: Arguments['values'],
  folder: string,
  now: number,
): Promise<string> {
  const days = daysIn(values)
  const recipients = await recipientsOf(values, folder)
  const into = typeof values.into === 'string' ? resolve(folder, values.into) : null
  const path = into === null ? resolve(folder, name) : join(into, nameAt(now, recipients.length > 0))
  await requireNewFile(path)
  if (values['dry-run']) {
    const rows = await withTables((db) => writeBackup(db, null))
    const old = into === null ? [] : await olderThan(into, days, now)
    const deleted = old.length === 0 ? '' : ` Deleted would be ${old.join(', ')}.`
    return `Dry run, nothing was written: ${countOf(rows, 'row')} would be in ${path}.${deleted}`
  }
  const rows = await withTables((db) => writeBackup(db, path, recipients))
  const how = recipients.length > 0 ? `, encrypted to ${countOf(recipients.length, 'key')}` : ''
  const done = `${countOf(rows, 'row')} in ${path}${how}.`
  if (into === null) return done
  await checkBackup(path, rows)
  const old = await olderThan(into, days, now)
  for (const file of old) await rm(join(into, file))
  return old.length === 0 ? done : `${done} Deleted: ${old.join(', ')}.`
}

async function recipientsOf(values: Arguments['values'], folder: string): Promise<string[]> {
  const { recipient, 'recipients-file': list } = values
  const named = Array.isArray(recipient) ? recipient.map(String) : []
  return typeof list === 'string' ? [...named, ...(await keysIn(resolve(folder, list)))] : named
}

/** Null: all stay. */
function daysIn(values: Arguments['values']): number | null {
  const written = values['keep-days']
  if (written === undefined) return null
  if (values.into === undefined) throw new UsageError('--keep-days goes with --into FOLDER alone.')
  const days = /^\d{1,5}$/.test(String(written)) ? Number(written) : 0
  if (days === 0)
    throw new UsageError(`--keep-days must be a whole number of days from 1, not ${String(written)}.`)
  return days
}

/** In UTC, to the second. */
const nameAt = (now: number, isEncrypted: boolean) =>
  `halyard-${new Date(now).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replaceAll(':', '')}.gz${isEncrypted ? '.age' : ''}`

const NAME = /^halyard-(\d{4}-\d{2}-\d{2})[^/]*\.gz(?:\.age)?$/

/** By the day in its name, which a copy of the folder does not change. */
async function olderThan(folder: string, days: number | null, now: number): Promise<string[]> {
  if (days === null) return []
  const found: string[] = []
  for (const file of (await readdir(folder)).toSorted()) {
    const made = Date.parse(NAME.exec(file)?.[1] ?? '')
    if (made < now - (days + 1) * DAY && (await stat(join(folder, file))).isFile()) found.push(file)
  }
  return found
}
