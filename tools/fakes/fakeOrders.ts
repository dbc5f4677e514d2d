import { randomBytes } from 'node:crypto'
import Big from 'big.js'

/** What becomes of an order, by the scenario that counted when it was made or that was named for it since. */
export const OUTCOMES = ['finish', 'wait', 'less', 'review', 'fail', 'refund', 'expire'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** How a provider answers. `mismatch`: an order goes to another address than was sent. */
const MANNERS = ['slow', 'down', 'refuse', 'mismatch'] as const
/** `normal`: healthy again, and orders finish. */
export const SCENARIOS = ['normal', ...MANNERS, ...OUTCOMES] as const
export type Scenario = (typeof SCENARIOS)[number]

export type Stage =
  | 'waiting'
  | 'confirming'
  | 'exchanging'
  | 'sending'
  | 'finished'
  | 'review'
  | 'failed'
  | 'refunded'
  | 'expired'

export type FakeOrder = {
  id: string
  provider: string
  createdAt: number
  outcome: Outcome
  amount: string
  amountTo: string
  fields: Readonly<Record<string, unknown>>
}

const STAGES: readonly Stage[] = ['waiting', 'confirming', 'exchanging', 'sending']
const ENDS: Record<Outcome, { after: number; stage: Stage }> = {
  finish: { after: 4, stage: 'finished' },
  less: { after: 4, stage: 'finished' },
  wait: { after: Number.POSITIVE_INFINITY, stage: 'waiting' },
  review: { after: 2, stage: 'review' },
  fail: { after: 3, stage: 'failed' },
  refund: { after: 3, stage: 'refunded' },
  expire: { after: 1, stage: 'expired' },
}
/** Of what was to arrive. */
const LESS = 0.8

/** The orders of all fakes, in memory: they are unknown once the program has ended. */
export class FakeOrders {
  private readonly orders = new Map<string, FakeOrder>()
  /** @param step milliseconds from one stage to the next */
  constructor(private readonly step: number) {}

  add(order: Omit<FakeOrder, 'id' | 'createdAt'>): FakeOrder {
    const id = `${order.provider}-${randomBytes(6).toString('hex')}`
    const made = { ...order, id, createdAt: Date.now() }
    this.orders.set(id, made)
    return made
  }
  get(id: string): FakeOrder | undefined {
    return this.orders.get(id)
  }
  list(provider?: string): FakeOrder[] {
    return [...this.orders.values()].filter((order) => provider === undefined || order.provider === provider)
  }
  end(id: string, outcome: Outcome): boolean {
    const order = this.orders.get(id)
    if (order) order.outcome = outcome
    return order !== undefined
  }

  stage({ createdAt, outcome }: FakeOrder): Stage {
    const steps = Math.floor((Date.now() - createdAt) / this.step)
    const { after, stage } = ENDS[outcome]
    if (steps >= after) return stage
    return outcome === 'wait' || outcome === 'expire' ? 'waiting' : (STAGES[Math.min(steps, 3)] ?? 'waiting')
  }
  /** What arrived and what is paid out for it. */
  amounts({ outcome, amount, amountTo }: FakeOrder) {
    const share = outcome === 'less' ? LESS : 1
    const of = (whole: string) => new Big(whole).times(share).round(8, Big.roundDown).toFixed()
    return { amount: of(amount), amountTo: of(amountTo) }
  }
}

/** Of an order that is made now. */
export const outcomeOf = (scenario: Scenario): Outcome =>
  OUTCOMES.find((outcome) => outcome === scenario) ?? 'finish'

export const hashOf = (order: FakeOrder, way: 'in' | 'out') =>
  Buffer.from(`${way} ${order.id}`.padEnd(32, '.')).toString('hex').slice(0, 64)
