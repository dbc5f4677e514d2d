import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ExchangeStatus } from '@/domain/exchange/exchange'
import type { Provider } from '@/server/providers/provider'
import { newBtcAddress } from '../liveProvider'

type Call = {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}
type Reply = { status?: number; json: unknown }
export type Made = { id: string; address: string; body: Record<string, unknown>; at: string }

/** What the operator of a service does to it. */
export type World = {
  word: string
  /** Ether for the tenth of a bitcoin of the request. */
  pays: unknown
  min: number
  isDown: boolean
  isLimited: boolean
  creates: 'answers' | 'cuts' | 'pays another'
  made: Made[]
  calls: number
}

/** One service as its documentation describes it, holding the orders that it made. */
export type Service = {
  id: string
  make: (url: string) => Provider
  /** Each documented word and what a visitor sees. */
  words: Record<string, ExchangeStatus>
  /** An order is listed afterwards, so that one whose answer was lost is found. */
  isFindable: boolean
  /** The word of an order that was paid out, with whatever else says so. */
  paid: string
  isCreate: (call: Call) => boolean
  reply: (call: Call, world: World) => Reply
}

export const SOMEBODY = '0x52908400098527886E0F7030069857D2E4169EE7'

export const freshWorld = (): World => ({
  ...{ word: '', pays: 2, min: 0.001, isDown: false, isLimited: false },
  ...{ creates: 'answers', made: [], calls: 0 },
})

export function makeOrder(world: World, body: Record<string, unknown>): Made {
  const order = {
    id: randomUUID().replaceAll('-', ''),
    address: newBtcAddress(),
    body,
    at: new Date().toISOString(),
  }
  world.made.push(order)
  return order
}

/** The first of the orders with this id. */
export const orderOf = (world: World, id: string | undefined) => world.made.find((order) => order.id === id)

export async function startService(service: Service, world: () => World) {
  const server = createServer((req, res) => {
    void (async () => {
      const state = world()
      state.calls++
      const { pathname, searchParams } = new URL(req.url ?? '', 'http://service')
      const body = (JSON.parse((await text(req)) || '{}') ?? {}) as Record<string, unknown>
      const call = {
        ...{ method: req.method ?? '', path: pathname, query: Object.fromEntries(searchParams) },
        ...{ headers: req.headers, body },
      }
      if (state.isDown) return void req.socket.destroy()
      if (state.isLimited) return void res.writeHead(429, { 'retry-after': '30' }).end('slow down')
      const { status = 200, json } = service.reply(call, state)
      const answer = JSON.stringify(json).replaceAll('"NaN"', 'NaN')
      res.writeHead(status, { 'content-type': 'application/json', 'content-length': answer.length })
      if (!service.isCreate(call) || state.creates !== 'cuts') return void res.end(answer)
      // The order is made and the connection ends within the answer.
      res.write(answer.slice(0, 20), () => req.socket.destroy())
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

export const NOT_FOUND = { status: 404, json: { error: 'not_found', message: 'Not found' } }
export const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString()
export const isSmall = (amount: unknown, { min }: World) => Number(amount) < min
