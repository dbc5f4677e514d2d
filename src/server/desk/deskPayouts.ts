import { desc, eq } from 'drizzle-orm'
import { env } from '@/config/env'
import type { desk } from '@/contract/desk'
import type { DeskPayout } from '@/contract/deskResults'
import type { StaffDecision } from '@/domain/account/staff'
import { ApiError } from '@/server/api/ApiError'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { database } from '@/server/database/database'
import { payouts, type StoredPayout } from '@/server/database/schema'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { payoutView } from '@/server/programmes/payouts'
import { withNextStep } from '@/server/programmes/payoutSteps'
import { changePayout } from '@/server/programmes/storedPayouts'

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
  const changed = await changePayout(id, (payout) => decided(payout, body.decision, now))
  if (!changed) throw new ApiError(404, 'not_found', 'There is no such payout.')
  return { result: deskView(changed) }
}

function decided(payout: StoredPayout, decision: StaffDecision, now: number): StoredPayout {
  if (payout.state !== 'requested')
    throw new ApiError(409, 'action_unavailable', `This payout is ${payout.state} already.`)
  if (decision === 'refuse') return { ...payout, state: 'failed', updatedAt: now, dueAt: null }
  return withNextStep(payout, now, env.sandboxStepSeconds * 1000)
}

const deskView = (payout: StoredPayout): DeskPayout => ({
  ...payoutView(payout),
  customerId: payout.customerId,
  isWaiting: payout.state === 'requested' && payout.dueAt === null,
})
