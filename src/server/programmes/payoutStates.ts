import type { PayoutState } from '@/domain/account/account'
import type { PayoutDecision } from '@/domain/account/staff'
import type { PayoutStep } from '@/contract/programmes'
import { env } from '@/config/env'
import { ApiError } from '@/server/kernel/ApiError'
import type { StoredPayout } from '@/server/database/schema'
import { simulation } from '@/server/sandbox/simulation'

/** Where real money moves, one that is `sending` by the clock is what a sandbox before it has left behind. */
const isRequested = ({ state, dueAt }: StoredPayout) =>
  state === 'requested' || (state === 'sending' && dueAt !== null && !simulation())

/** What staff may decide on it now. */
export function payoutDecisions(payout: StoredPayout): PayoutDecision[] {
  if (isRequested(payout)) return ['approve', 'refuse']
  if (simulation()) return []
  if (payout.state === 'approved') return ['sent', 'refuse']
  if (payout.state !== 'sending') return []
  // A wallet that raises the fee replaces the transaction, and its hash with it.
  return env.payoutExplorerUrl ? ['sent'] : ['confirm', 'sent']
}

/** @throws ApiError 409 action_unavailable */
export function requireDecision(payout: StoredPayout, decision: PayoutDecision): void {
  if (payoutDecisions(payout).includes(decision)) return
  throw new ApiError(409, 'action_unavailable', unavailable(payout, decision))
}

function unavailable(payout: StoredPayout, decision: PayoutDecision): string {
  if (simulation() && (decision === 'sent' || decision === 'confirm'))
    return 'The sandbox sends no money, so there is no transaction of it.'
  if (decision === 'sent' && isRequested(payout)) return 'It is not approved yet: say `approve` first.'
  if (decision === 'confirm' && payout.state === 'sending')
    return 'PAYOUT_EXPLORER_URL is set: it is confirmed once the explorer has seen enough confirmations.'
  return `This payout is ${payout.state} already.`
}

const resting = { dueAt: null, checkAt: null }

export const approvedPayout = (payout: StoredPayout, now: number): StoredPayout => ({
  ...payout,
  ...resting,
  state: 'approved',
  tx: null,
  approvedAt: now,
  updatedAt: now,
})

export const sentPayout = (payout: StoredPayout, tx: string, now: number): StoredPayout => ({
  ...payout,
  ...resting,
  state: 'sending',
  tx,
  sentAt: now,
  updatedAt: now,
  checkAt: now,
  confirmations: null,
  explorerFault: null,
})

export const confirmedPayout = (payout: StoredPayout, now: number): StoredPayout => ({
  ...payout,
  ...resting,
  state: 'finished',
  explorerFault: null,
  endedAt: now,
  updatedAt: now,
})

export const refusedPayout = (payout: StoredPayout, refusal: string | null, now: number): StoredPayout => ({
  ...payout,
  ...resting,
  state: 'failed',
  tx: null,
  refusal,
  endedAt: now,
  updatedAt: now,
})

/** Oldest first. The time of a step that was stored before there were such times is that of the last change. */
export function payoutSteps(payout: StoredPayout): PayoutStep[] {
  const { state, createdAt, approvedAt, sentAt, endedAt, updatedAt } = payout
  const lastAt: Partial<Record<PayoutState, number>> = { [state]: updatedAt }
  const isEnded = state === 'finished' || state === 'failed'
  const steps: [PayoutState, number | null | undefined][] = [
    ['requested', createdAt],
    ['approved', approvedAt ?? lastAt.approved],
    ['sending', sentAt ?? lastAt.sending],
    ...(isEnded ? [[state, endedAt ?? updatedAt] satisfies [PayoutState, number]] : []),
  ]
  return steps.flatMap(([name, at]) =>
    typeof at === 'number' ? [{ state: name, at: new Date(at).toISOString() }] : [],
  )
}
