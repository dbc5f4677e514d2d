import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findByTicker } from '@/server/catalogue/catalogue'
import { creationFault } from '@/server/exchanges/creationFault'
import type { CreatedOrder } from '@/server/providers/provider'
import { startFakeProvider, type FakeProvider, type Routes } from './fakeProvider'
import { type AdapterCase, changed, EVERY_ADAPTER, XLM_PAYOUT, XRP_DEPOSIT } from './fiveAdapters'

/** What a provider may write, and what it means: only absent, empty and null are none. */
const WRITTEN: readonly [title: string, value: unknown, meant: string | null][] = [
  ['absent', undefined, null],
  ['null', null, null],
  ['an empty text', '', null],
  ['a blank text', ' ', null],
  ['the text 0', '0', '0'],
  ['the number 0', 0, '0'],
  ['the number 7', 7, '7'],
  ['the text 00', '00', '00'],
  ['the text null', 'null', 'null'],
  ['the text false', 'false', 'false'],
  ['the largest tag', 4294967295, '4294967295'],
]

const caseOf = (id: string) => {
  const found = EVERY_ADAPTER.find((one) => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const currency = (ticker: string) => {
  const found = findByTicker(ticker, ticker)
  if (!found) throw new Error(`no ${ticker}`)
  return found
}

let fake: FakeProvider
beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.close())

const context = () => ({ signal: AbortSignal.timeout(5000), userIp: '203.0.113.7' })

async function create(adapter: AdapterCase, answer: Record<string, unknown>, extraIdTo?: string | null) {
  fake.answer({ [adapter.createRoute]: { body: adapter.envelope(answer) } })
  const order = { ...adapter.order, ...(extraIdTo !== undefined && { extraIdTo }) }
  const created = await adapter.make(fake.url).create(order, context())
  return { order, created, sent: fake.requests[0]?.body }
}
const faultOf = ({ order, created }: { order: AdapterCase['order']; created: CreatedOrder }) =>
  creationFault(
    order,
    created,
    { from: currency(order.from.symbol), to: currency(order.to.symbol) },
    Date.now(),
  )

describe.each(EVERY_ADAPTER)('$id', (adapter) => {
  const { created, names, order } = adapter

  test.each(WRITTEN)('reads a deposit memo that is %s', async (_, value, meant) => {
    const made = await create(adapter, changed(created, names.depositMemo, value))
    expect(made.created.depositExtraId).toBe(meant)
    // Without the memo that it needs, with one the chain cannot carry or with a printed nothing, nothing is shown.
    const isMissing = meant === null && order.from.memo === 'required'
    const isWrong =
      meant !== null &&
      (meant === 'null' || !new RegExp(currency(order.from.symbol).validation_extra ?? '').test(meant))
    expect(faultOf(made)).toBe(isMissing || isWrong ? 'memo' : null)
  })

  if (names.payoutMemo === null) return
  const path = names.payoutMemo

  test.each(WRITTEN.slice(4))('accepts its own echo of a payout memo that is %s', async (_, value, meant) => {
    const made = await create(adapter, changed(created, path, value), meant)
    expect(JSON.stringify(made.sent)).toContain(JSON.stringify(meant))
    expect(made.created.echo.extraIdTo).toBe(meant)
    expect(faultOf(made)).toBeNull()
  })

  test.each(WRITTEN)(
    'does not take 0 for another payout memo: it answers with %s',
    async (_, value, meant) => {
      const made = await create(adapter, changed(created, path, value), '0')
      expect(faultOf(made)).toBe(meant === '0' ? null : 'echo')
    },
  )

  test('sends the refund memo 0', async () => {
    const { sent } = await create(adapter, created)
    expect(Object.values(sent as object).filter((value) => value === '0')).toHaveLength(2)
  })
})

/** How two of them list the orders among which a lost one is found. */
const listed: Record<string, (extraId: unknown) => Routes> = {
  changenow: (extraId) => ({
    'GET /exchanges': {
      body: {
        exchanges: [
          {
            requestId: 'c0000000000001',
            createdAt: new Date().toISOString(),
            payin: { currency: 'xrp', expectedAmount: 100 },
            payout: { currency: 'xlm', address: XLM_PAYOUT, extraId },
          },
        ],
      },
    },
    'GET /exchange/by-id': {
      body: {
        id: 'c0000000000001',
        status: 'waiting',
        payinAddress: XRP_DEPOSIT,
        payinExtraId: 0,
        payoutExtraId: extraId,
        expectedAmountFrom: 100,
        expectedAmountTo: 600,
      },
    },
  }),
  exolix: (extraId) => ({
    'GET /transactions': {
      body: {
        data: [
          {
            ...caseOf('exolix').created,
            depositExtraId: 0,
            withdrawalExtraId: extraId,
            createdAt: new Date().toISOString(),
          },
        ],
        count: 1,
      },
    },
  }),
}

describe.each(Object.entries(listed))('a lost order at %s', (id, routes) => {
  const { make, order } = caseOf(id)
  const find = (extraId: unknown) => {
    fake.answer(routes(extraId))
    return make(fake.url).find?.(order, Date.now() - 60_000, context())
  }
  test.each(['0', 0])('is found by its payout memo %j, with its deposit memo 0', async (extraId) => {
    expect(await find(extraId)).toMatchObject({ depositExtraId: '0', echo: { extraIdTo: '0' } })
  })
  test.each([null, '', undefined, '1'])('is not the one whose payout memo is %j', async (extraId) => {
    expect(await find(extraId)).toBe('none')
  })
})
