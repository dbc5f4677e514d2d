import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSettings, setOperator, startedOperator } from '@/config/operator/startOperator'
import { pagesOff, servedLanguages } from '@/config/operator/operatorFacts'
import { operatorFont, operatorStyle } from '@/config/operator/operatorStyle'
import { readProgrammes } from '@/config/readProgrammes'
import { readSite } from '@/config/site'
import { operatorView } from '@/config/operator/operatorView'
import { proseValues } from '@/i18n/proseValues'
import { unknownFigures, withoutFigures } from '@/i18n/unknownFigures'
import { readProse } from '@/i18n/readProse'
import { ownLanguage } from '@/i18n/ownLanguage'

const start = (name: string) =>
  setOperator(readSettings({ OPERATOR_FILE: `deploy/examples/${name}/operator.yaml` }).operator)

beforeEach(() => setOperator(undefined))
afterEach(() => {
  setOperator(undefined)
  vi.unstubAllEnvs()
})

test('without an operator file pages are given nothing of it', () => {
  // Somebody decides on applications; friends are invited in countries that an operator file names.
  vi.stubEnv('DESK_STAFF', 'staff@example.com:partners')
  expect(operatorView('de')).toEqual({ off: ['/customer-account/invitations'] })
  expect(operatorStyle()).toBe('')
  expect(operatorFont()).toBeNull()
})

test('a page is given the texts of its own language alone, in less than 2 kB', () => {
  start('meridian')
  const view = operatorView('de')
  expect(view.home?.title).toBe('Tauschen mit Sorgfalt.')
  expect(view.navigation?.map(({ label }) => label)).toEqual([
    'Tauschen',
    'Gebühren',
    'Sicherheit',
    'Kontakt',
  ])
  expect(JSON.stringify(view)).not.toContain('Échanger')
  expect(JSON.stringify(view).length).toBeLessThan(2000)
})

test('the logo is the one for the ground of the header in each scheme', () => {
  start('meridian')
  const light = operatorView('en').logo
  // Its header is white in the light scheme and dark in the other.
  expect(light?.light.src).not.toBe(light?.dark.src)
  expect(light?.light).toMatchObject({ width: 186, height: 32 })
  start('kite')
  const one = operatorView('en').logo
  expect(one?.light.src).toBe(one?.dark.src)
})

test('programmes that are off take all their pages with them', () => {
  start('meridian')
  expect(pagesOff()).toEqual(expect.arrayContaining(['/token', '/loyalty', '/customer-account/payouts']))
})

test('the partner area is there where commissions are paid by rule, and goes with its program', () => {
  expect(pagesOff()).not.toContain('/partners')
  vi.stubEnv('PROVIDERS', 'sideshift')
  expect(pagesOff()).toContain('/partners')
  vi.stubEnv('PROVIDERS', '')
  setOperator({ ...startedOperator(), file: { programmes: { off: ['affiliate'] } } })
  expect(pagesOff()).toContain('/partners')
})

test.each([
  ['de-DE', undefined, 'de'],
  ['ja', undefined, 'de'],
  ['en-GB', undefined, null],
  [null, undefined, null],
  ['ja', 'en', null],
  ['ja', 'vi', 'de'],
])('with German as default, %s and the choice %s lead to %s', (header, chosen, expected) => {
  start('ledgerhouse')
  expect(servedLanguages()).toEqual(['de', 'en'])
  expect(ownLanguage(chosen, header)).toBe(expected)
})

test('with a back end of the operator’s, sentences that quote a figure nobody has named are left out', () => {
  vi.stubEnv('API_ORIGIN', 'https://api.example.com')
  const text =
    '# H\n\nIt is quick. The fee is {{floatingFee}}. Really.\n\n- At least {{minimumUsd}}.\n| a | {{fixedFee}} |\n'
  expect(withoutFigures(text, unknownFigures())).toBe('# H\n\nIt is quick. Really.\n\n')
  expect(pagesOff()).toEqual([
    '/customer-account/ambassador',
    '/customer-account/invitations',
    '/fees',
    '/customer-account/payment-links',
    '/pay',
    '/status',
  ])
  start('kite')
  expect(withoutFigures(text, unknownFigures())).toContain('The fee is {{floatingFee}}.')
  vi.stubEnv('API_ORIGIN', '')
  expect(unknownFigures()).toEqual([])
})

test('the figures of the file count in the server and on its pages', () => {
  start('kite')
  expect(readProgrammes().fees.spreadPercent).toEqual({ floating: '0.8', fixed: '1.5' })
  expect(readProgrammes().loyalty.levels[3]).toEqual({
    name: 'platinum',
    fromBtc: '2',
    cashbackPercent: '0.4',
  })
  expect(proseValues('en-US', readSite())).toMatchObject({ floatingFee: '0.8%', platinumCashback: '0.4%' })
})

test('a link to a page that is switched off is its words alone', () => {
  const text =
    '---\ntitle: T\ndescription: D\nupdated: 2026-11-22\n---\n\n# H\n\nLead.\n\n[One](/loyalty#a), [two](/fees).\n'
  const { html } = readProse(text, {}, '/de', ['/loyalty'])
  expect(html).toContain('<p>One, <a href="/de/fees">two</a>.</p>')
})

test('links of the operator’s own program are paid where nobody can sign up', () => {
  vi.stubEnv('LIVE', '1')
  vi.stubEnv('PROVIDERS', 'near')
  expect(pagesOff()).toEqual(expect.arrayContaining(['/customer-account/payment-links', '/pay']))
  vi.stubEnv('PAYMENT_LINKS_KEY', `hok_${'a1'.repeat(20)}`)
  expect(pagesOff()).toContain('/customer-account/payment-links')
  expect(pagesOff()).not.toContain('/pay')
  vi.stubEnv('API_ORIGIN', 'https://api.example.com')
  expect(pagesOff()).toContain('/pay')
})
