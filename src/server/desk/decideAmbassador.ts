import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import { BTC_DECIMALS } from '@/domain/account/loyalty'
import { decimalsOf, isAmount, isLess, isZero } from '@/domain/money/amount'
import {
  committedBtc,
  decidedState,
  TASK_LENGTH,
  type TaskState,
  taskStateAfter,
} from '@/domain/partner/ambassador'
import { database, type Transaction } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import {
  ambassadors,
  ambassadorTasks,
  type StoredAmbassador,
  type StoredCustomer,
  type StoredProposal,
  type StoredTask,
} from '@/server/database/schema'
import { deskAmbassadorView, noSuchAmbassador } from '@/server/desk/deskAmbassadors'
import { openProposalsOf, propose } from '@/server/desk/storedProposals'
import { bookReward } from '@/server/journal/customerBook'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { validationError } from '@/server/kernel/validationError'
import { enqueueEmail } from '@/server/mail/enqueueEmail'
import type { Email } from '@/server/mail/emailKinds'
import { findTask, lockAmbassador, tasksOf } from '@/server/partners/storedAmbassadors'

type Locked = {
  transaction: Transaction
  ambassador: StoredAmbassador
  customer: StoredCustomer
  tasks: StoredTask[]
  now: number
}

/** Two who decide at once: the second finds the state of after the first. The customer is locked first. */
async function withAmbassador(id: string, change: (locked: Locked) => Promise<void>): Promise<void> {
  const db = await database()
  await db.transaction(async (transaction) => {
    const [known] = await transaction.select().from(ambassadors).where(eq(ambassadors.id, id))
    const customer = known ? await lockCustomer(transaction, known.customerId) : null
    const ambassador = customer ? await lockAmbassador(transaction, id) : null
    if (!customer || !ambassador) throw noSuchAmbassador()
    const tasks = await tasksOf(transaction, id)
    await change({ transaction, ambassador, customer, tasks, now: Date.now() })
  })
}

async function mail({ transaction, customer, now }: Locked, email: Email): Promise<void> {
  const { email: to, language } = customer
  await enqueueEmail(transaction, email, { to, language }, now)
}

const unavailable = (why: string) => new ApiError(409, 'action_unavailable', why)

const EMAILS = {
  accepted: 'ambassadorAccepted',
  declined: 'ambassadorDeclined',
  ended: 'ambassadorNotice',
} as const

export const decideAmbassador: ApiHandler<typeof desk.decideAmbassador> = async ({
  params: { id },
  body,
}) => {
  const { decision, reason } = body
  await withAmbassador(id, async (locked) => {
    const { transaction, ambassador, now } = locked
    const state = decidedState(decision, ambassador.state)
    if (!state || state === 'applied')
      throw unavailable(`Somebody who is ${ambassador.state} cannot be decided on so.`)
    await transaction.update(ambassadors).set({ state, reason, decidedAt: now }).where(eq(ambassadors.id, id))
    await mail(locked, { kind: EMAILS[state], message: reason })
  })
  return { result: await deskAmbassadorView(id) }
}

export const setAmbassadorBudget: ApiHandler<typeof desk.setAmbassadorBudget> = async ({
  params: { id },
  body: { budgetBtc },
}) => {
  requireBtc('budgetBtc', budgetBtc)
  await withAmbassador(id, async ({ transaction, tasks }) => {
    const committed = committedBtc(tasks)
    if (isLess(budgetBtc, committed)) throw unavailable(`Tasks amount to ${committed} BTC already.`)
    await transaction.update(ambassadors).set({ budgetBtc }).where(eq(ambassadors.id, id))
  })
  return { result: await deskAmbassadorView(id) }
}

function requireBtc(field: string, text: string): void {
  if (isAmount(text) && decimalsOf(text) <= BTC_DECIMALS) return
  const description = `A decimal number of BTC from zero on, with at most ${BTC_DECIMALS} decimals.`
  throw validationError({ [field]: { code: 'amount_invalid', description } })
}

