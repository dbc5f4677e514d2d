import { beforeAll, expect, test, vi } from 'vitest'
import { loadGuide } from '@/screens/guides/loadGuide'
import { servePages } from '../../servePages'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
beforeAll(servePages)

test('a guide counts with today’s quote, and the form is filled in with the same', async () => {
  const loaded = await loadGuide('btc', 'xmr', 'en')
  expect(loaded).toMatchObject({
    data: {
      from: { symbol: 'btc' },
      to: { symbol: 'xmr' },
      how: { asOf: expect.stringMatching(/^Amounts as of/) as unknown },
    },
    preloaded: { draft: { from: 'btc', to: 'xmr' } },
  })
  const { data, preloaded } = loaded as Exclude<typeof loaded, null | { movedTo: string }>
  expect(data.how.steps[0]?.texts[1]).toContain(`For ${preloaded.draft?.amount}\u00a0BTC, you get`)
  expect(data.explained.map(({ slug }) => slug)).toEqual(['bitcoin', 'monero'])
})

test.each([
  [
    'btc',
    'eth',
    /on the Ethereum network\. Your deposit needs 2 network confirmations\. You don’t need a memo or tag\.$/,
  ],
  ['xrp', 'btc', /1 network confirmation\. Destination tag: include it with your deposit\./],
  ['btc', 'xrp', /If the recipient requires a destination tag/],
])('the lead of a guide from %s to %s names networks, confirmations and memos', async (from, to, lead) => {
  expect(await loadGuide(from, to, 'en')).toMatchObject({
    data: { lead: expect.stringMatching(lead) as string },
  })
})

test('bank money has a guide too, but nothing to explain', async () => {
  expect(await loadGuide('eur', 'btc', 'en')).toMatchObject({ data: { explained: [{ slug: 'bitcoin' }] } })
})

test.each([
  ['an unknown currency', 'btc', 'zeppelin'],
  ['a currency for itself', 'btc', 'btc'],
  ['two currencies of states', 'eur', 'usd'],
])('%s is a true 404', async (_, from, to) => {
  expect(await loadGuide(from, to, 'en')).toBeNull()
})

test('where fiat goes through ramps, its guide is the page of the pair, which lists their ways', async () => {
  vi.stubEnv('LIVE', '1')
  vi.stubEnv('RAMPS', 'bity')
  expect(await loadGuide('eur', 'btc', 'en')).toEqual({ movedTo: '/buy-sell-crypto/eur-btc' })
  expect(await loadGuide('eth', 'btc', 'en')).not.toEqual({ movedTo: expect.anything() as string })
  vi.unstubAllEnvs()
})

test('capital letters redirect to the canonical address', async () => {
  expect(await loadGuide('BTC', 'usdtTRC20', 'en')).toEqual({ movedTo: '/how-to-exchange/btc/usdttrc20' })
})

test('other spellings lead to the one address', async () => {
  expect(await loadGuide('bitcoin', 'ethereum', 'en')).toEqual({ movedTo: '/how-to-exchange/btc/eth' })
})

test('a guide brings the figures its texts on rates quote, in its language', async () => {
  expect(await loadGuide('btc', 'eth', 'de')).toMatchObject({
    data: {
      rates: { floatingFee: '0,5\u00a0%', fixedFee: '1\u00a0%', fixedMinutes: '20', floatingDays: '7' },
    },
  })
})
