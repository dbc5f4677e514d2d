// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LanguageSwitch } from '@/features/language/LanguageSwitch'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

/** Next.js puts the language before it, which it does not do in tests. */
const german = () => screen.getByRole('link', { name: 'Deutsch', hidden: true })

test('another language keeps page and query', () => {
  renderWithStore(<LanguageSwitch />, { router: { asPath: '/coins/btc?ref=friend' } })
  expect(german()).toHaveAttribute('href', '/de/coins/btc?ref=friend')
})

test('the page of an order, which the server renders under an inner address, is linked by its own', () => {
  renderWithStore(<LanguageSwitch />, { router: { asPath: '/exchange/order?id=abc' } })
  expect(german()).toHaveAttribute('href', '/de/exchange?id=abc')
})

test('“not found” at a switched-off address has the links that the server rendered without knowing it', () => {
  const { operator } = aSite()
  const preloaded = { site: aSite({ operator: { ...operator, off: ['/fees'] } }) }
  renderWithStore(<LanguageSwitch />, { preloaded, router: { asPath: '/fees' } })
  expect(german()).toHaveAttribute('href', '/de/fees')
})
