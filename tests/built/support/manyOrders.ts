import { createHash } from 'node:crypto'
import { bech32 } from '@scure/base'
import Big from 'big.js'
import type { RecordedRequest, Reply, Routes } from '../../server/providers/fakeProvider'
import { ADAPTERS } from './adapters'

type Request = { amount: string; dry: boolean; appFees?: { fee: number }[] }
type Outcome = 'PENDING_DEPOSIT' | 'SUCCESS' | 'REFUNDED'

const SATS = 8
const WEI = 18
const DAY_LONG = 86_400_000

/** 1Click with a deposit address of its own for each order, which all end as a test says. */
export function manyOrders() {
  const near = ADAPTERS.find(({ id }) => id === 'near')
  if (!near) throw new Error('no near')
  const orders = new Map<string, { amountIn: string; amountOut: string }>()
  let outcome: (depositAddress: string) => Outcome = () => 'PENDING_DEPOSIT'

  function quote({ body }: RecordedRequest): Reply {
    const request = body as Request
    const fee = request.appFees?.reduce((sum, one) => sum + one.fee, 0) ?? 0
    const amounts = {
      amountIn: request.amount,
      amountOut: String(BigInt(request.amount) * 29n * 10n ** 6n * BigInt(10_000 - fee)),
    }
    const order = request.dry ? {} : newOrder(amounts)
    return {
      status: 201,
      body: { quoteRequest: request, quote: { ...order, ...amounts, minAmountIn: '1', timeEstimate: 100 } },
    }
  }
  function newOrder(amounts: { amountIn: string; amountOut: string }) {
    const depositAddress = addressOf(orders.size)
    orders.set(depositAddress, amounts)
    return { depositAddress, depositMemo: null, deadline: deadline() }
  }
  function status({ query: { depositAddress = '' } }: RecordedRequest): Reply {
    const order = orders.get(depositAddress)
    if (!order) return { status: 404, body: { message: 'no such deposit address' } }
    const state = outcome(depositAddress)
    const swapDetails = state === 'SUCCESS' && {
      originChainTxHashes: [{ hash: `in-${depositAddress}` }],
      destinationChainTxHashes: [{ hash: `out-${depositAddress}` }],
      depositedAmountFormatted: inUnits(order.amountIn, SATS),
      amountOutFormatted: inUnits(order.amountOut, WEI),
    }
    const quoteResponse = { quote: { deadline: deadline() } }
    return { body: { status: state, quoteResponse, swapDetails: swapDetails || {} } }
  }
  const routes: Routes = { ...near.routes, 'POST /quote': quote, 'GET /status': status }
  return { routes, orders, end: (how: typeof outcome) => void (outcome = how) }
}

const inUnits = (amount: string, decimals: number) => new Big(amount).div(new Big(10).pow(decimals)).toFixed()
const deadline = () => new Date(Date.now() + DAY_LONG).toISOString()

function addressOf(index: number): string {
  const program = createHash('sha256').update(`deposit ${index}`).digest().subarray(0, 20)
  return bech32.encode('bc', [0, ...bech32.toWords(program)])
}
