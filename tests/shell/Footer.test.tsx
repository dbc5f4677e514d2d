// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { OperatorView } from '@/domain/site/site'
import { Footer } from '@/shell/Footer'
import { aSite } from '../aSite'
import { renderWithStore } from '../renderWithStore'

const RECORD = { name: 'Provider track record' }
const RECEIPT = { name: 'Verify a receipt' }

function linksOf(sandbox: boolean, operator: OperatorView = {}) {
  const { queryByRole } = renderWithStore(<Footer />, { preloaded: { site: aSite({ sandbox, operator }) } })
  return [RECORD, RECEIPT].map((link) => queryByRole('link', link)?.getAttribute('href') ?? null)
}

test('a live site links the records of its providers and the check of receipts', () => {
  expect(linksOf(false)).toEqual(['/providers', '/verify-receipt'])
})

test('a sandbox has no providers, and signs receipts', () => {
  expect(linksOf(true)).toEqual([null, '/verify-receipt'])
})

test('an operator’s own back end may have neither', () => {
  expect(linksOf(false, { hasOwnFigures: true })).toEqual([null, null])
})

test('a page that the operator has switched off is not linked', () => {
  expect(linksOf(false, { off: ['/providers'] })).toEqual([null, '/verify-receipt'])
})

test.each([
  [
    'its company, where the operator has named it',
    'Acme Ltd · 1 Pier, Hamburg · HRB 7',
    '© Acme Ltd · 1 Pier, Hamburg · HRB 7',
  ],
  ['its brand', undefined, '© Halyard'],
])('the last line names %s', (_, company, line) => {
  const { getByText } = renderWithStore(<Footer />, {
    preloaded: { site: aSite(company ? { company } : {}) },
  })
  expect(getByText(line)).toBeVisible()
})
