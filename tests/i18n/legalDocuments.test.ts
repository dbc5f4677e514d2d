import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { legal, variableOf } from '@/config/legal'
import { LEGAL_PAGES } from '@/config/operator/pageNames'
import { LOCALES } from '@/config/locales'
import { incompletePages } from '@/i18n/incompletePages'
import { LANGUAGES } from '@/i18n/languages'
import { legalFacts } from '@/i18n/legalFacts'
import { loadProse } from '@/i18n/loadTexts'

const COMPANY = {
  LEGAL_NAME: 'Capstan OÜ',
  LEGAL_ADDRESS: 'Sadama 1, Tallinn',
  LEGAL_REGISTER: 'Äriregister 123',
  LEGAL_SUPERVISOR: 'Finantsinspektsioon',
  LEGAL_LAW: 'Estonia',
  LEGAL_EMAIL: 'legal@capstan.example',
  LEGAL_PRIVACY_CONTACT: 'privacy@capstan.example',
  LEGAL_COUNTRIES: 'US, CU',
  LEGAL_RECORDS_YEARS: '5',
  LEGAL_MESSAGES_MONTHS: '24',
  LEGAL_COMPLAINT_DAYS: '15',
}
const nameCompany = (company: Record<string, string>) => {
  for (const [name, value] of Object.entries(company)) vi.stubEnv(name, value)
}

beforeEach(() => {
  for (const fact of Object.keys(legal)) vi.stubEnv(variableOf(fact), '')
})
afterEach(() => void vi.unstubAllEnvs())

test('without settings every document is incomplete and names its variables', async () => {
  const pages = await incompletePages()
  expect(pages.map(({ path }) => path)).toEqual([...LEGAL_PAGES])
  expect(pages.find(({ path }) => path === '/imprint')?.variables).toEqual([
    'LEGAL_NAME',
    'LEGAL_ADDRESS',
    'LEGAL_REGISTER',
    'LEGAL_EMAIL',
    'LEGAL_SUPERVISOR',
  ])
})

test('with every required setting none is, and one that is taken away is named where it is needed', async () => {
  nameCompany(COMPANY)
  expect(await incompletePages()).toEqual([])
  vi.stubEnv('LEGAL_COUNTRIES', '')
  expect(await incompletePages()).toEqual([{ path: '/restricted-countries', variables: ['LEGAL_COUNTRIES'] }])
})

test.each(LOCALES)(
  '%s: the imprint names publisher and host where they are set, and only there',
  async (locale) => {
    nameCompany(COMPANY)
    const without = await loadProse('imprint', locale)
    nameCompany({ LEGAL_PUBLISHER: 'A. Person, Sadama 2', LEGAL_HOST: 'Metal OÜ, Sadama 3, +372 5' })
    const { html } = await loadProse('imprint', locale)
    const paragraphs = (text: string) => text.match(/<p>/g)?.length
    expect(html).toMatch(/[:：]\s?A\. Person, Sadama 2<\/p>/)
    expect(html).toMatch(/[:：]\s?Metal OÜ, Sadama 3, \+372 5<\/p>/)
    expect(paragraphs(html)).toBe((paragraphs(without.html) ?? 0) + 2)
  },
)

test('countries and periods are written as the language writes them', () => {
  nameCompany(COMPANY)
  expect(legalFacts('en-US')).toMatchObject({
    legalCountries: 'Cuba and United States',
    legalRecordsYears: '5 years',
  })
  expect(legalFacts('de-DE')).toMatchObject({
    legalCountries: 'Kuba und Vereinigte Staaten',
    legalComplaintDays: '15 Tage',
  })
  expect(legalFacts('ru-RU').legalMessagesMonths).toMatch(/^24\sмесяца$/)
})

test.each(LOCALES)('%s: every document names the company and lacks nothing', async (locale) => {
  nameCompany(COMPANY)
  for (const path of LEGAL_PAGES) {
    const { html, lead, missing } = await loadProse(path.slice(1), locale)
    expect(missing, path).toEqual([])
    expect(lead + html, path).toContain('Capstan OÜ')
    expect(html, path).not.toMatch(/[{}…]/)
  }
  const terms = await loadProse('terms-of-use', locale)
  expect(terms.html).toContain('Sadama 1, Tallinn')
  expect(Object.keys(legalFacts(LANGUAGES[locale].intl))).toEqual(Object.keys(legal))
})

test('every document has its page', () => {
  for (const path of LEGAL_PAGES) expect(existsSync(`src/pages${path}.tsx`), path).toBe(true)
})

test.each(LOCALES)(
  '%s: the documents name the country of an IP address only where it is used',
  async (locale) => {
    const mentions = async (name: string) => (await loadProse(name, locale)).html.split('IP').length
    const names = ['privacy-policy', 'restricted-countries']
    const byClock = await Promise.all(names.map(mentions))
    vi.stubEnv('COUNTRY_HEADER', 'CF-IPCountry')
    expect(await Promise.all(names.map(mentions))).toEqual(byClock.map((count) => count + 1))
  },
)

test('the privacy and cookie policies quote the lifetimes that are in force', async () => {
  vi.stubEnv('RETENTION_UNCONFIRMED_DAYS', '14')
  vi.stubEnv('RETENTION_SESSIONS_DAYS', '7')
  vi.stubEnv('RETENTION_PUSH_DAYS', '21')
  const cells = async (page: string) =>
    [...(await loadProse(page, 'en')).html.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell)
  expect(await cells('privacy-policy')).toEqual(
    expect.arrayContaining([
      '14 days',
      'up to 30 days after the last use, 90 days at most',
      '1 hour for a password, 7 days to undo a change of email address, otherwise 24 hours',
      '30 minutes without renewal; deleted at most 7 days after that',
      '1 day after the exchange has ended, 21 days at most',
    ]),
  )
  expect(await cells('cookie-policy')).toContain('180 days')
})
