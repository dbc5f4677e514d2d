import { afterEach, expect, test } from 'vitest'
import { capabilities } from '@/config/capabilities'
import { LOCALES } from '@/config/locales'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import type { OperatorFile } from '@/config/operator/schema'
import { setOperator } from '@/config/operator/startOperator'
import { loadProse } from '@/i18n/loadTexts'

afterEach(() => setOperator(undefined))

type Programmes = OperatorFile['programmes']
const TIERS: Programmes = {
  affiliate: {
    tiers: [
      { fromBtc: '0.0125', ratePercent: '0.55' },
      { fromBtc: '0.25', ratePercent: '0.75' },
    ],
  },
}
const start = (programmes: Programmes) => setOperator({ ...NO_OPERATOR, file: { programmes } })
const page = async (locale: (typeof LOCALES)[number]) =>
  JSON.stringify(await loadProse('affiliate-program', locale))

test.each(LOCALES)('in %s the affiliate page lists the tiers of its operator', async (locale) => {
  start(TIERS)
  expect(await page(locale)).toMatch(/0[.,]0125\s*BTC – 0[.,]55\s*%; 0[.,]25\s*BTC – 0[.,]75\s*%/)
})

test.each(LOCALES)('in %s it says nothing of tiers where there are none', async (locale) => {
  start({})
  expect(await page(locale)).not.toMatch(/90|BTC –|\{\{/)
})

test.each<[string, Programmes, boolean]>([
  ['tiers', TIERS, true],
  ['no tiers', {}, false],
  ['no programme', { ...TIERS, off: ['affiliate'] }, false],
])('with %s', (_, programmes, isOn) => {
  start(programmes)
  expect(capabilities().partnerTiers).toBe(isOn)
})
