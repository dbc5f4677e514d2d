import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import Big from 'big.js'
import { capabilities } from '@/config/capabilities'
import { readProgrammes } from '@/config/readProgrammes'
import type { Ambassador, ambassadors as contract } from '@/contract/ambassadors'
import {
  type AmbassadorApplication,
  APPLICATION_LENGTH,
  type ApplicationField,
  applicationFaults,
  appliesAgainAt,
  committedBtc,
  TASK_LENGTH,
} from '@/domain/partner/ambassador'
import { database, type Transaction } from '@/server/database/database'
import { ambassadors, ambassadorTasks, type StoredAmbassador } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'
import { notifyStaff } from '@/server/mail/notifyStaff'
import {
  findAmbassador,
  findTask,
  lockAmbassador,
  tasksOf,
  taskView,
} from '@/server/partners/storedAmbassadors'
import { lockSignedIn } from '@/server/signIns/lockSignedIn'

const noProgramme = () => new ApiError(404, 'not_found', 'This site has no ambassador programme.')
const noAmbassador = () => new ApiError(404, 'not_found', 'This account is no ambassador.')

export const applyAsAmbassador: ApiHandler<typeof contract.apply> = async ({ signedIn, body }) => {
  if (!capabilities().ambassadors) throw noProgramme()
  const faults = faultsIn(body)
  const now = Date.now()
  const db = await database()
  const { ambassador, isNew } = await db.transaction(async (transaction) => {
    const { id: customerId } = await lockSignedIn(transaction, signedIn)
    const known = await findAmbassador(transaction, customerId)
    if (known && (known.state === 'applied' || known.state === 'accepted'))
      return { ambassador: known, isNew: false }
    if (known) requireElapsed(known, now)
    if (hasErrors(faults)) throw validationError(faults)
    return {
      ambassador: await storeApplication(transaction, known, { customerId, ...body }, now),
      isNew: true,
    }
  })
  return { status: isNew ? 201 : 200, result: await ambassadorView(ambassador, now) }
}

function requireElapsed(known: StoredAmbassador, now: number): void {
  const from = appliesAgainAt(known, readProgrammes().ambassador.reapplyDays) ?? 0
  if (now >= from) return
  throw new ApiError(
    409,
    'action_unavailable',
    `Another application may be sent from ${new Date(from).toISOString()} on.`,
  )
}

type Application = AmbassadorApplication & { customerId: string }

/** The budget and the tasks of before stay: what was done was paid. */
async function storeApplication(
  transaction: Transaction,
  known: StoredAmbassador | null,
  { customerId, languages, work, links, text }: Application,
  now: number,
): Promise<StoredAmbassador> {
  const applied = { languages, work, links, text, state: 'applied' as const, appliedAt: now }
  const undecided = { reason: null, decidedAt: null }
  const [stored] = known
    ? await transaction
        .update(ambassadors)
        .set({ ...applied, ...undecided })
        .where(eq(ambassadors.id, known.id))
        .returning()
    : await transaction
        .insert(ambassadors)
        .values({ id: randomUUID(), customerId, ...applied, ...undecided, budgetBtc: '0' })
        .returning()
  if (!stored) throw new Error('the application was not stored')
  await notifyStaff(transaction, 'ambassador', stored.id)
  return stored
}

function faultsIn(application: AmbassadorApplication): FieldErrors {
  const faults = Object.entries(applicationFaults(application)) as [ApplicationField, string][]
  return Object.fromEntries(
    faults.map(([field, fault]) => [
      field,
      {
        code: 'validation_failed' as const,
        description:
          fault === 'missing' ? 'Must not be empty.' : `At most ${APPLICATION_LENGTH[field]} characters.`,
      },
    ]),
  )
}

export const getAmbassador: ApiHandler<typeof contract.me> = async ({ signedIn: { customer } }) => {
  const known = await findAmbassador(await database(), customer.id)
  if (!known) throw noAmbassador()
  return { result: await ambassadorView(known, Date.now()) }
}

/** Of one that was reported already the report is replaced. */
export const reportTask: ApiHandler<typeof contract.report> = async ({ params, body, signedIn }) => {
  const { report } = body
  const now = Date.now()
  const db = await database()
  const ambassador = await db.transaction(async (transaction) => {
    const { id: customerId } = await lockSignedIn(transaction, signedIn)
    const known = await findAmbassador(transaction, customerId)
    if (!known) throw noAmbassador()
    await lockAmbassador(transaction, known.id)
    const task = await findTask(transaction, params.id)
    if (task?.ambassadorId !== known.id) throw new ApiError(404, 'not_found', 'There is no such task.')
    requireReport(report)
    if (task.state !== 'open' && task.state !== 'reported')
      throw new ApiError(409, 'action_unavailable', `A task that is ${task.state} cannot be reported.`)
    await transaction
      .update(ambassadorTasks)
      .set({ state: 'reported', report, updatedAt: now })
      .where(eq(ambassadorTasks.id, task.id))
    if (task.state === 'open') await notifyStaff(transaction, 'ambassador', known.id)
    return known
  })
  return { result: await ambassadorView(ambassador, now) }
}

function requireReport(report: string): void {
  if (report !== '' && report.length <= TASK_LENGTH.report) return
  const description = `From 1 to ${TASK_LENGTH.report} characters.`
  throw validationError({ report: { code: 'validation_failed', description } })
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

export async function ambassadorView(ambassador: StoredAmbassador, now: number): Promise<Ambassador> {
  const { id, state, languages, work, links, text, reason, decidedAt } = ambassador
  const tasks = await tasksOf(await database(), id)
  const again = appliesAgainAt(ambassador, readProgrammes().ambassador.reapplyDays)
  return {
    ...{ state, languages, work, links, text, reason },
    appliedAt: new Date(ambassador.appliedAt).toISOString(),
    decidedAt: iso(decidedAt),
    applyAgainAt: again !== null && again > now ? iso(again) : null,
    budgetBtc: new Big(ambassador.budgetBtc).toFixed(),
    paidBtc: committedBtc(tasks.filter((task) => task.state === 'done')),
    tasks: tasks.map(taskView),
  }
}
