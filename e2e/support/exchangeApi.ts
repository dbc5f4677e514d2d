import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { ADDRESS } from './exchangePage'

type Pair = Record<'tickerFrom' | 'networkFrom' | 'tickerTo' | 'networkTo', string>

const PAIR: Pair = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' }
const PACE = 100

type Exchange = { publicId: string; status: string }
export type Created = Exchange & {
  createdAt: string
  expectedAmountFrom: string
  expectedAmountTo: string
  ownerSecret: string
}
type Call = ReturnType<APIRequestContext['get']>

const resultOf = async <Result>(call: Call) => ((await (await call).json()) as { result: Result }).result

/**
 * Places an order without its screens, for tests that begin where they end; `headers` say whose. Gives the public id. The
 * page of the test is not its owner's.
 */
export const orderByApi = async (
  request: APIRequestContext,
  amount = '0.1',
  headers: Record<string, string> = {},
  from: Partial<Pair> = {},
): Promise<string> => (await createByApi(request, amount, headers, from)).publicId

/** The same, as if this browser had placed the order. */
export async function ownOrderByApi(page: Page, request: APIRequestContext, amount = '0.1'): Promise<string> {
  const created = await createByApi(request, amount)
  await makeOwner(page, { ...PAIR, ...created })
  return created.publicId
}

/** Notes an exchange on the pages of this browser, with the secret of whoever created it. */
export async function makeOwner(page: Page, exchange: Created & Pair) {
  const { publicId, createdAt, tickerFrom, networkFrom, tickerTo, networkTo, ownerSecret } = exchange
  const record = {
    publicId,
    createdAt,
    amountFrom: exchange.expectedAmountFrom,
    amountTo: exchange.expectedAmountTo,
    tickerFrom,
    networkFrom,
    tickerTo,
    networkTo,
    ownerSecret,
  }
  await page.context().addInitScript((own) => {
    // Frames of other origins, and a page that is no site's, refuse storage.
    try {
      const list = JSON.parse(localStorage.getItem('own-exchanges') ?? '[]') as { publicId: string }[]
      if (list.some(({ publicId }) => publicId === own.publicId)) return
      localStorage.setItem('own-exchanges', JSON.stringify([own, ...list]))
    } catch {
      return
    }
  }, record)
}

async function createByApi(
  request: APIRequestContext,
  amount: string,
  headers: Record<string, string> = {},
  from: Partial<Pair> = {},
): Promise<Created> {
  const call = request.post('/api/v4/exchanges-new', {
    headers: { 'idempotency-key': randomUUID(), ...headers },
    data: { ...PAIR, ...from, amount, reverse: false, fixed: false, rateId: null, addressTo: ADDRESS.eth },
  })
  return resultOf<Created>(call)
}

/** Half of it is below the minimum, and so is half of it a moment later. */
export async function barelyEnough(request: APIRequestContext): Promise<string> {
  const params = { ...PAIR, reverse: false, fixed: false }
  const { min } = await resultOf<{ min: string }>(request.get('/api/v4/ranges', { params }))
  return (Number(min) * 1.5).toFixed(8)
}

/** A sandbox deposit, then waits until the exchange stands in this status. */
export async function depositByApi(
  request: APIRequestContext,
  publicId: string,
  kind: string,
  until: string,
) {
  await request.post(`/api/v4/sandbox/exchanges/${publicId}/deposits`, { data: { kind } })
  for (let tries = 0; tries < 100; tries++) {
    const { status } = await resultOf<Exchange>(request.get(`/api/v3/exchanges-new/${publicId}`))
    if (status === until) return
    await new Promise((resolve) => setTimeout(resolve, PACE))
  }
  throw new Error(`${publicId} never came to ${until}`)
}
