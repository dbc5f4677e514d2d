import type { IncomingMessage } from 'node:http'
import type { Reply } from '../../tests/server/providers/fakeProvider'
import type { Fake } from './fake'
import { type FakeOrders, OUTCOMES, SCENARIOS, type Scenario } from './fakeOrders'

type Controlled = { fakes: readonly Fake[]; scenarios: Map<string, Scenario>; orders: FakeOrders }

const HELP = [
  `POST /{provider}/{scenario}  what it does from now on: ${SCENARIOS.join(', ')}`,
  `POST /orders/{id}/{outcome}  what becomes of one order: ${OUTCOMES.join(', ')}`,
  'GET /  this, the scenarios and the orders',
]

/** No key: it listens on loopback, and has nothing. */
export function answerControl({ method, url = '/' }: IncomingMessage, controlled: Controlled): Reply {
  const { fakes, scenarios, orders } = controlled
  const [first = '', second = '', third = ''] = url.split('/').slice(1)
  if (method === 'GET' && url === '/') return { body: stateOf(controlled) }
  if (method !== 'POST') return unknown
  const outcome = OUTCOMES.find((one) => one === third)
  if (first === 'orders' && outcome)
    return orders.end(second, outcome) ? { body: { [second]: outcome } } : unknown
  const scenario = SCENARIOS.find((one) => one === second)
  if (!scenario || !fakes.some(({ id }) => id === first)) return unknown
  scenarios.set(first, scenario)
  return { body: { [first]: scenario } }
}

const unknown: Reply = { status: 404, body: { help: HELP } }

const stateOf = ({ fakes, scenarios, orders }: Controlled) => ({
  help: HELP,
  scenarios: Object.fromEntries(fakes.map(({ id }) => [id, scenarios.get(id) ?? 'normal'])),
  orders: orders.list().map((order) => ({
    ...{ id: order.id, provider: order.provider, outcome: order.outcome, stage: orders.stage(order) },
    ...{ amount: order.amount, amountTo: order.amountTo, createdAt: new Date(order.createdAt).toISOString() },
  })),
})
