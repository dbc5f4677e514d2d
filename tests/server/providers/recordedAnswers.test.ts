import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ceilTo, floorTo } from '@/domain/money/amount'
import { amountDecimals, catalogue } from '@/server/catalogue/catalogue'
import { creationFault, type OrderCurrencies } from '@/server/exchanges/creationFault'
import type { CreatedOrder, UnmatchedAsset } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { ANSWER_CALLS, NEAR_TOKENS, type AnswerCall, currencyOf, RECORDED_AT } from './answerCalls'
import { changedText, changesAt, type Change, type Path, pathsOf } from './answerChanges'

const CONTEXT = { signal: new AbortController().signal, userIp: '203.0.113.7' }
/** By the path that a call begins with; the longest counts. */
let answers: Record<string, { text: string; status: number }> = {}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED_AT })
  vi.stubGlobal('fetch', (url: URL) => {
    const [route] = Object.keys(answers)
      .filter((one) => url.pathname === one || (one.endsWith('/') && url.pathname.startsWith(one)))
      .sort((one, other) => other.length - one.length)
    const { text, status } = answers[route ?? ''] ?? { text: '{}', status: 404 }
    return Promise.resolve(new Response(text, { status }))
  })
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Outcome = { error: string; limit?: string } | { value: unknown }

async function outcomeOf(call: AnswerCall, text: string): Promise<Outcome> {
  answers = Object.fromEntries(
    Object.entries(call.answers).map(([route, body]) => [route, { text: JSON.stringify(body), status: 200 }]),
  )
  answers[call.route] = { text, status: call.status ?? 200 }
  const got = await outcome(() => call.call(call.make(), CONTEXT))
  if ('error' in got) return got
  return call.order ? orderOutcome(call, got.value) : { value: plain(got.value) }
}

async function outcome(run: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await run() }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { error: error.code, limit: error.details.limit }
  }
}

/** What is not shown to the visitor is as good as an error. */
function orderOutcome({ order }: AnswerCall, value: unknown): Outcome {
  if (value === 'none' || value === 'unknown') return { error: value }
  if (!order) throw new Error('no order')
  const currencies = { from: currencyOf(order.from.symbol), to: currencyOf(order.to.symbol) }
  const created = withWireAmounts(value as CreatedOrder, currencies)
  const fault = creationFault(order, created, currencies, RECORDED_AT)
  return fault === null ? { value: created } : { error: fault }
}

const plain = (value: unknown): unknown => (value instanceof Map ? Object.fromEntries(value) : value)

/** As the order is stored. */
const withWireAmounts = (created: CreatedOrder, { from, to }: OrderCurrencies): CreatedOrder => ({
  ...created,
  amountFrom: ceilTo(created.amountFrom, amountDecimals(from)),
  amountTo: floorTo(created.amountTo, amountDecimals(to)),
})

const leavesOf = (value: unknown, path = ''): [path: string, value: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => leavesOf(one, path === '' ? name : `${path}.${name}`))
    : [[path, value]]

/** What a changed answer may make of a value besides itself and nothing. */
const MAY_BECOME: Record<AnswerCall['kind'], (path: string, value: unknown, before: unknown) => boolean> = {
  // Where the list does not say what a coin can, it can what most do; a deposit that may have a memo is shown with it.
  list: (path, value) =>
    /\.is(?:Deposit|Payout|Fixed|Floating)$/.test(path) || (/\.memo$/.test(path) && value === 'optional'),
  // A rate is held for less time than it was, never for longer.
  offer: (path, value, before) => path === 'validUntil' && Number(value) <= Number(before),
  created: () => false,
  // They are decided from several members at once.
  state: (path, value) =>
    path === 'word' ||
    path === 'issue' ||
    (path === 'status' && ['verifying', 'sending', 'waiting'].includes(String(value))),
  verdict: (_, value) => value === 'unknown',
}

/** What is wrong with an outcome of a changed answer; none: it is the same, or less, or refused. */
function faultsOf(of: AnswerCall['kind'], base: Outcome, got: Outcome, kind: Change['kind']): string[] {
  if (JSON.stringify(got) === JSON.stringify(base)) return []
  if (kind === 'same') return [`is ${JSON.stringify(got)}`]
  if ('error' in got)
    return 'error' in base && got.limit !== undefined && got.limit !== base.limit
      ? [`the limit is ${got.limit}`]
      : []
  if ('error' in base) return [`is no longer ${base.error}`]
  const before = new Map(leavesOf(base.value))
  // A tag that is there and cannot be read is not none.
  const isLess = (path: string, value: unknown) =>
    value === null &&
    (kind === 'lost' || of !== 'created' || path === 'validUntil' || path.startsWith('echo.'))
  return leavesOf(got.value).flatMap(([path, value]) =>
    value === before.get(path) || isLess(path, value) || MAY_BECOME[of](path, value, before.get(path))
      ? []
      : [`${path} is ${String(value)}, not ${String(before.get(path))}`],
  )
}

