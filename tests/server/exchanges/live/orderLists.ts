import type { Provider } from '@/server/providers/provider'
import { makeChangenow } from '@/server/providers/changenow/makeChangenow'
import { makeExolix } from '@/server/providers/exolix/makeExolix'
import { makeNear } from '@/server/providers/near/makeNear'
import { makeSideshift } from '@/server/providers/sideshift/makeSideshift'
import { makeSimpleswap } from '@/server/providers/simpleswap/makeSimpleswap'

export type Phase = 'waiting' | 'confirming' | 'exchanging' | 'finished'
export type TheirOrder = { id: string; createdAt: number; phase: Phase }
type Query = Record<string, string>

/** A service that only answers questions about its orders; `reply` null: there is no such call. */
export type OrderService = {
  make: (url: string) => Provider
  reply: (path: string, query: Query, orders: ReadonlyMap<string, TheirOrder>) => unknown
}

const isoOf = (at: number) => new Date(at).toISOString()

/** The oldest first, of a window of time. */
const within = (orders: ReadonlyMap<string, TheirOrder>, { dateFrom = '', dateTo = '' }: Query) =>
  [...orders.values()]
    .filter(({ createdAt }) => createdAt >= Date.parse(dateFrom) && createdAt <= Date.parse(dateTo))
    .sort((one, other) => one.createdAt - other.createdAt)

const lastPart = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '')

const SHIFT_WORDS = {
  waiting: 'waiting',
  confirming: 'pending',
  exchanging: 'processing',
  finished: 'settled',
}
const shift = ({ id, phase }: TheirOrder) => ({
  ...{ id, status: SHIFT_WORDS[phase], depositMin: '0.01', depositMax: '9', expiresAt: null },
  ...(phase !== 'waiting' && { depositHash: `in-${id}`, depositAmount: '0.1' }),
  ...(phase === 'finished' && { settleHash: `out-${id}`, settleAmount: '2' }),
})

const EXOLIX_WORDS = {
  ...{ waiting: 'wait', confirming: 'confirmation', exchanging: 'exchanging', finished: 'success' },
}
const transaction = ({ id, phase, createdAt }: TheirOrder) => ({
  ...{ id, status: EXOLIX_WORDS[phase], amount: 0.1, amountTo: 2, createdAt: isoOf(createdAt) },
  hashIn: { hash: phase === 'waiting' ? null : `in-${id}`, link: null },
  hashOut: { hash: phase === 'finished' ? `out-${id}` : null, link: null },
})

const NEAR_WORDS = {
  ...{ waiting: 'PENDING_DEPOSIT', confirming: 'KNOWN_DEPOSIT_TX' },
  ...{ exchanging: 'PROCESSING', finished: 'SUCCESS' },
}

export const ORDER_SERVICES = {
  sideshift: {
    make: (url) => makeSideshift({ url, secret: 'a-secret-of-ours', affiliateId: 'account' }),
    reply: (path, { ids = '' }, orders) => {
      if (path === '/shifts')
        return ids
          .split(',')
          .flatMap((id) => orders.get(id) ?? [])
          .map(shift)
      const known = orders.get(lastPart(path))
      return known ? shift(known) : null
    },
  },
  exolix: {
    make: (url) => makeExolix({ url, apiKey: 'a-partner-key' }),
    reply: (path, query, orders) => {
      const known = orders.get(lastPart(path))
      if (known) return transaction(known)
      if (path !== '/transactions') return null
      const found = within(orders, query)
      return { data: found.slice(0, Number(query.size)).map(transaction), count: found.length }
    },
  },
  changenow: {
    make: (url) => makeChangenow({ url, apiKey: 'a-partner-key' }),
    reply: (path, query, orders) => {
      if (path === '/exchanges') {
        const exchanges = within(orders, query).map(({ id, phase, createdAt }) => ({
          ...{ requestId: id, status: phase, createdAt: isoOf(createdAt) },
        }))
        return { count: exchanges.length, exchanges: exchanges.slice(0, Number(query.limit)) }
      }
      const known = orders.get(query.id ?? '')
      if (path !== '/exchange/by-id' || !known) return null
      const payinHash = known.phase === 'waiting' ? null : `in-${known.id}`
      return { id: known.id, status: known.phase, actionsAvailable: false, payinHash }
    },
  },
  near: {
    make: (url) => makeNear({ url, jwt: null, referral: null, fee: null }),
    reply: (path, { depositAddress = '' }, orders) => {
      const known = orders.get(depositAddress)
      if (path !== '/status' || !known) return null
      return { status: NEAR_WORDS[known.phase], quoteResponse: { quote: {} }, swapDetails: {} }
    },
  },
  simpleswap: {
    make: (url) => makeSimpleswap({ url, apiKey: 'a-partner-key' }),
    reply: (path, _, orders) => {
      const known = orders.get(lastPart(path))
      return known ? { result: { status: known.phase }, traceId: 't' } : null
    },
  },
} as const satisfies Record<string, OrderService>

export type ServiceId = keyof typeof ORDER_SERVICES
