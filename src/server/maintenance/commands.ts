import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readBackup } from '@/server/database/backup'
import { keysIn, requireFile } from '@/server/database/backupFile'
import type { Database } from '@/server/database/database'
import { migrate, migrationCount, schemaState } from '@/server/database/migrate'
import { backup } from '@/server/maintenance/backupCommand'
import type { Arguments, Command } from '@/server/maintenance/Command'
import { countOf } from '@/server/maintenance/countOf'
import { importEarnings } from '@/server/maintenance/importEarnings'
import { importSanctions } from '@/server/maintenance/importSanctions'
import { legalHold } from '@/server/maintenance/legalHold'
import { purged } from '@/server/maintenance/purged'
import { report } from '@/server/maintenance/reportCommand'
import { sandboxMonth } from '@/server/maintenance/sandboxMonth'
import { UsageError } from '@/server/maintenance/UsageError'
import { isThere, withCurrentTables, withDatabase, withSiteDatabase } from '@/server/maintenance/withDatabase'

const dryRun = { 'dry-run': { type: 'boolean' } } as const

export const COMMANDS: Readonly<Record<string, Command>> = {
  migrate: {
    usage: '[--dry-run]',
    about: 'brings the tables to this release; --dry-run: says how many migrations are missing',
    options: dryRun,
    run: async ({ values }) => {
      if (!values['dry-run']) return migrated(await withDatabase(migrate))
      const missing = isThere() ? (await withDatabase(schemaState)).missing.length : migrationCount()
      return `Dry run, nothing was changed: ${countOf(missing, 'migration')} would be applied.`
    },
  },
  purge: {
    usage: '[--dry-run]',
    about:
      'deletes what is stored longer than RETENTION_* allows; --dry-run: counts it, and names what legal holds exempt',
    options: dryRun,
    run: ({ values }) => {
      const reads = values['dry-run'] === true
      return withSiteDatabase(() => purged(reads, Date.now()), { reads })
    },
  },
  hold: {
    usage:
      'add --exchange ID | --customer ID_OR_EMAIL | --email ADDRESS --reason TEXT [--dry-run]; release --id ID --reason TEXT [--dry-run]; list [--released]',
    about: 'exempts from retention and erasure until it is released, as role admin does at the desk',
    takes: 'add, release or list',
    options: {
      ...dryRun,
      ...{ exchange: { type: 'string' }, customer: { type: 'string' }, email: { type: 'string' } },
      ...{ id: { type: 'string' }, reason: { type: 'string' }, released: { type: 'boolean' } },
    },
    run: ({ name, values }) => {
      const reads = name === 'list' || values['dry-run'] === true
      return withSiteDatabase(() => legalHold(name, values, Date.now()), { reads })
    },
  },
  backup,
  restore: {
    usage: 'FILE [--identity FILE] [--check | --dry-run]',
    about:
      'loads a backup into a database without tables; --check: into a temporary one, to see that it is whole; --dry-run: into this one, and takes it back',
    takes: 'A file',
    options: { ...dryRun, check: { type: 'boolean' }, identity: { type: 'string' } },
    run: restore,
  },
  report,
  'sandbox-month': {
    usage: 'CODE',
    about: 'plays a month of visits, orders and refunds for a partner’s code; only in the sandbox',
    takes: 'The code of a partner',
    options: {},
    run: ({ name: code }) => withSiteDatabase(() => sandboxMonth(code, Date.now()), { reads: false }),
  },
  'import-sanctions': {
    usage: 'FILE [--accept-fewer]',
    about:
      'makes the list of sanctioned addresses from a file of OFAC; --accept-fewer: also where more than half of the list would go',
    takes: 'A file',
    options: { 'accept-fewer': { type: 'boolean' } },
    run: ({ name, values, folder }) =>
      importSanctions(resolve(folder, name), values['accept-fewer'] === true),
  },
  'import-earnings': {
    usage: '--provider NAME --file FILE [--dry-run]',
    about: 'books a provider’s statement of what orders earned',
    options: { ...dryRun, provider: { type: 'string' }, file: { type: 'string' } },
    run: ({ values, folder }) => {
      const { provider, file, 'dry-run': isDryRun } = values
      if (typeof provider !== 'string' || typeof file !== 'string')
        throw new UsageError('--provider and --file are needed.')
      return withCurrentTables((db) =>
        importEarnings(db, { provider, file, isDryRun: isDryRun === true }, folder),
      )
    },
  },
}

async function restore({ name, values, folder }: Arguments): Promise<string> {
  if (values.check && values['dry-run']) throw new UsageError('--check and --dry-run exclude each other.')
  const path = resolve(folder, name)
  await requireFile(path)
  const { identity } = values
  const identities = typeof identity === 'string' ? await keysIn(resolve(folder, identity)) : []
  if (values.check) {
    const rows = await inTemporaryDatabase((db) => readBackup(db, path, { identities }))
    return `${path} is whole: ${countOf(rows, 'row')} restored into a temporary database, which is deleted.`
  }
  const isDryRun = values['dry-run'] === true
  const load = (db: Database) => readBackup(db, path, { identities, isDryRun })
  // A dry run makes no folder either.
  const rows = await (isDryRun && !isThere() ? inTemporaryDatabase(load) : withDatabase(load))
  return isDryRun
    ? `Dry run, nothing is restored: ${countOf(rows, 'row')} would be.`
    : `${countOf(rows, 'row')} restored.`
}

async function inTemporaryDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { openFolder } = await import('@/server/database/openEmbedded')
  const folder = await mkdtemp(join(tmpdir(), 'halyard-restore-check-'))
  try {
    const { db, close } = await openFolder(folder)
    try {
      return await work(db)
    } finally {
      await close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const migrated = (count: number) =>
  count === 0 ? 'The database is up to date.' : `${countOf(count, 'migration')} applied.`