/** Whether a coin has left, come or is another than before is seen here: the list of 53 rows is matched whole. */
const NOT_OFFERED: Record<string, UnmatchedAsset['reason']> = {
  // Chains that the catalogue does not have.
  'nep141:abs.omdep.near': 'network_unknown',
  'nep141:bera.omft.near': 'network_unknown',
  'nep245:v2_1.omni.hot.tg:196_11111111111111111111': 'network_unknown',
  'nep141:aleo.omft.near': 'network_unknown',
  'nep245:v2_1.omni.hot.tg:36900_11111111111111111111': 'network_unknown',
  'nep141:movement.omft.near': 'network_unknown',
  'nep141:fogo.omdep.near': 'network_unknown',
  // Tokens that it does not have.
  'nep141:nbtc.bridge.near': 'not_in_catalogue',
  '1cs_v1:btc:native:coin': 'not_in_catalogue',
  'nep141:wrap.near': 'not_in_catalogue',
  'nep245:v2_1.omni.hot.tg:9745_3aL9skCy1yhPoDB8oKMmRHRN7SJW': 'not_in_catalogue',
  'nep141:plasma-0xb8ce59fc3717ada4c02eadf9682a9e934f625ebb.omft.near': 'not_in_catalogue',
  'nep245:v2_1.omni.hot.tg:56_SZzgw3HSudhZcTwPWUTi2RJB19t': 'not_in_catalogue',
  // XPL_(DEPRECATED)
  'nep245:v2_1.omni.hot.tg:9745_11111111111111111111': 'ticker_unknown',
}

test('the whole recorded list of 1Click is matched, but for what the catalogue lacks', async () => {
  answers = { '/tokens': { text: JSON.stringify(NEAR_TOKENS), status: 200 } }
  const near = ANSWER_CALLS.find(({ title }) => title === 'near, quote')?.make()
  const list = await near?.assets(catalogue(), CONTEXT)
  expect(Object.fromEntries(list?.unmatched.map(({ code, reason }) => [code, reason]) ?? [])).toEqual(
    NOT_OFFERED,
  )
  const offered = [...(list?.assets.values() ?? [])].map(({ code }) => code)
  const ids = NEAR_TOKENS.map(({ assetId }) => assetId)
  expect([...offered, ...Object.keys(NOT_OFFERED)].sort()).toEqual(ids.sort())
})

test('the whole list says the same, less or nothing with a member of every row changed', async () => {
  const near = ANSWER_CALLS.find(({ title }) => title === 'near, quote')?.make()
  const listed = async (text: string): Promise<Outcome> => {
    answers = { '/tokens': { text, status: 200 } }
    return outcome(async () => plain((await near?.assets(catalogue(), CONTEXT))?.assets))
  }
  const base = await listed(JSON.stringify(NEAR_TOKENS))
  const faults: string[] = []
  for (const member of ['assetId', 'decimals', 'blockchain', 'symbol', 'price', 'priceUpdatedAt'])
    for (const { title } of changesAt(NEAR_TOKENS, [0, member], isData)) {
      const texts = NEAR_TOKENS.map((row) => {
        const change = changesAt(row, [member], isData).find((one) => one.title === title)
        return change ? changedText(row, [member], change) : JSON.stringify(row)
      })
      const kind =
        changesAt(NEAR_TOKENS, [0, member], isData).find((one) => one.title === title)?.kind ?? 'same'
      const found = faultsOf('list', base, await listed(`[${texts.join(',')}]`), kind)
      faults.push(...found.map((fault) => `${member} ${title}: ${fault}`))
    }
  expect(faults).toEqual([])
})

describe.each(ANSWER_CALLS)('$title', (call) => {
  const body = call.answers[call.route]

  test('is understood as it is', async () => {
    expect(await outcomeOf(call, JSON.stringify(body))).toMatchObject(
      call.refusal ? { error: call.refusal } : { value: {} },
    )
  })

  test('means the same, less or nothing with any member changed', async () => {
    const base = await outcomeOf(call, JSON.stringify(body))
    const faults: string[] = []
    for (const path of pathsOf(body))
      for (const change of changesAt(body, path, isData)) {
        const got = await outcomeOf(call, changedText(body, path, change))
        const found = faultsOf(call.kind, base, got, change.kind)
        faults.push(...found.map((fault) => `${path.join('.')} ${change.title}: ${fault}`))
      }
    expect(faults).toEqual([])
  })
})

/** Networks of SideShift's tokens. */
const isData = (path: Path) => path.at(-2) === 'tokenDetails'
