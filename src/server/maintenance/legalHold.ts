import { LEGAL_HOLD_KINDS, type LegalHoldKind } from '@/domain/account/legalHold'
import type { StoredLegalHold } from '@/server/database/schema'
import { DESK_REASON } from '@/domain/account/staff'
import type { AuditEntry } from '@/server/desk/auditLog'
import { recorded } from '@/server/desk/audited'
import { ApiError } from '@/server/kernel/ApiError'
import { findHeld, setLegalHold } from '@/server/legalHolds/setLegalHold'
import { findLegalHold, listLegalHolds, releaseLegalHold } from '@/server/legalHolds/storedLegalHolds'
import { UsageError } from '@/server/maintenance/UsageError'

type Values = Readonly<Record<string, unknown>>

/** As the desk does it; the audit log has `program` as the one who did. */
const STAFF = 'program'
const ALL = 1_000_000
const DRY_RUN = 'Dry run, nothing was changed'

/** @param action `add`, `release` or `list` */
export async function legalHold(action: string, values: Values, now: number): Promise<string> {
  if (action === 'list') return listed(await listLegalHolds(values.released === true, ALL, 0))
  if (action !== 'add' && action !== 'release') throw new UsageError(`add, release or list, not ${action}.`)
  const reason = textOf(values.reason)
  if (reason.length < DESK_REASON.min || reason.length > DESK_REASON.max)
    throw new UsageError(`--reason of ${DESK_REASON.min} to ${DESK_REASON.max} characters is needed.`)
  const isDryRun = values['dry-run'] === true
  return action === 'add'
    ? add(values, reason, now, isDryRun)
    : release(textOf(values.id), reason, now, isDryRun)
}

async function add(values: Values, reason: string, now: number, isDryRun: boolean): Promise<string> {
  const named = LEGAL_HOLD_KINDS.filter((kind) => values[kind] !== undefined)
  const [kind, ...others] = named
  if (!kind || others.length > 0) throw new UsageError('One of --exchange, --customer and --email is needed.')
  const value = textOf(values[kind])
  const refused = refusedValue(kind, value)
  if (isDryRun) return `${DRY_RUN}: ${kind} ${await findHeld(kind, value).catch(refused)} would be held.`
  const detail = JSON.stringify({ kind, value: `${value.length} characters`, reason })
  const { hold, isNew } = await recorded(entryOf('legal hold set', '', detail), () =>
    setLegalHold({ kind, value, reason, staff: STAFF }, now),
  ).catch(refused)
  return isNew ? `Held: ${lineOf(hold)}` : `It was held before: ${lineOf(hold)}`
}

async function release(id: string, reason: string, now: number, isDryRun: boolean): Promise<string> {
  if (id === '') throw new UsageError('--id of the hold is needed; list says it.')
  if (isDryRun) return `${DRY_RUN}; released would be: ${lineOf((await findLegalHold(id)) ?? notThere(id))}`
  const released = await recorded(
    entryOf('legal hold released', id, JSON.stringify({ reason })),
    async () => {
      const done = await releaseLegalHold(id, { staff: STAFF, reason }, now)
      return done ?? notThere(id)
    },
  )
  return `Released: ${lineOf(released)}`
}

const entryOf = (action: string, subject: string, detail: string): AuditEntry => ({
  staff: STAFF,
  action,
  subject,
  detail,
})

function notThere(id: string): never {
  throw new ApiError(404, 'not_found', `There is no hold ${id}, or it is released.`)
}

/** Names option and value, which the desk shows beside its field. */
const refusedValue = (kind: LegalHoldKind, value: string) => (error: unknown) => {
  const description = error instanceof ApiError ? error.details.fields?.value?.description : undefined
  if (!description) throw error
  throw new UsageError(
    `--${kind} ${value || '(empty)'}: ${description.charAt(0).toLowerCase()}${description.slice(1)}`,
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const listed = (holds: readonly StoredLegalHold[]) =>
  holds.length === 0 ? 'No legal holds.' : holds.map(lineOf).join('\n')

const lineOf = ({ id, kind, key, createdAt, staff, reason }: StoredLegalHold) =>
  `${id}  ${kind} ${key}  since ${new Date(createdAt).toISOString()} by ${staff}: ${reason}`
