import { desc, eq } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import type { DeskPayout } from '@/contract/deskResults'
import { bitcoinTx, type PayoutDecision } from '@/domain/account/staff'
import type { Locale } from '@/i18n/languages'
import { ApiError } from '@/server/api/ApiError'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { database, type Transaction } from '@/server/database/database'
import { payouts, type StoredPayout } from '@/server/database/schema'
import { enqueueEmail } from '@/server/mail/enqueueEmail'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { payoutView } from '@/server/programmes/payouts'
import { changePayout } from '@/server/programmes/storedPayouts'
import { simulation } from '@/server/providers/simulation'

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
  return { result: pageOfRows(rows, limit, deskView) }
}

export const decidePayout: ApiHandler<typeof desk.decidePayout> = async ({ params: { id }, body }) => {
  const now = Date.now()
  const changed = await changePayout(
    id,
    (payout) => decided(payout, body, now),
    (transaction, { email: to, language }, payout) =>
      enqueueDecision(transaction, payout, body, { to, language }, now),
  )
  if (!changed) throw new ApiError(404, 'not_found', 'There is no such payout.')
  return { result: deskView(changed) }
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

const deskView = (payout: StoredPayout): DeskPayout => ({
  ...payoutView(payout),
  customerId: payout.customerId,
  holdReason: payout.holdReason,
  isWaiting: isOpen(payout) && (payout.dueAt === null || !simulation()),
})
