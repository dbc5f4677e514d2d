import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadBrand } from '@/screens/brand/loadBrand'
import { servePages } from '../../servePages'

const approved = vi.hoisted(() => ({ name: 'Gull Wallet', slug: 'gull-wallet', code: 'gullpost' }))
vi.mock('@/api/loadBrands', () => ({ loadBrands: () => Promise.resolve([approved]) }))
vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
beforeAll(servePages)
beforeEach(() => {
  vi.stubEnv('BRAND_NAME', 'Nordwind')
  vi.stubEnv('PARTNER_BRANDS', 'Acme Wallet')
})
afterEach(() => void vi.unstubAllEnvs())

test('the operator’s own page names the site, a partner’s names the partner', async () => {
  expect(await loadBrand('nordwind')).toMatchObject({ prose: { name: 'buy-and-sell' } })
  expect(await loadBrand('acme-wallet')).toMatchObject({
    prose: { name: 'buy-and-sell-partner', facts: { partner: 'Acme Wallet' } },
  })
})

test('the page of a brand that the desk has approved names the code of its partner, those of the settings none', async () => {
  expect(await loadBrand('gull-wallet')).toMatchObject({
    data: { code: 'gullpost' },
    prose: { name: 'buy-and-sell-partner', facts: { partner: 'Gull Wallet' } },
  })
  expect(await loadBrand('acme-wallet')).toMatchObject({ data: { code: null } })
})

test('it leads to buying and selling the best known coins', async () => {
  const loaded = await loadBrand('nordwind')
  const { data } = loaded as Exclude<typeof loaded, null | { movedTo: string }>
  expect(data.buy[0]).toMatchObject({ ticker: 'BTC', href: '/buy-crypto/btc' })
  expect(data.sell[0]).toMatchObject({ ticker: 'BTC', href: '/sell-crypto/btc' })
  expect([data.buy.length, data.sell.length]).toEqual([12, 12])
})

test('another spelling redirects to the canonical address, and an unknown brand is a true 404', async () => {
  expect(await loadBrand('Acme_Wallet')).toEqual({ movedTo: '/buy-and-sell-crypto-on-acme-wallet' })
  expect(await loadBrand('Acme Wallet')).toEqual({ movedTo: '/buy-and-sell-crypto-on-acme-wallet' })
  expect(await loadBrand('halyard')).toBeNull()
  expect(await loadBrand('..')).toBeNull()
})
