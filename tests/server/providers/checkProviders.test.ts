import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkProviders } from '@/server/providers/check/checkProviders'
import type { Provider } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { anAsset, anOffer, aProvider, assetsFrom } from './aProvider'
import { type FakeProvider, startFakeProvider } from './fakeProvider'

async function check(
  providers: Provider[],
  userIp: string | null = null,
  firstPair?: { from: string; to: string },
) {
  const lines: string[] = []
  const isRight = await checkProviders(providers, userIp, (line) => lines.push(line), firstPair)
  return { isRight, text: lines.join('\n') }
}
const validUntil = Date.now() + 600_000
const quoting: Provider['quote'] = (question) =>
  Promise.resolve(anOffer(question, '20', { validUntil: question.fixed ? validUntil : null }))

test('a provider that is right is reported with what it lacks, and nothing is created', async () => {
  const assets = assetsFrom(anAsset('btc'), anAsset('eth'))
  const unmatched = [
    { code: 'FOO', network: 'FOONET', reason: 'network_unknown' as const },
    { code: 'BAR', network: 'ETH', reason: 'contract_differs' as const },
  ]
  const { isRight, text } = await check([
    aProvider('good', { quote: quoting, assets: () => Promise.resolve({ ...assets, unmatched }) }),
  ])
  expect(isRight).toBe(true)
  expect(text).toContain('good: right')
  expect(text).toMatch(/offers 2 of our \d{4} coins/)
  expect(text).toMatch(/without \d+ popular ones: usdt/)
  expect(text).toMatch(/without our networks: .*trx/)
  expect(text).toContain('network_unknown: 1, FOONET')
  expect(text).toContain('contract_differs: 1, BAR (ETH)')
  expect(text).toMatch(/floating quote: [\d.]+ btc gives [\d.]+ eth, from 0.001 to \?/)
  expect(text).toMatch(/fixed quote: [\d.]+ btc gives/)
})

test('the pair that pages begin with is exchanged by one of them, or it says which takes its place', async () => {
  const pair = () => Promise.resolve(assetsFrom(anAsset('btc'), anAsset('eth')))
  const other = () => Promise.resolve(assetsFrom(anAsset('xmr')))
  const providers = [
    aProvider('one', { quote: quoting, assets: pair }),
    aProvider('two', { quote: quoting, assets: other }),
  ]
  expect((await check(providers)).text).toContain('first pair: btc to eth, exchanged by one')
  // Each offers one of the two coins, and nobody both.
  expect((await check(providers, null, { from: 'btc', to: 'xmr' })).text).toMatch(
    /no provider exchanges btc to xmr, so pages begin with btc to eth/,
  )
})

test('a minimum that is named is tried', async () => {
  const quote: Provider['quote'] = (question, context) =>
    Number(question.amount) < 5
      ? Promise.reject(new ProviderError('below_min', { limit: '5', side: 'from' }))
      : quoting(question, context)
  const { isRight, text } = await check([aProvider('large', { quote })])
  expect([isRight, text]).toEqual([true, expect.stringContaining('the least of btc is 5')])
  expect(text).toContain('floating quote: 5.5 btc')
})

test.each<[string, Partial<Provider>, string]>([
  [
    'a key that is refused',
    { assets: () => Promise.reject(new ProviderError('unauthorised')) },
    'unauthorised',
  ],
  [
    'a list without a coin of ours',
    { assets: () => Promise.resolve(assetsFrom()) },
    'none of them is one of ours',
  ],
  [
    'a quote that is refused',
    { quote: () => Promise.reject(new ProviderError('unavailable')) },
    'unavailable',
  ],
  [
    'a quote that is no amount',
    { quote: (question) => Promise.resolve(anOffer(question, '20', { amountTo: 'NaN' })) },
    'bad_answer',
  ],
])('%s fails, whatever the others do', async (_, changes, word) => {
  const { isRight, text } = await check([aProvider('bad', changes), aProvider('good', { quote: quoting })])
  expect(isRight).toBe(false)
  expect(text).toMatch(new RegExp(`bad: NOT RIGHT[^]*failed: .*${word}`))
  expect(text).toContain('good: right')
})

test('a provider that wants the visitor’s address gets requests for quotes with one only', async () => {
  const needy = aProvider('needy', { quote: quoting, profile: { needsUserIp: true } })
  expect(await check([needy])).toMatchObject({
    isRight: false,
    text: expect.stringContaining('--user-ip') as string,
  })
  expect((await check([needy], '203.0.113.9')).isRight).toBe(true)
})

test('without a provider nothing is right', async () => {
  expect((await check([])).isRight).toBe(false)
})

let server: FakeProvider
beforeAll(async () => {
  server = await startFakeProvider()
})
afterAll(() => server.close())

test('npm run providers:check calls what the settings name, creates nothing, and ends with 1 where it fails', async () => {
  const tokens = [
    { assetId: 'nep141:btc.omft.near', decimals: 8, blockchain: 'btc', symbol: 'BTC', price: 66093 },
    { assetId: 'nep141:eth.omft.near', decimals: 18, blockchain: 'eth', symbol: 'ETH', price: 1947.28 },
  ]
  server.answer({
    'GET /tokens': { body: tokens },
    'POST /quote': ({ body }) => {
      const { amount } = body as { amount: string }
      return { body: { quote: { amountIn: amount, amountOut: '1500000000000000000', timeEstimate: 300 } } }
    },
  })
  const right = await run({ PROVIDERS: 'near', NEAR_URL: server.url })
  expect(right).toMatchObject({ code: 0, out: expect.stringContaining('near: right') as string })
  const quotes = server.requests.filter(({ path }) => path === '/quote')
  expect(quotes.length).toBeGreaterThan(0)
  expect(quotes.every(({ body }) => (body as { dry: boolean }).dry)).toBe(true)
  server.answer({ 'GET /tokens': { status: 500, body: {} } })
  expect((await run({ PROVIDERS: 'near', NEAR_URL: server.url })).code).toBe(1)
  const unset = await run({ PROVIDERS: 'sideshift' })
  expect(unset).toMatchObject({ code: 1, out: expect.stringContaining('SIDESHIFT_SECRET') as string })
}, 60_000)

function run(settings: Record<string, string>): Promise<{ code: number | null; out: string }> {
  const child = spawn('npx', ['tsx', 'src/server/providers/check/main.ts'], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
  })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()))
  return new Promise((settle) => child.on('close', (code) => settle({ code, out })))
}
