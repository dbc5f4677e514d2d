import { desc, eq } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import type { DeskPayout } from '@/contract/deskResults'
import { bitcoinTx, type PayoutDecision } from '@/domain/account/staff'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import {
  payouts,
  type StoredCustomer,
  type StoredPayout,
  type StoredProposal,
} from '@/server/database/schema'
import { needsSecondForPayout } from '@/server/desk/fourEyes'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { proposalView } from '@/server/desk/proposalView'
import type { Staff } from '@/server/kernel/SignedIn'
import { confirmedPayouts, openProposalsOf, propose } from '@/server/desk/storedProposals'
import { enqueuePayoutEmail } from '@/server/programmes/payoutEmails'
import { payoutView } from '@/server/programmes/payoutView'
import {
  approvedPayout,
  confirmedPayout,
  payoutDecisions,
  refusedPayout,
  requireDecision,
} from '@/server/programmes/payoutStates'
import { sendPayout } from '@/server/programmes/sendPayout'
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

export async function deskPayoutsOf(customerId: string, limit: number): Promise<DeskPayout[]> {
  const db = await database()
  const rows = await db
    .select()
    .from(payouts)
    .where(eq(payouts.customerId, customerId))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(limit)
  const facts = await factsOf(rows)
  return rows.map((row) => deskView(row, facts))
}

export const decidePayout: ApiHandler<typeof desk.decidePayout> = async (request) => {
  const { params, body, signedIn } = request
  const { id } = params
  if (body.decision === 'approve') {
    const payout = await payoutOf(id)
    requireDecision(payout, 'approve')
    if (needsSecondForPayout(payout) && !(await confirmedPayouts([id])).has(id)) {
      await proposePayout(payout, body.reason, signedIn)
      return { status: 202, result: await viewOf(payout) }
    }
  }
  return { result: await viewOf(await carryOut(id, body)) }
}

async function proposePayout({ id, amountBtc, address }: StoredPayout, reason: string, staff: Staff) {
  await propose({ kind: 'payout', subject: id, body: { amountBtc, address, reason } }, staff, Date.now())
}

type Decision = { decision: PayoutDecision; tx: string; reason: string }

function carryOut(id: string, { decision, tx, reason }: Decision): Promise<StoredPayout> {
  const now = Date.now()
  if (decision === 'approve') return approvePayout(id)
  if (decision === 'sent') return sendPayout(id, bitcoinTx(tx) ?? '', now)
  return decided(id, decision, (payout) =>
    decision === 'confirm' ? confirmedPayout(payout, now) : refusedPayout(payout, reason, now),
  )
}

/** The sandbox sends what is approved; real money is sent by staff. */
export const approvePayout = (id: string): Promise<StoredPayout> =>
  decided(id, 'approve', (payout) => {
    const now = Date.now()
    const sandbox = simulation()
    return sandbox
      ? { ...sandbox.payouts.withNextStep(payout, now), approvedAt: now }
      : approvedPayout(payout, now)
  })

async function decided(
  id: string,
  decision: PayoutDecision,
  judge: (payout: StoredPayout) => StoredPayout,
): Promise<StoredPayout> {
  const changed = await changePayout(
    id,
    (payout) => {
      requireDecision(payout, decision)
      return judge(payout)
    },
    async (transaction, customer, payout) => {
      if (decision === 'approve') requireThawed(customer)
      if (!simulation() || decision === 'refuse') await enqueuePayoutEmail(transaction, customer, payout)
    },
  )
  if (!changed) throw notFound()
  return changed
}

/** @throws ApiError 409 action_unavailable */
function requireThawed({ frozenAt }: StoredCustomer): void {
  if (frozenAt !== null)
    throw new ApiError(409, 'action_unavailable', 'The account is frozen: unfreeze it first, or refuse.')
}

async function payoutOf(id: string): Promise<StoredPayout> {
  const db = await database()
  const [found] = await db.select().from(payouts).where(eq(payouts.id, id))
  if (!found) throw notFound()
  return found
}

const notFound = () => new ApiError(404, 'not_found', 'There is no such payout.')

type Facts = { confirmed: ReadonlySet<string>; proposals: ReadonlyMap<string, StoredProposal> }

async function factsOf(rows: readonly StoredPayout[]): Promise<Facts> {
  const ids = rows.map(({ id }) => id)
  return { confirmed: await confirmedPayouts(ids), proposals: await openProposalsOf(ids, Date.now()) }
}

const viewOf = async (payout: StoredPayout) => deskView(payout, await factsOf([payout]))

function deskView(payout: StoredPayout, { confirmed, proposals }: Facts): DeskPayout {
  const proposal = proposals.get(payout.id)
  const { customerId, partnerId, holdReason, exportedAt, confirmations, explorerFault } = payout
  return {
    ...payoutView(payout),
    ...{ customerId, partnerId, holdReason, confirmations, explorerFault },
    exportedAt: exportedAt === null ? null : new Date(exportedAt).toISOString(),
    decisions: payoutDecisions(payout),
    needsSecond: needsSecondForPayout(payout),
    isConfirmed: confirmed.has(payout.id),
    proposal: proposal ? proposalView(proposal) : null,
  }
}