export const addAmbassadorTask: ApiHandler<typeof desk.addAmbassadorTask> = async ({
  params: { id },
  body,
}) => {
  const { title, what, rewardBtc } = body
  requireBtc('rewardBtc', rewardBtc)
  requireText('title', title, TASK_LENGTH.title)
  requireText('what', what, TASK_LENGTH.what)
  await withAmbassador(id, async (locked) => {
    const { transaction, ambassador, tasks, now } = locked
    if (ambassador.state !== 'accepted') throw unavailable('Only somebody who was accepted has tasks.')
    const task: StoredTask = {
      ...{ id: randomUUID(), ambassadorId: id, title, what, rewardBtc, state: 'open' as const },
      ...{ report: '', note: null, createdAt: now, updatedAt: now },
    }
    if (isLess(ambassador.budgetBtc, committedBtc([...tasks, task])))
      throw unavailable('The budget does not cover this reward.')
    await transaction.insert(ambassadorTasks).values(task)
    await mail(locked, { kind: 'ambassadorTask', message: `${title}\n\n${what}` })
  })
  return { result: await deskAmbassadorView(id) }
}

function requireText(field: string, text: string, most: number): void {
  if (text !== '' && text.length <= most) return
  const description = `From 1 to ${most} characters.`
  throw validationError({ [field]: { code: 'validation_failed', description } })
}

/** A reward waits for somebody else at the desk, whatever DESK_FOUR_EYES says: it is money that one could give a friend. */
export const decideAmbassadorTask: ApiHandler<typeof desk.decideAmbassadorTask> = async ({
  params,
  body: { decision, reason },
  signedIn,
}) => {
  const task = await findTask(await database(), params.id)
  if (!task) throw noSuchTask()
  const { id, ambassadorId, rewardBtc, state } = task
  const now = Date.now()
  if (decision !== 'done') {
    if ((await openProposalsOf([id], now, 'reward')).size > 0)
      throw unavailable('Its reward is proposed: confirm or withdraw that first.')
    await changeTask(task, reason, (current) => taskStateAfter(decision, current))
    return { result: await deskAmbassadorView(ambassadorId) }
  }
  if (!taskStateAfter('done', state)) throw unavailable(`A task that is ${state} cannot be decided on so.`)
  await propose({ kind: 'reward', subject: id, body: { amountBtc: rewardBtc, reason } }, signedIn, now)
  return { status: 202, result: await deskAmbassadorView(ambassadorId) }
}

const noSuchTask = () => new ApiError(404, 'not_found', 'There is no such task.')

/** Once its reward was confirmed. The books and the state change together, once. @throws ApiError 409 action_unavailable */
export async function bookTaskReward({ subject, body }: StoredProposal): Promise<void> {
  const task = await findTask(await database(), subject)
  if (!task) throw noSuchTask()
  await changeTask(task, String(body.reason), (state) => taskStateAfter('done', state))
}

async function changeTask(
  { id, ambassadorId }: StoredTask,
  note: string,
  judge: (state: TaskState) => TaskState | null,
): Promise<void> {
  await withAmbassador(ambassadorId, async (locked) => {
    const { transaction, customer, tasks, now } = locked
    const task = tasks.find((one) => one.id === id)
    if (!task) throw noSuchTask()
    const state = judge(task.state)
    if (!state) throw unavailable(`A task that is ${task.state} cannot be decided on so.`)
    await transaction
      .update(ambassadorTasks)
      .set({ state, note, updatedAt: now })
      .where(eq(ambassadorTasks.id, id))
    const { title, rewardBtc: amountBtc } = task
    const isPaid = state === 'done' && !isZero(amountBtc)
    if (isPaid) await bookReward(transaction, { customerId: customer.id, taskId: id, amountBtc, at: now })
    const kind = isPaid ? 'ambassadorReward' : 'ambassadorNotice'
    await mail(locked, { kind, message: `${title}\n\n${note}` })
  })
}
