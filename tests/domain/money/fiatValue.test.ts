import { expect, test } from 'vitest'
import { showFiatValue } from '@/domain/money/fiatValue'

test.each([
  ['6480.12', 'USD', '1', 'en-US', '$6,480'],
  ['999.994', 'USD', '1', 'en-US', '$999.99'],
  ['41.2', 'EUR', '1.1', 'de-DE', '37,45\u00a0€'],
  ['6480', 'EUR', '1.08', 'de-DE', '6.000\u00a0€'],
  ['41.2', 'JPY', '0.0066', 'ja-JP', '￥6,242'],
  ['0.004', 'USD', '1', 'en-US', '<$0.01'],
  ['0', 'USD', '1', 'en-US', '$0.00'],
])('%s dollars in %s of %s are %s: %s', (usd, code, unit, intl, shown) => {
  expect(showFiatValue(usd, { code, usd: unit }, intl)).toBe(shown)
})
