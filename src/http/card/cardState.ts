import { env } from '@/config/env'
import { type CardState, furthest } from '@/domain/exchange/cardPurchase'
import { SECOND } from '@/domain/time/durations'
import { cachedBy } from './cachedBy'
import { callMercuryo } from './mercuryoApi'
import { readLeg, transactionsResponse } from './mercuryoResponses'

/** The visitor's leg. A word that is not listed is `checking`. */
const BUY = new Map<string, CardState>([
  ['new', 'pending'],
  ['pending', 'pending'],
  ['order_scheduled', 'checking'],
  ['paid', 'paid'],
  ['cancelled', 'failed'],
  ['failed', 'failed'],
  ['order_failed', 'failed'],
  ['descriptor_failed', 'failed'],
])

/** Mercuryo's leg: what it has not completed is still only paid. */
const WITHDRAW = new Map<string, CardState>([
  ['new', 'paid'],
  ['pending', 'paid'],
  ['completed', 'sent'],
  ['succeeded', 'sent'],
])

const LEGS = new Map([
  ['buy', BUY],
  ['withdraw', WITHDRAW],
])

/** Of one purchase; null: Mercuryo does not know it, because nothing was entered yet. @throws ProviderError */
export const cardStateOf = cachedBy<CardState | null>(
  { ms: 10 * SECOND, failedMs: 10 * SECOND, max: 500 },
  async (id) => {
    const { data } = await callMercuryo({
      path: '/sdk-partner/transactions',
      query: { widget_id: env.mercuryoWidgetId, merchant_transaction_id: id },
      headers: { 'Sdk-Partner-Token': env.mercuryoPartnerToken },
      schema: transactionsResponse,
    })
    return furthest(data.flatMap((row) => statesIn(row, id)))
  },
)

/** A row that does not name the purchase may be another's. */
function statesIn(row: Record<string, unknown>, id: string): CardState[] {
  const legs = Object.entries(row).flatMap(([name, value]) => {
    const leg = readLeg(value)
    return leg ? [{ name, ...leg }] : []
  })
  if (!legs.some((leg) => leg.merchant_transaction_id === id)) return []
  return legs.flatMap(({ name, status, merchant_transaction_id: named }) => {
    const words = LEGS.get(name)
    return words && (named === null || named === id) ? [words.get(status.toLowerCase()) ?? 'checking'] : []
  })
}
