import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { currencies } from '@/contract/currencies'
import { ApiError } from '@/server/kernel/ApiError'
import { catalogue, findCurrency, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { listPairs } from '@/server/market/pairs'
import { isPairAvailable } from '@/server/sandbox/sandboxPairs'
import { getRequest } from '../getRequest'

type Pairs = Record<string, string[]>

async function encodedPairs(query: Record<string, string>) {
  const response = await listPairs(getRequest(currencies.pairs, query))
  if (!('encoded' in response)) throw new Error('the pairs are not cached compressed')
  return response
}

const pairsOf = async (query: Record<string, string>) =>
  JSON.parse(brotliDecompressSync((await encodedPairs(query)).encoded.br).toString()) as {
    result: Pairs
    sandbox: boolean
  }

function coin(symbol: string): CatalogueCurrency {
  const currency = findCurrency(symbol)
  if (!currency) throw new Error(`${symbol} is missing`)
  return currency
}

let floating: Pairs
let fixed: Pairs
beforeAll(async () => {
  floating = (await pairsOf({})).result
  fixed = (await pairsOf({ fixed: 'true' })).result
}, 30_000)

test('the list says of every pair what the rule says of it', () => {
  const enabled = catalogue().filter((currency) => currency.enabled)
  for (const from of enabled.filter((_, index) => index % 40 === 0)) {
    const rule = enabled.filter((to) => isPairAvailable(from, to, false)).map((to) => to.symbol)
    const fixedRule = enabled.filter((to) => isPairAvailable(from, to, true)).map((to) => to.symbol)
    expect(floating[from.symbol]).toEqual(rule)
    expect(fixed[from.symbol] ?? []).toEqual(fixedRule)
  }
})

test('nothing is exchanged for itself, no fiat for fiat and nothing that is disabled', () => {
  const paused = catalogue().find((currency) => !currency.enabled)
  if (!paused) throw new Error('the catalogue has no disabled currency')
  for (const isFixed of [false, true]) {
    expect(isPairAvailable(coin('btc'), coin('btc'), isFixed)).toBe(false)
    expect(isPairAvailable(coin('eur'), coin('usd'), isFixed)).toBe(false)
    expect(isPairAvailable(coin('btc'), paused, isFixed)).toBe(false)
    expect(isPairAvailable(paused, coin('btc'), isFixed)).toBe(false)
  }
  expect(floating).not.toHaveProperty(paused.symbol)
})

test('every two popular currencies are exchanged, in both directions', () => {
  const popular = catalogue().filter((currency) => currency.priority !== null && currency.enabled)
  for (const from of popular) {
    for (const to of popular) {
      const expected = from !== to && !(from.isFiat && to.isFiat)
      expect(isPairAvailable(from, to, false), `${from.symbol} to ${to.symbol}`).toBe(expected)
    }
  }
})

test('about one in fifty pairs of the less popular is closed', () => {
  const tail = catalogue().filter(
    (currency) =>
      currency.enabled && !currency.isFiat && currency.priority === null && currency.network !== 'lightning',
  )
  let closed = 0
  for (const from of tail) for (const to of tail) if (!isPairAvailable(from, to, false)) closed++
  const share = (closed - tail.length) / (tail.length * (tail.length - 1))
  expect(share).toBeGreaterThan(0.01)
  expect(share).toBeLessThan(0.03)
})

test('lightning is exchanged with the popular only', () => {
  const lightning = coin('btc-lightning')
  const tail = catalogue().find((one) => one.enabled && one.priority === null && one !== lightning)
  if (!tail) throw new Error('the catalogue has no tail')
  expect(isPairAvailable(lightning, coin('eth'), false)).toBe(true)
  expect(isPairAvailable(coin('eth'), lightning, false)).toBe(true)
  expect(isPairAvailable(lightning, tail, false)).toBe(false)
  expect(isPairAvailable(tail, lightning, false)).toBe(false)
})

test('the fixed pairs are fewer, are all among the others, and hold no fiat', () => {
  let count = 0
  for (const [from, targets] of Object.entries(fixed)) {
    const all = new Set(floating[from])
    expect(targets.filter((to) => !all.has(to))).toEqual([])
    count += targets.length
  }
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(Object.values(floating).reduce((sum, targets) => sum + targets.length, 0))
  expect(fixed).not.toHaveProperty('eur')
  expect(fixed.btc).not.toContain('eur')
  expect(floating.btc).toContain('eur')
})

test('the response is an envelope, small in both forms, and may be cached for five minutes', async () => {
  const { encoded, headers } = await encodedPairs({})
  const json = brotliDecompressSync(encoded.br)
  expect(gunzipSync(encoded.gzip).equals(json)).toBe(true)
  expect(JSON.parse(json.toString())).toHaveProperty('sandbox', true)
  expect(encoded.br.length).toBeLessThan(250_000)
  expect(encoded.gzip.length).toBeLessThan(600_000)
  expect(headers).toEqual({ 'Cache-Control': 'public, max-age=300' })
})

test('the list is made once, also for two simultaneous calls', async () => {
  const [one, other] = await Promise.all([encodedPairs({}), encodedPairs({})])
  expect(one.encoded.br).toBe(other.encoded.br)
})

test('fixed=perhaps is refused', async () => {
  await expect(async () => listPairs(getRequest(currencies.pairs, { fixed: 'perhaps' }))).rejects.toThrow(
    ApiError,
  )
})
