import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings, setOperator } from '@/config/operator/startOperator'
import { pagesOff, servedLanguages } from '@/config/operatorFacts'
import { operatorFont, operatorStyle } from '@/config/operatorStyle'
import { operatorView } from '@/config/operatorView'
import { readProse } from '@/i18n/readProse'
import { ownLanguage } from '@/i18n/ownLanguage'

const start = (name: string) =>
  setOperator(readSettings({ OPERATOR_FILE: `deploy/examples/${name}/operator.yaml` }).operator)

beforeEach(() => setOperator(undefined))
afterEach(() => setOperator(undefined))

test('without an operator file pages are given nothing of it', () => {
  expect(operatorView('de')).toEqual({})
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

test('a link to a page that is switched off is its words alone', () => {
  const text =
    '---\ntitle: T\ndescription: D\nupdated: 2026-11-22\n---\n\n# H\n\nLead.\n\n[One](/loyalty#a), [two](/fees).\n'
  const { html } = readProse(text, {}, '/de', ['/loyalty'])
  expect(html).toContain('<p>One, <a href="/de/fees">two</a>.</p>')
})
