// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ErrorScreen } from '@/screens/errors/ErrorScreen'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

const site = aSite()
const links = () => within(screen.getByRole('navigation')).getAllByRole('link')

test.each(['notFound', 'serverError'] as const)(
  '%s leads on: to an exchange, coins, help and contact',
  (kind) => {
    renderWithStore(<ErrorScreen kind={kind} />, { preloaded: { site } })
    expect(screen.getByRole('textbox', { name: 'Track an exchange' })).toBeVisible()
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/exchange',
      '/coins',
      '/faq',
      '/contacts',
    ])
  },
)

test('it leads to no page that the operator switched off', () => {
  const operator = { ...site.operator, off: ['/contacts', '/coins'] }
  renderWithStore(<ErrorScreen kind="notFound" />, { preloaded: { site: { ...site, operator } } })
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/exchange', '/faq'])
})
