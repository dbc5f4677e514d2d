/** Looked at for the patterns. */
export const PATTERN_DAYS = 90

/** What may mean that a partner’s orders are not of people they referred. */
export const SUSPICIONS = [
  'own_orders',
  'one_recipient',
  'one_device',
  'one_caller',
  'burst',
  'refunds',
] as const
export type Suspicion = (typeof SUSPICIONS)[number]

/** Of the last PATTERN_DAYS, of one partner. */
export type PatternFacts = {
  orders: number
  /** Of the partner’s own account, email or payout address. */
  ownOrders: number
  finished: number
  refunded: number
  /** The most that were made within one hour. */
  mostInHour: number
  /** The most accounts whose orders share a recipient address, a device that gets messages, or an IP address. */
  accountsOfRecipient: number
  accountsOfDevice: number
  accountsOfCaller: number
}

/** What raised it: so many, of so many. */
export type RaisedSuspicion = { suspicion: Suspicion; count: number; of: number; percent: number }

/** From which count on, and from which share in percent, each is raised. */
const SUSPICION_LIMITS: Record<Suspicion, { count: number; percent: number }> = {
  own_orders: { count: 3, percent: 0 },
  one_recipient: { count: 3, percent: 0 },
  one_device: { count: 3, percent: 0 },
  one_caller: { count: 3, percent: 0 },
  burst: { count: 10, percent: 20 },
  refunds: { count: 5, percent: 20 },
}

export function suspicionsOf(facts: PatternFacts): RaisedSuspicion[] {
  const { orders } = facts
  const figures: Record<Suspicion, readonly [count: number, of: number]> = {
    own_orders: [facts.ownOrders, orders],
    one_recipient: [facts.accountsOfRecipient, orders],
    one_device: [facts.accountsOfDevice, orders],
    one_caller: [facts.accountsOfCaller, orders],
    burst: [facts.mostInHour, orders],
    refunds: [facts.refunded, facts.finished],
  }
  return SUSPICIONS.flatMap((suspicion) => {
    const [count, of] = figures[suspicion]
    const limit = SUSPICION_LIMITS[suspicion]
    const percent = of === 0 ? 0 : Math.floor((100 * count) / of)
    return count >= limit.count && percent >= limit.percent ? [{ suspicion, count, of, percent }] : []
  })
}
