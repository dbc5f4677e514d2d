import { afterEach, expect, test, vi } from 'vitest'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import { readSite } from '@/config/site'
import { loadProse } from '@/i18n/loadTexts'
import { proseText } from '@/i18n/proseText'
import { proseValues } from '@/i18n/proseValues'
import { readProse } from '@/i18n/readProse'

afterEach(() => {
  vi.unstubAllEnvs()
  setOperator(undefined)
})

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

test.each([
  [['en', 'de', 'fr'], 'The site is available in 3 languages and works with'],
  [['en'], 'The site works with'],
  [undefined, 'The site is available in 10 languages and works with'],
] as const)('with the languages %s the page about us says: %s', async (languages, sentence) => {
  setOperator({ ...NO_OPERATOR, file: languages ? { languages: [...languages] } : {} })
  expect((await loadProse('about', 'en')).html).toContain(sentence)
  const { html } = await loadProse('ambassador-program', 'en')
  expect(html.includes('corrections to our texts, if one of this')).toBe(languages?.length !== 1)
  expect(html).toContain('corrections to our texts')
})
