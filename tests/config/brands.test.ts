import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBrands } from '@/config/brands'

beforeEach(() => {
  vi.stubEnv('BRAND_NAME', 'Capstan')
  vi.stubEnv('PARTNER_BRANDS', '')
})
afterEach(() => void vi.unstubAllEnvs())

test('the operator’s own brand is there without any partner', () => {
  expect(readBrands()).toEqual({ own: { name: 'Capstan', slug: 'capstan' }, partners: [] })
})

test('partners are those the operator names', () => {
  vi.stubEnv('PARTNER_BRANDS', 'Acme Wallet, Foo,')
  expect(readBrands().partners).toEqual([
    { name: 'Acme Wallet', slug: 'acme-wallet' },
    { name: 'Foo', slug: 'foo' },
  ])
})
