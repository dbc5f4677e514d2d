import type { RecordedRequest, Reply } from '../../tests/server/providers/fakeProvider'
import { banxaFake as banxaOfTests } from '../../tests/built/support/rampFakes'
import { FAKE_KEY } from '../../src/config/environment/fakeKeys.js'
import type { Fake } from './fake'
import { type FakeOrders, outcomeOf, type Stage } from './fakeOrders'

const WORDS: Record<Stage, string> = {
  ...{ waiting: 'pendingPayment', confirming: 'paymentReceived', exchanging: 'inProgress' },
  ...{ sending: 'coinTransferred', finished: 'complete', review: 'extraVerification' },
  ...{ failed: 'declined', refunded: 'refunded', expired: 'expired' },
}

/** The ramp of the tests, whose orders go on by the clock; nobody pays at the page that it names. */
export function banxaFake(orders: FakeOrders): Fake {
  const { routes, openRoute, settings, say } = banxaOfTests()
  const route =
    (name: string) =>
    (request: RecordedRequest): Reply => {
      const reply = routes[name]
      return (typeof reply === 'function' ? reply(request) : reply) ?? { status: 404 }
    }
  const opening = openRoute ?? ''
  const reading = Object.keys(routes).find((name) => name.endsWith('/orders/{id}')) ?? ''
  return {
    id: 'banxa',
    routes: (scenario) => ({
      ...routes,
      [opening]: (request) => {
        if (scenario === 'refuse') return { status: 422, body: { message: 'not available' } }
        const { externalOrderId } = request.body as { externalOrderId: string }
        const amounts = { amount: '100', amountTo: '0.002' }
        orders.add({
          provider: 'banxa',
          outcome: outcomeOf(scenario),
          ...amounts,
          fields: { externalOrderId },
        })
        return route(opening)(request)
      },
      [reading]: (request) => {
        for (const order of orders.list('banxa'))
          say(String(order.fields.externalOrderId), WORDS[orders.stage(order)])
        return route(reading)(request)
      },
    }),
    settings: (url) => ({
      ...settings(url),
      ...{ BANXA_API_KEY: `${FAKE_KEY}banxa-key`, BANXA_WEBHOOK_SECRET: `${FAKE_KEY}banxa-webhook-secret` },
    }),
  }
}
