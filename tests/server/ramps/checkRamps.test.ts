import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderError } from '@/server/outbound/ProviderError'
import { checkRamps, isRight } from '@/server/ramps/check/checkRamps'
import { describeRamps } from '@/server/ramps/check/describeRamps'
import type { Ramp } from '@/server/ramps/ramp'
import { type FakeProvider, startFakeProvider } from '../providers/fakeProvider'
import { anOffer, aRamp, someOfferings } from './aRamp'
import { BITY_ROUTES } from './bityServer'

async function check(ramps: Ramp[], country: string | null = null) {
  const reports = await checkRamps(ramps, { userIp: null, country })
  return { isRight: isRight(reports), reports, text: describeRamps(reports).join('\n') }
}

/** At 66,666 euros for one BTC, whatever is typed. */
const quoting: Ramp['quote'] = ({ amount, method, direction }) =>
  Promise.resolve([
    anOffer({
      method: method ?? 'other',
      pay: amount,
      get: direction === 'buy' ? '0.0045' : '299',
      limits: { min: null, max: null },
    }),
  ])

test('a ramp that is right is reported with its countries, currencies, coins and a quote of each way', async () => {
  const unmatched = [{ code: 'FOO', network: 'BAR', reason: 'network_unknown' as const }]
  const countries = new Map([
    ['CH', { buy: true, sell: true }],
    ['DE', { buy: true, sell: false }],
  ])
  const offerings = () => Promise.resolve(someOfferings({ unmatched, countries }))
  const { isRight: right, text, reports } = await check([aRamp('bity', { quote: quoting, offerings })])
  expect(right).toBe(true)
  expect(reports[0]).toMatchObject({
    key: 'not needed',
    // Germany is of the EEA, where nothing is allowed by default.
    countries: { isNamed: true, buy: ['CH'], sell: ['CH'] },
    fiats: ['eur', 'chf'],
    coins: {
      matched: ['btc', 'xrp'],
      unmatched: [{ reason: 'network_unknown', assets: ['FOO (BAR)'] }],
    },
  })
  const ways = reports[0]?.quotes.map(({ direction, method, offer }) => [direction, method, offer !== null])
  expect(ways).toEqual([
    ['buy', 'sepa', true],
    ['buy', 'card', true],
    ['sell', 'sepa', true],
    ['sell', 'card', true],
  ])
  expect(text).toContain('bity: right')
  expect(text).toMatch(/buy by sepa in CH: \d+ eur gives 0.0045 btc, estimate, fees 1.5/)
  expect(text).toContain('not matched, network_unknown: 1: FOO (BAR)')
})

test('a limit that is named is tried', async () => {
  const quote: Ramp['quote'] = (question, context) =>
    Number(question.amount) < 500
      ? Promise.resolve([{ method: question.method, refused: { code: 'below_min', limit: '500' } }])
      : quoting(question, context)
  const { reports } = await check([aRamp('bity', { quote })])
  expect(reports[0]?.quotes[0]).toMatchObject({ offer: { pay: '550' }, refused: null })
})

test('a refusal of one method is shown, and is no fault while another gives an offer', async () => {
  const quote: Ramp['quote'] = (question, context) =>
    question.method === 'card'
      ? Promise.resolve([{ method: 'card', refused: { code: 'kyc_required', limit: null } }])
      : quoting(question, context)
  const { isRight: right, text } = await check([aRamp('bity', { quote })])
  expect([right, text]).toEqual([
    true,
    expect.stringContaining('buy by card in CH: eur and btc refused, kyc_required'),
  ])
})

test.each<[string, Partial<Ramp>, string]>([
  [
    'a key that is refused',
    { offerings: () => Promise.reject(new ProviderError('unauthorised')) },
    'unauthorised',
  ],
  [
    'a quote that is no amount',
    { quote: () => Promise.resolve([anOffer({ get: 'NaN' })]) },
    'no method gives an offer',
  ],
  [
    'a list without a coin of ours',
    { offerings: () => Promise.resolve(someOfferings({ coins: new Map() })) },
    'no coin is one of ours',
  ],
])('%s fails, whatever the others do', async (_, changes, word) => {
  const good = aRamp('bity', { quote: quoting })
  const { isRight: right, text } = await check([aRamp('banxa', changes), good])
  expect(right).toBe(false)
  expect(text).toMatch(new RegExp(`banxa: NOT RIGHT[^]*failed: .*${word}`))
  expect(text).toContain('bity: right')
})

test('where your settings allow none of its countries it is not right', async () => {
  const { isRight: right, text } = await check([aRamp('bity', { quote: quoting })], 'DE')
  expect(text).toContain('buy by sepa: no country that it serves is allowed by your settings')
  expect(right).toBe(false)
})

test('without a ramp nothing is right', async () => {
  expect((await check([])).isRight).toBe(false)
})

let server: FakeProvider
beforeAll(async () => {
  server = await startFakeProvider(BITY_ROUTES)
})
afterAll(() => server.close())

test('npm run ramps:check calls what the settings name, orders nothing, and ends with 1 where it fails', async () => {
  const settings = { RAMPS: 'bity', BITY_URL: `${server.url}/v2` }
  const right = await run(settings, '--json')
  expect(right.code).toBe(0)
  const report = JSON.parse(right.out) as { isRight: boolean; ramps: { id: string; key: string }[] }
  expect(report).toMatchObject({ isRight: true, ramps: [{ id: 'bity', key: 'not needed' }] })
  const effects = server.requests.filter(
    ({ method, path }) => method === 'POST' && !path.endsWith('/estimate'),
  )
  expect(effects).toEqual([])
  server.answer({ ...BITY_ROUTES, 'GET /v2/currencies': { status: 500 } })
  expect((await run(settings)).code).toBe(1)
  const unset = await run({ RAMPS: 'guardarian' })
  expect(unset).toMatchObject({ code: 1, out: expect.stringContaining('GUARDARIAN_API_KEY') as string })
}, 60_000)

test.each([
  [['bity'], 2, 'Unexpected: bity'],
  [['--country', 'XX'], 2, '--country must be a country of ISO 3166-1, not XX'],
])('with %j it calls nobody', async (args, code, text) => {
  expect(await run({ RAMPS: 'bity', BITY_URL: `${server.url}/v2` }, ...args)).toEqual({
    code,
    out: expect.stringContaining(text) as string,
  })
})

function run(settings: Record<string, string>, ...args: string[]) {
  const child = spawn('npx', ['tsx', 'src/server/ramps/check/main.ts', ...args], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
  })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()))
  return new Promise<{ code: number | null; out: string }>((settle) =>
    child.on('close', (code) => settle({ code, out })),
  )
}
