import { bech32 } from '@scure/base'
import type { Routes, RecordedRequest } from '../../server/providers/fakeProvider'
import { sideshiftOrder, sideshiftRoutes } from '../../server/providers/sideshiftServer'

type Fields = Record<string, unknown>
const bodyOf = ({ body }: RecordedRequest) => body as Fields
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** What a provider of exact payouts was ordered, and what becomes of its orders. */
export type ExactProvider = {
  routes: Routes
  newest: () => ExactOrder
}
type ExactOrder = {
  /** What it is to pay out, and where. */
  amount: string
  address: string
  /** Of what is read of it from now on. */
  change: (fields: Fields) => void
}

/** Of another order each: one address twice would be a fault. */
const addressOf = (order: number) =>
  bech32.encode('bc', [0, ...bech32.toWords(Uint8Array.from({ length: 20 }, (_, at) => at + order))])

/** SideShift at a fixed rate: a quote names what is settled, and its shift pays that. */
export function exactSideshift(): ExactProvider {
  const shifts = new Map<string, Fields>()
  let quoted: Fields = {}
  let newest = ''
  const quote = sideshiftRoutes['POST /quotes']
  return {
    routes: {
      ...sideshiftRoutes,
      'POST /quotes': (request) => {
        const reply = typeof quote === 'function' ? quote(request) : (quote ?? {})
        quoted = { ...(reply.body as Fields), id: `quote-${shifts.size}`, expiresAt: inHours(24) }
        return { ...reply, body: quoted }
      },
      'POST /shifts/fixed': (request) => {
        const { affiliateId: _, commissionRate: __, quoteId, ...order } = bodyOf(request)
        newest = `shift-${shifts.size}`
        const { depositAmount, settleAmount } = quoted
        const amounts = { depositAmount, settleAmount, depositMin: depositAmount, depositMax: depositAmount }
        const depositAddress = addressOf(shifts.size)
        const shift = {
          ...order,
          ...amounts,
          depositAddress,
          id: newest,
          quoteId,
          type: 'fixed',
          expiresAt: inHours(24),
        }
        shifts.set(newest, sideshiftOrder(shift))
        return { status: 201, body: shifts.get(newest) }
      },
      'GET /shifts': ({ query }) => ({
        body: (query.ids ?? '').split(',').flatMap((id) => shifts.get(id) ?? []),
      }),
      'GET /shifts/{id}': ({ path }) => ({ body: shifts.get(path.split('/').at(-1) ?? '') }),
    },
    newest: () => {
      const id = newest
      const { settleAmount, settleAddress } = shifts.get(id) ?? {}
      return {
        ...{ amount: String(settleAmount), address: String(settleAddress) },
        change: (fields) => void shifts.set(id, { ...shifts.get(id), ...fields }),
      }
    },
  }
}

const WEI = 18n

/** 1Click: a quote with `EXACT_OUTPUT` names what is received, in the smallest units. 1 BTC buys 29 ETH. */
export function exactNear(tokens: Routes): ExactProvider {
  let newest: Fields = {}
  let state: Fields = { status: 'PENDING_DEPOSIT', swapDetails: {} }
  return {
    routes: {
      ...tokens,
      'POST /quote': (request) => {
        const body = bodyOf(request)
        if (body.swapType !== 'EXACT_OUTPUT') return { status: 400, body: { message: 'exact output alone' } }
        const amountOut = BigInt(String(body.amount))
        const amountIn = amountOut / (29n * 10n ** (WEI - 8n))
        const order = { depositAddress: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', depositMemo: null }
        if (body.dry !== true) newest = body
        return {
          status: 201,
          body: {
            quoteRequest: body,
            quote: {
              ...(body.dry !== true && { ...order, deadline: inHours(24) }),
              ...{ amountIn: String(amountIn), minAmountIn: String(amountIn), amountOut: String(amountOut) },
              timeEstimate: 100,
            },
          },
        }
      },
      'GET /status': () => ({
        body: { ...state, quoteResponse: { quote: { deadline: inHours(24) } } },
      }),
    },
    newest: () => ({
      ...{ amount: ethOf(String(newest.amount)), address: String(newest.recipient) },
      change: (fields) => void (state = { ...state, ...fields }),
    }),
  }
}

/** Of wei, without zeros at its end. */
const ethOf = (wei: string) => {
  const digits = wei.padStart(Number(WEI) + 1, '0')
  return `${digits.slice(0, -Number(WEI))}.${digits.slice(-Number(WEI))}`.replace(/\.?0+$/, '')
}
