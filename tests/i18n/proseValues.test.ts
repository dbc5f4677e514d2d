import { afterEach, expect, test, vi } from 'vitest'
import { readSite } from '@/config/site'
import { proseText } from '@/i18n/proseText'
import { proseValues } from '@/i18n/proseValues'
import { readProse } from '@/i18n/readProse'

afterEach(() => void vi.unstubAllEnvs())

test('every number is the operator’s own, written as the language writes it', () => {
  vi.stubEnv('BRAND_NAME', 'Capstan')
  vi.stubEnv('SITE_URL', 'https://capstan.example')
  expect(proseValues('de-DE', readSite())).toMatchObject({
    brand: 'Capstan',
    site: 'capstan.example',
    floatingFee: '0,5\u00a0%',
    fixedFee: '1\u00a0%',
    fixedMinutes: '20',
    floatingDays: '7',
    silverVolume: '0,3 BTC',
    bronzeCashback: '0,05\u00a0%',
    minPayout: '0,0005 BTC',
    affiliateRate: '0,4\u00a0%',
  })
  expect(proseValues('en-US', readSite())).toMatchObject({ floatingFee: '0.5%', fixedMaximumUsd: '$50,000' })
})

test('the worked examples are the operator’s percentages of one amount', () => {
  expect(proseValues('en-US', readSite())).toMatchObject({
    exampleUsd: '$1,000',
    exampleFloatingFee: '$5',
    exampleFixedFee: '$10',
    exampleFloatingRest: '$995',
    exampleFixedRest: '$990',
    exampleBronzeCashback: '$0.50',
    examplePlatinumCashback: '$2',
    exampleCommission: '$4',
    rateSeconds: '30',
    transferMinutes: '15',
    dropPercent: '0.5%',
    ownListMax: '100',
  })
})

test('without a contact address a page names none', async () => {
  vi.stubEnv('SITE_URL', 'https://capstan.example')
  vi.stubEnv('CONTACT_EMAIL', '')
  const about = async () =>
    readProse(await proseText('about', 'en'), proseValues('en-US', readSite()), '').html
  expect(await about()).not.toContain('You can also reach us at')
  vi.stubEnv('CONTACT_EMAIL', 'help@capstan.example')
  expect(await about()).toContain('You can also reach us at help@capstan.example.')
})
