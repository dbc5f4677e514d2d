/** Pure. Each step carries the moment it was due, so many reads and one late read end in the same state. */
import Big from 'big.js'
import type { ExchangeActionName, ExchangeIssue, SandboxDeposit } from '@/domain/exchange/exchange'
import type { PriceRecord } from '@/domain/money/priceRecord'
import type { StoredExchange } from '@/server/database/schema'
import { sandboxTxHash } from '@/server/sandbox/sandboxDepositAddress'

export type StepRules = {
  stepMs: number
  precisionFrom: (exchange: StoredExchange) => number
  /** At the market rate of that moment; null below the minimum. */
  payout: (exchange: StoredExchange, amountFrom: string, at: number) => string | null
  priceRecord: (
    exchange: StoredExchange,
    amountFrom: string,
    payout: string,
    at: number,
  ) => PriceRecord | null
}

/** Oldest first. */
export function statesDue(exchange: StoredExchange, now: number, rules: StepRules): StoredExchange[] {
  const states: StoredExchange[] = []
  for (let state = exchange; state.dueAt !== null && state.dueAt <= now; states.push(state)) {
    state = nextState(state, state.dueAt, rules)
  }
  return states
}

function nextState(exchange: StoredExchange, at: number, rules: StepRules): StoredExchange {
  const next = { ...exchange, updatedAt: at, dueAt: null }
  switch (exchange.status) {
    case 'waiting':
      return { ...next, status: 'expired', dueAt: exchange.depositKind === 'late' ? at + rules.stepMs : null }
    case 'expired':
      return arrivedLate(next)
    case 'confirming':
      return confirmed(next, at, rules)
    case 'exchanging':
      return { ...next, status: 'sending', dueAt: at + rules.stepMs }
    case 'sending':
      return finished(next)
    default:
      return next
  }
}

function confirmed(exchange: StoredExchange, at: number, rules: StepRules): StoredExchange {
  const confirmations = exchange.confirmations + 1
  const state = { ...exchange, confirmations }
  if (confirmations >= exchange.confirmationsNeeded) return settled(state, at, rules)
  return { ...state, dueAt: confirmationDue(exchange.depositedAt ?? at, confirmations + 1, state, rules) }
}

const confirmationDue = (depositedAt: number, nth: number, exchange: StoredExchange, rules: StepRules) =>
  depositedAt + Math.ceil((nth * rules.stepMs) / exchange.confirmationsNeeded)

/** A fixed rate wants exactly its amount. */
function settled(exchange: StoredExchange, at: number, rules: StepRules): StoredExchange {
  const amountFrom = exchange.amountFrom ?? exchange.expectedAmountFrom
  const difference = Big(amountFrom).cmp(exchange.expectedAmountFrom)

  if (exchange.type === 'fixed') {
    if (difference < 0) return held(exchange, 'deposit_too_small')
    if (difference > 0) return held(exchange, 'deposit_too_large')
    return exchanging(exchange, at, rules)
  }
  const payout = rules.payout(exchange, amountFrom, at)
  if (payout !== null) return exchanging(requoted(exchange, amountFrom, payout, at, rules), at, rules)
  if (difference >= 0) return exchanging(exchange, at, rules)
  return { ...exchange, status: 'failed', issue: 'deposit_too_small' }
}

const held = (exchange: StoredExchange, issue: ExchangeIssue): StoredExchange => ({
  ...exchange,
  status: 'verifying',
  issue,
})

const arrivedLate = (exchange: StoredExchange) =>
  held(
    {
      ...exchange,
      amountFrom: exchange.expectedAmountFrom,
      confirmations: exchange.confirmationsNeeded,
      depositedAt: exchange.updatedAt,
      txFrom: depositHash(exchange),
    },
    'deposit_late',
  )

const requoted = (
  exchange: StoredExchange,
  amountFrom: string,
  payout: string,
  at: number,
  rules: StepRules,
): StoredExchange => ({
  ...exchange,
  requote: { amountFrom, amountTo: payout, at },
  priceRecord: rules.priceRecord(exchange, amountFrom, payout, at),
})

const exchanging = (exchange: StoredExchange, at: number, rules: StepRules): StoredExchange => ({
  ...exchange,
  status: 'exchanging',
  issue: null,
  dueAt: at + rules.stepMs,
})

const finished = (exchange: StoredExchange): StoredExchange => ({
  ...exchange,
  status: 'finished',
  amountTo: exchange.requote?.amountTo ?? exchange.expectedAmountTo,
  txTo: sandboxTxHash(exchange.networkTo, `${exchange.publicId}:payout`),
})

/** Null when this exchange waits for none. */
export function withDeposit(
  exchange: StoredExchange,
  kind: SandboxDeposit,
  at: number,
  rules: StepRules,
): StoredExchange | null {
  if (exchange.status !== 'waiting') return null
  const next = { ...exchange, depositKind: kind, updatedAt: at }
  // The deadline is drawn near; `statesDue` does the rest.
  if (kind === 'expire' || kind === 'late') return { ...next, validUntil: at, dueAt: at }
  return {
    ...next,
    status: 'confirming',
    amountFrom: depositAmount(kind, exchange, rules),
    txFrom: depositHash(exchange),
    depositedAt: at,
    dueAt: confirmationDue(at, 1, exchange, rules),
  }
}

/** The reported payment, else one that never was. */
const depositHash = ({ txFrom, networkFrom, publicId }: StoredExchange) =>
  txFrom ?? sandboxTxHash(networkFrom, `${publicId}:deposit`)

function depositAmount(kind: 'full' | 'too_small' | 'too_large', exchange: StoredExchange, rules: StepRules) {
  const expected = Big(exchange.expectedAmountFrom)
  if (kind === 'full') return exchange.expectedAmountFrom
  if (kind === 'too_large') return expected.times(2).toFixed()
  return expected.div(2).round(rules.precisionFrom(exchange), Big.roundDown).toFixed()
}

export function actionsOf(exchange: StoredExchange, at: number, rules: StepRules): ExchangeActionName[] {
  // What was never made had no deposit.
  if (exchange.issue === null || exchange.creation !== 'made') return []
  if (exchange.status !== 'verifying') return ['refund']
  return marketPayout(exchange, at, rules) === null ? ['refund'] : ['refund', 'continue']
}

const marketPayout = (exchange: StoredExchange, at: number, rules: StepRules) =>
  exchange.amountFrom === null ? null : rules.payout(exchange, exchange.amountFrom, at)

export function withContinue(exchange: StoredExchange, at: number, rules: StepRules): StoredExchange | null {
  if (exchange.status !== 'verifying') return null
  const payout = marketPayout(exchange, at, rules)
  if (payout === null || exchange.amountFrom === null) return null
  const priced = requoted(exchange, exchange.amountFrom, payout, at, rules)
  return { ...exchanging(priced, at, rules), updatedAt: at }
}

export const withRefund = (
  exchange: StoredExchange,
  to: { address: string; extraId: string | null },
  at: number,
): StoredExchange => ({
  ...exchange,
  status: 'refunded',
  issue: null,
  userRefundAddress: to.address,
  userRefundExtraId: to.extraId,
  refundTx: sandboxTxHash(exchange.networkFrom, `${exchange.publicId}:refund`),
  updatedAt: at,
  dueAt: null,
})
