import { desc, eq } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import type { DeskPayout } from '@/contract/deskResults'
import { bitcoinTx, type PayoutDecision } from '@/domain/account/staff'
import type { Locale } from '@/i18n/languages'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database, type Transaction } from '@/server/database/database'
import { payouts, type StoredPayout, type StoredProposal } from '@/server/database/schema'
import { enqueueEmail } from '@/server/mail/enqueueEmail'
import { needsSecondForPayout } from '@/server/desk/fourEyes'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { proposalView } from '@/server/desk/proposalView'
import type { Staff } from '@/server/kernel/SignedIn'
import { confirmedPayouts, openProposalsOf, propose } from '@/server/desk/storedProposals'
import { payoutView } from '@/server/programmes/payouts'
import { changePayout } from '@/server/programmes/storedPayouts'
import { simulation } from '@/server/sandbox/simulation'

export const listDeskPayouts: ApiHandler<typeof desk.payouts> = async ({ query }) => {
  const { state, limit, offset } = query
  const db = await database()
  const rows = await db
    .select()
    .from(payouts)
    .where(state && eq(payouts.state, state))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(limit + 1)
    .offset(offset)
  const facts = await factsOf(rows)
  return { result: pageOfRows(rows, limit, (row) => deskView(row, facts)) }
}

export const decidePayout: ApiHandler<typeof desk.decidePayout> = async (request) => {
  const { params, body, signedIn } = request
  const { id } = params
  if (body.decision !== 'refuse') {
    const payout = await payoutOf(id)
    if (needsSecondForPayout(payout)) {
      const isProposed = await proposeOrRequire(payout, body, signedIn)
      if (isProposed) return { status: 202, result: await viewOf(payout) }
    }
  }
  return { result: await viewOf(await endPayout(id, body)) }
}

/** @returns whether it waits for a second member of staff now @throws ApiError 409 action_unavailable */
async function proposeOrRequire(payout: StoredPayout, body: Decision, staff: Staff): Promise<boolean> {
  if (!isOpen(payout)) throw unavailable(`This payout is ${payout.state} already.`)
  const { id } = payout
  const isConfirmed = (await confirmedPayouts([id])).has(id)
  if (body.decision === 'sent') {
    if (isConfirmed) return false
    throw unavailable('A second member of staff confirms it before it is sent: say `approve` first.')
  }
  if (isConfirmed) throw unavailable('It is confirmed: send it, then say `sent`.')
  const { amountBtc, address } = payout
  const proposed = { kind: 'payout', subject: id, body: { amountBtc, address, reason: body.reason } } as const
  await propose(proposed, staff, Date.now())
  return true
}

/** What a second member of staff has confirmed: the sandbox sends it, and real money may be sent by hand. */
export async function approvePayout(id: string): Promise<void> {
  const payout = await payoutOf(id)
  if (!isOpen(payout)) throw unavailable(`This payout is ${payout.state} already.`)
  if (simulation()) await endPayout(id, { decision: 'approve', tx: '', reason: '' })
}

async function payoutOf(id: string): Promise<StoredPayout> {
  const db = await database()
  const [found] = await db.select().from(payouts).where(eq(payouts.id, id))
  if (!found) throw new ApiError(404, 'not_found', 'There is no such payout.')
  return found
}

async function endPayout(id: string, body: Decision): Promise<StoredPayout> {
  const now = Date.now()
  const changed = await changePayout(
    id,
    (payout) => decided(payout, body, now),
    (transaction, { email: to, language }, payout) =>
      enqueueDecision(transaction, payout, body, { to, language }, now),
  )
  if (!changed) throw new ApiError(404, 'not_found', 'There is no such payout.')
  return changed
}

type Decision = { decision: PayoutDecision; tx: string; reason: string }

function decided(payout: StoredPayout, { decision, tx }: Decision, now: number): StoredPayout {
  if (!isOpen(payout)) throw unavailable(`This payout is ${payout.state} already.`)
  const ended = { ...payout, updatedAt: now, dueAt: null }
  if (decision === 'refuse') return { ...ended, state: 'failed', tx: null }
  const sandbox = simulation()
  if (decision === 'approve') {
    if (!sandbox) throw unavailable('Real money is sent by hand: say `sent`, with its transaction.')
    return sandbox.payouts.withNextStep(payout, now)
  }
  if (sandbox) throw unavailable('The sandbox sends no money, so there is no transaction of it.')
  return { ...ended, state: 'finished', tx: bitcoinTx(tx) }
}

/** Where real money moves, `sending` is only what a sandbox before it has left behind. */
const isOpen = ({ state }: StoredPayout) => state === 'requested' || (state === 'sending' && !simulation())

const unavailable = (description: string) => new ApiError(409, 'action_unavailable', description)

async function enqueueDecision(
  transaction: Transaction,
  { amountBtc, tx }: StoredPayout,
  { decision, reason }: Decision,
  recipient: { to: string; language: Locale },
  now: number,
): Promise<void> {
  if (decision === 'sent' && tx)
    await enqueueEmail(transaction, { kind: 'payoutSent', amountBtc, tx }, recipient, now)
  if (decision === 'refuse')
    await enqueueEmail(transaction, { kind: 'payoutRefused', amountBtc, message: reason }, recipient, now)
}

type Facts = { confirmed: ReadonlySet<string>; proposals: ReadonlyMap<string, StoredProposal> }

async function factsOf(rows: readonly StoredPayout[]): Promise<Facts> {
  const ids = rows.map(({ id }) => id)
  return { confirmed: await confirmedPayouts(ids), proposals: await openProposalsOf(ids, Date.now()) }
}

const viewOf = async (payout: StoredPayout) => deskView(payout, await factsOf([payout]))

function deskView(payout: StoredPayout, { confirmed, proposals }: Facts): DeskPayout {
  const proposal = proposals.get(payout.id)
  return {
    ...payoutView(payout),
    customerId: payout.customerId,
    holdReason: payout.holdReason,
    isWaiting: isOpen(payout) && (payout.dueAt === null || !simulation()),
    needsSecond: needsSecondForPayout(payout),
    isConfirmed: confirmed.has(payout.id),
    proposal: proposal ? proposalView(proposal) : null,
  }
}
