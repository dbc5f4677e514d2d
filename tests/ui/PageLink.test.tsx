// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AccountNav } from '@/features/account/AccountNav'
import { AccountReasons } from '@/features/signIn/AccountReasons'
import { PROGRAMME_PAGES } from '@/config/operator/pageNames'
import { FaqScreen } from '@/screens/faq/FaqScreen'
import { ButtonLink } from '@/ui/form/Button'
import { PageLink } from '@/ui/layout/PageLink'
import { aSite } from '../aSite'
import { renderWithStore } from '../renderWithStore'

const without = (...off: string[]) => ({ facts: { site: aSite({ operator: { off } }) } })
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
