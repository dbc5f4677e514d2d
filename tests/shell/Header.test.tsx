// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Header } from '@/shell/Header'
import { profileArrived, signedIn, signedOut } from '@/store/slices/customerAccountSlice'
import { openExchangesCounted } from '@/store/slices/otherSlice'
import { flowDecided } from '@/store/slices/flagsSlice'
import { renderWithStore } from '../renderWithStore'

// Queried for the colour scheme, which is none of this test's business.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))

const show = (pathname: string) => {
  const shown = renderWithStore(<Header />, { router: { pathname } })
  const link = () => shown.getAllByRole('link', { name: 'Exchange' })[0]
  return { ...shown, link }
}

test('the link to an exchange follows the decided flow, and nothing of it that is seen changes', () => {
  const { store, link } = show('/')
  expect(link()).toHaveAttribute('href', '/exchange')
  const before = link()?.outerHTML.replace(/ href="[^"]*"/, '')
  act(() => void store.dispatch(flowDecided('oneScreen')))
  expect(link()).toHaveAttribute('href', '/exchange-v2')
  expect(link()?.outerHTML.replace(/ href="[^"]*"/, '')).toBe(before)
})

test('a flow of steps leaves the link as it was', () => {
  const { store, link } = show('/')
  act(() => void store.dispatch(flowDecided('steps')))
  expect(link()).toHaveAttribute('href', '/exchange')
})

test('exchanges in progress are counted at their link, and none leaves it as it is', () => {
  const { store, getAllByRole } = show('/')
  const link = () => getAllByRole('link', { name: /^Your exchanges/ })[0]
  expect(link()).toHaveTextContent(/^Your exchanges$/)
  act(() => void store.dispatch(openExchangesCounted(2)))
  expect(link()).toHaveAccessibleName('Your exchanges (2 in progress)')
  expect(link()).toHaveAttribute('href', '/exchanges')
})

test.each(['/exchange', '/exchange-v2'])(
  'on %s the link says that it is the current page, in either flow',
  (path) => {
    const { store, link } = show(path)
    expect(link()).toHaveAttribute('aria-current', 'page')
    act(() => void store.dispatch(flowDecided('oneScreen')))
    expect(link()).toHaveAttribute('aria-current', 'page')
  },
)

test('elsewhere it does not', () => {
  expect(show('/').link()).not.toHaveAttribute('aria-current')
})

test('the menu leads to buying, selling, help and contact, which the row has no space for', () => {
  const { container } = show('/faq')
  const hrefs = ['/buy-crypto', '/sell-crypto', '/faq', '/contacts']
  const links = [...container.querySelectorAll('a')].filter((link) => hrefs.includes(link.pathname))
  expect(links.map((link) => link.textContent)).toEqual(['Buy crypto', 'Sell crypto', 'FAQ', 'Contact us'])
  expect(links.every((link) => link.closest('details') !== null)).toBe(true)
  expect(links[2]).toHaveAttribute('aria-current', 'page')
})

test('the initial and the email say who is signed in, and nothing of them stays afterwards', () => {
  const { store, queryAllByText, queryAllByRole } = show('/')
  act(() => {
    store.dispatch(signedIn())
    store.dispatch(profileArrived({ email: 'ada@halyard.example' }))
  })
  expect(queryAllByText('a')).toHaveLength(2)
  expect(queryAllByText('ada@halyard.example')).toHaveLength(2)
  act(() => void store.dispatch(signedOut()))
  expect(queryAllByText(/^a$|ada@/)).toHaveLength(0)
  expect(queryAllByRole('link', { name: 'Account' }).length).toBeGreaterThan(0)
})

test('the link to the account leads there once it is known who is signed in, and nothing that is seen changes', () => {
  const { store, getAllByRole } = show('/')
  const links = () => getAllByRole('link', { name: 'Account' })
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/customer-account', '/customer-account'])
  const before = links().map((link) => link.outerHTML.replace(/ href="[^"]*"/, ''))
  act(() => void store.dispatch(signedIn()))
  for (const link of links()) expect(link).toHaveAttribute('href', '/customer-account/overview')
  expect(links().map((link) => link.outerHTML.replace(/ href="[^"]*"/, ''))).toEqual(before)
})

test('its field sends an exchange’s id to the server with the language of the page, scripts or not', () => {
  const form = show('/faq').container.querySelector('form')
  if (!form) throw new Error('there is no form')
  expect(form).toHaveAttribute('action', '/track')
  expect(form.method).toBe('get')
  const field = form.elements.namedItem('id')
  expect(field).toHaveAccessibleName('Track an exchange')
  if (field instanceof HTMLInputElement) field.value = 'abc123'
  expect([...new FormData(form)]).toEqual([
    ['lang', 'en'],
    ['id', 'abc123'],
  ])
})
