import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  faults,
  readRequest,
  type Reply,
  replyOf,
  sendReply,
} from '../../tests/server/providers/fakeProvider'
import { answerControl } from './control'
import type { Fake } from './fake'
import { FakeOrders, type Scenario } from './fakeOrders'

/** Milliseconds: longer than the site waits for an offer. */
const SLOW = 8000
const HOST = '127.0.0.1'

/** Each fake on a port of loopback, after the one that takes scenarios. `port` 0: free ones. `step`: milliseconds. */
export async function serveFakes(
  make: readonly ((orders: FakeOrders) => Fake)[],
  { port, step }: { port: number; step: number },
) {
  const orders = new FakeOrders(step)
  const scenarios = new Map<string, Scenario>()
  const fakes = make.map((one) => one(orders))
  const listeners: RequestListener[] = [
    (request, response) => sendReply(response, answerControl(request, { fakes, scenarios, orders })),
    ...fakes.map((fake): RequestListener => (incoming, response) => {
      void readRequest(incoming).then((request) => {
        const scenario = scenarios.get(fake.id) ?? 'normal'
        sendReply(response, inManner(replyOf(fake.routes(scenario), request), scenario))
      })
    }),
  ]
  const servers: Server[] = []
  for (const [index, listener] of listeners.entries())
    servers.push(await listen(listener, port === 0 ? 0 : port + index))
  const [control = '', ...urls] = servers.map(urlOf)
  return {
    control,
    settings: Object.assign({}, ...fakes.map(({ settings }, index) => settings(urls[index] ?? ''))) as Record<
      string,
      string
    >,
    close: () => Promise.all(servers.map(end)),
  }
}

function inManner(reply: Reply, scenario: Scenario): Reply {
  if (scenario === 'down') return faults.cut
  return scenario === 'slow' ? { ...reply, delay: SLOW } : reply
}

const listen = (listener: RequestListener, port: number): Promise<Server> =>
  new Promise((listening, failed) => {
    const server = createServer(listener)
    server.once('error', failed)
    server.listen(port, HOST, () => listening(server))
  })

const urlOf = (server: Server) => `http://${HOST}:${(server.address() as AddressInfo).port}`

const end = (server: Server): Promise<void> =>
  new Promise((ended) => {
    server.close(() => ended())
    server.closeAllConnections()
  })
