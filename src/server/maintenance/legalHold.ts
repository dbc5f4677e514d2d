import { LEGAL_HOLD_KINDS } from '@/domain/account/legalHold'
import type { StoredLegalHold } from '@/server/database/schema'
import { DESK_REASON } from '@/domain/account/staff'
import { appendAudit } from '@/server/desk/auditLog'
import { ApiError } from '@/server/kernel/ApiError'
import { setLegalHold } from '@/server/legalHolds/setLegalHold'
import { listLegalHolds, releaseLegalHold } from '@/server/legalHolds/storedLegalHolds'
import { UsageError } from '@/server/maintenance/UsageError'

type Values = Readonly<Record<string, unknown>>

/** As the desk does it; the audit log has `program` as the one who did. */
const STAFF = 'program'
const ALL = 1_000_000

/** @param action `add`, `release` or `list` */
export async function legalHold(action: string, values: Values, now: number): Promise<string> {
  if (action === 'list') return listed(await listLegalHolds(values.released === true, ALL, 0))
  if (action !== 'add' && action !== 'release') throw new UsageError(`add, release or list, not ${action}.`)
  const reason = textOf(values.reason)
  if (reason.length < DESK_REASON.min || reason.length > DESK_REASON.max)
    throw new UsageError(`--reason of ${DESK_REASON.min} to ${DESK_REASON.max} characters is needed.`)
  return action === 'add' ? add(values, reason, now) : release(textOf(values.id), reason, now)
}

async function add(values: Values, reason: string, now: number): Promise<string> {
  const named = LEGAL_HOLD_KINDS.filter((kind) => values[kind] !== undefined)
  const [kind, ...others] = named
  if (!kind || others.length > 0) throw new UsageError('One of --exchange, --customer and --email is needed.')
  const value = textOf(values[kind])
  const detail = JSON.stringify({ kind, value: `${value.length} characters`, reason })
  await appendAudit({ staff: STAFF, action: 'legal hold set', subject: '', detail })
  const { hold, isNew } = await setLegalHold({ kind, value, reason, staff: STAFF }, now).catch(inOneSentence)
  return isNew ? `Held: ${lineOf(hold)}` : `It was held before: ${lineOf(hold)}`
}

async function release(id: string, reason: string, now: number): Promise<string> {
  if (id === '') throw new UsageError('--id of the hold is needed; list says it.')
  await appendAudit({
    staff: STAFF,
    action: 'legal hold released',
    subject: id,
    detail: JSON.stringify({ reason }),
  })
  const released = await releaseLegalHold(id, { staff: STAFF, reason }, now)
  if (!released) throw new Error(`There is no hold ${id}, or it is released.`)
  return `Released: ${lineOf(released)}`
}

function inOneSentence(error: unknown): never {
  const description = error instanceof ApiError ? error.details.fields?.value?.description : undefined
  throw description ? new UsageError(description) : error
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const listed = (holds: readonly StoredLegalHold[]) =>
  holds.length === 0 ? 'No legal holds.' : holds.map(lineOf).join('\n')

const lineOf = ({ id, kind, key, createdAt, staff, reason }: StoredLegalHold) =>
  `${id}  ${kind} ${key}  since ${new Date(createdAt).toISOString()} by ${staff}: ${reason}`
