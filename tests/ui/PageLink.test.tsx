// @vitest-environment jsdom
import { createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AccountNav } from '@/features/account/AccountNav'
import { AccountReasons } from '@/features/signIn/AccountReasons'
import { PROGRAMME_PAGES } from '@/config/operator/pageNames'
import { FaqScreen } from '@/screens/faq/FaqScreen'
import { ButtonLink } from '@/ui/form/Button'
import { PageLink, ThisPageLink } from '@/ui/layout/PageLink'
import { aSite } from '../aSite'
import { renderWithStore } from '../renderWithStore'
import { saveData } from '../saveData'

const without = (...off: string[]) => ({ preloaded: { site: aSite({ operator: { off } }) } })
const targets = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test('a link to a page that is switched off is its words alone, and a button is not there', () => {
  const links = (
    <>
      <PageLink href="/faq#fees">Questions</PageLink>
      <PageLink href={{ pathname: '/faq/more', query: { a: 'b' } }}>More</PageLink>
      <PageLink href="/faqs">Others</PageLink>
      <ButtonLink href="/faq?a=b">Ask</ButtonLink>
    </>
  )
  const { container, unmount } = renderWithStore(links, without('/faq'))
  expect(targets()).toEqual(['/faqs'])
  expect(container).toHaveTextContent('QuestionsMoreOthers')
  expect(container).not.toHaveTextContent('Ask')
  unmount()
  renderWithStore(links)
  expect(targets()).toEqual(['/faq#fees', '/faq/more?a=b', '/faqs', '/faq?a=b'])
})

test('without loyalty an account has no page of it, and is not offered for its cashback', () => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = vi.fn()
  renderWithStore(
    <>
      <AccountNav here="overview" />
      <AccountReasons />
    </>,
    without(...PROGRAMME_PAGES.loyalty),
  )
  expect(targets().filter((href) => href?.includes('loyalty') || href?.includes('payouts'))).toEqual([])
  expect(targets()).toContain('/customer-account/history')
  expect(screen.queryByText(/cashback/i)).toBeNull()
})

test('without a contact form the answers offer none', () => {
  renderWithStore(<FaqScreen />, without('/contacts'))
  expect(targets()).not.toContain('/contacts')
})

const link = () => screen.getByRole('link')

test.each([
  ['en', '/', '/'],
  ['de', '/', '/de'],
  ['de', '/?from=btc', '/de?from=btc'],
  ['de', '/coins/btc#rates', '/de/coins/btc#rates'],
  ['de', 'https://example.com/a', 'https://example.com/a'],
  ['de', '//example.com/a', '//example.com/a'],
  ['de', 'mailto:help@example.com', 'mailto:help@example.com'],
] as const)('in %s, %s is shown as %s', (locale, href, shown) => {
  renderWithStore(<PageLink href={href}>There</PageLink>, { router: { locale } })
  expect(link()).toHaveAttribute('href', shown)
})

test('a query is written with all its values, and none without them', () => {
  renderWithStore(
    <>
      <PageLink href={{ pathname: '/a', query: { b: ['1', '2'], c: 'ä &', d: undefined } }}>One</PageLink>
      <PageLink href={{ pathname: '/a', query: {} }}>Two</PageLink>
    </>,
  )
  expect(targets()).toEqual(['/a?b=1&b=2&c=%C3%A4+%26', '/a'])
})

test('a press goes to the page without loading the site again, as the link says', async () => {
  const { router } = renderWithStore(
    <>
      <PageLink href="/coins/btc">Bitcoin</PageLink>
      <ThisPageLink href="/faq?a=b" locale="de" replace shallow scroll={false}>
        Deutsch
      </ThisPageLink>
    </>,
  )
  await userEvent.click(screen.getByText('Bitcoin'))
  expect(vi.mocked(router.push).mock.calls).toEqual([['/coins/btc', undefined, {}]])
  await userEvent.click(screen.getByText('Deutsch'))
  expect(vi.mocked(router.replace).mock.calls).toEqual([
    ['/faq?a=b', undefined, { locale: 'de', shallow: true, scroll: false }],
  ])
  expect(router.push).toHaveBeenCalledOnce()
})

test.each([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with ⌘', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['with Alt', {}, { altKey: true }],
  ['of the middle button', {}, { button: 1 }],
  ['of a link into another tab', { target: '_blank' }, {}],
  ['of a link to a file', { download: true }, {}],
  ['that was handled', { onClick: (event: { preventDefault: () => void }) => event.preventDefault() }, {}],
])('a press %s is left to the browser', (_, attributes, pressed) => {
  const { router } = renderWithStore(
    <PageLink href="/coins" {...attributes}>
      Coins
    </PageLink>,
  )
  const press = createEvent.click(link(), pressed)
  fireEvent(link(), press)
  expect(router.push).not.toHaveBeenCalled()
  expect(press.defaultPrevented).toBe('onClick' in attributes)
})

test('a press on a link to another site is left to the browser', () => {
  const { router } = renderWithStore(<PageLink href="https://example.com">There</PageLink>)
  fireEvent.click(link())
  expect(router.push).not.toHaveBeenCalled()
})

test('its page is fetched when it is pointed at, in its language, except for who saves data', async () => {
  const { router, unmount } = renderWithStore(
    <PageLink href="/coins" locale="de">
      Coins
    </PageLink>,
  )
  expect(router.prefetch).not.toHaveBeenCalled()
  await userEvent.hover(link())
  expect(vi.mocked(router.prefetch).mock.calls).toEqual([
    ['/coins', undefined, { locale: 'de', priority: true }],
  ])
  unmount()
  saveData()
  const saving = renderWithStore(<PageLink href="/coins">Coins</PageLink>)
  await userEvent.hover(link())
  expect(saving.router.prefetch).not.toHaveBeenCalled()
})
