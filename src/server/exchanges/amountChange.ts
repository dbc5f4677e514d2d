import { readProgrammes } from '@/config/readProgrammes'
import { type AmountDecision, isRefusedAmount } from '@/domain/exchange/amountChange'
import type { ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import { MINUTE } from '@/domain/time/durations'
import type { StoredExchange } from '@/server/database/schema'
import { amountMove } from '@/server/exchanges/amountMove'
import { nextReadAt } from '@/server/exchanges/nextReadAt'
import type { StoredAmountChange } from '@/server/database/storedAmountChange'
import type { CreatedOrder, ProviderState } from '@/server/providers/provider'

/** Null where the order was made as it was quoted. To the visitor's advantage nobody has to be asked. */
export function amountChangeOf(
  { providerOrder }: StoredExchange,
  created: CreatedOrder,
  now: number,
): StoredAmountChange | null {
  if (!providerOrder) return null
  const move = amountMove(providerOrder, created)
  if (move !== 'worse' && move !== 'better') return null
  const { depositAddress, depositExtraId, validUntil, url, amountFrom, amountTo } = created
  const wait = readProgrammes().limits.amountDecisionMinutes * MINUTE
  return {
    quotedFrom: providerOrder.expectedFrom,
    quotedTo: providerOrder.expectedTo,
    amountFrom,
    amountTo,
    decision: move === 'worse' ? 'open' : 'better',
    decideBy: Math.min(now + wait, validUntil ?? Infinity),
    place: { depositAddress, depositExtraId, validUntil, url },
  }
}

/** The order exists at the provider and its address is shown to nobody. */
export const withOpenChange = (
  exchange: StoredExchange,
  amountChange: StoredAmountChange,
  now: number,
): StoredExchange => ({
  ...exchange,
  amountChange,
  creation: 'undecided',
  issue: 'amount_changed',
  updatedAt: now,
  dueAt: amountChange.decideBy,
  leasedUntil: null,
})

export const isUndecided = ({ creation, status }: StoredExchange) =>
  status === 'creating' && creation === 'undecided'

/** Nobody decided in time. */
export function undecidedStates(exchange: StoredExchange, now: number): StoredExchange[] {
  const { amountChange } = exchange
  if (!amountChange || !isUndecided(exchange) || now < amountChange.decideBy) return []
  return [withRefusedAmount(exchange, 'undecided', amountChange.decideBy)]
}

const ISSUES = {
  declined: 'amount_declined',
  undecided: 'amount_undecided',
} as const satisfies Partial<Record<AmountDecision, ExchangeIssue>>

export function withRefusedAmount(
  exchange: StoredExchange,
  decision: keyof typeof ISSUES,
  now: number,
): StoredExchange {
  const { amountChange } = exchange
  const next: StoredExchange = {
    ...exchange,
    status: 'expired',
    creation: 'made',
    issue: ISSUES[decision],
    amountChange: amountChange && { ...amountChange, decision },
    updatedAt: now,
    leasedUntil: null,
  }
  return { ...next, dueAt: nextReadAt(next, now) }
}

/** What a provider says of an order without a deposit. */
const WITHOUT_DEPOSIT: readonly ExchangeStatus[] = ['creating', 'waiting', 'expired', 'failed']

/** At the provider an order whose amount was refused waits or expires like any other; here it has ended. */
export function afterRefusedAmount(exchange: StoredExchange, state: ProviderState): ProviderState {
  if (!isRefusedAmount(exchange.amountChange?.decision) || hasDeposit(state)) return state
  return { ...state, status: 'expired', issue: exchange.issue, actions: [] }
}

/** A deposit that arrives all the same goes on as the provider says, and the order shows where it went. */
export function withPlaceOfDeposit(exchange: StoredExchange, state: ProviderState): StoredExchange {
  const { amountChange } = exchange
  if (!amountChange || !isRefusedAmount(amountChange.decision) || !hasDeposit(state)) return exchange
  const { depositAddress, depositExtraId } = amountChange.place
  return { ...exchange, addressFrom: depositAddress.trim(), extraIdFrom: depositExtraId }
}

const hasDeposit = ({ status, txFrom, amountFrom }: ProviderState) =>
  txFrom !== null || amountFrom !== null || !WITHOUT_DEPOSIT.includes(status)
