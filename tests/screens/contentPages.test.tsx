// @vitest-environment jsdom
import { within } from '@testing-library/react'
import type { GetStaticPropsResult } from 'next'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { PUBLIC_PAGES } from '@/config/operator/pageNames'
import type { PageProps } from '@/screens/loadPage'
import { aSite } from '../aSite'
import { renderWithStore } from '../renderWithStore'

// As in a build: no page waits for a back end.
vi.hoisted(() => vi.stubEnv('NEXT_PHASE', 'phase-production-build'))

type PageModule = {
  default: ComponentType<PageProps<unknown>>
  getStaticProps: (context: { locale: string }) => Promise<GetStaticPropsResult<PageProps<unknown>>>
}

/** These begin with the form of an exchange, with prices, or with links to such pages. */
const OTHERS: readonly string[] = [
  ...['/', '/exchange', '/exchange-v2', '/crypto-to-crypto', '/how-to-exchange', '/swap/tether'],
  ...['/buy-sell-crypto', '/buy-crypto', '/sell-crypto'],
  ...['/coins', '/coins/stablecoins', '/cryptocurrency-rates'],
  ...['/cryptoexchange', '/no-sign-up-exchange', '/crypto', '/token', '/fiat'],
]
const PAGES = [...PUBLIC_PAGES.filter((path) => !OTHERS.includes(path)), '/verify-receipt', '/providers']
const MODULES = import.meta.glob<PageModule>('../../src/pages/*.tsx')

async function open(path: string, locale: string) {
  const page = await MODULES[`../../src/pages${path}.tsx`]?.()
  if (!page) throw new Error(`no page ${path}`)
  const result = await page.getStaticProps({ locale })
  if (!('props' in result)) throw new Error(`no content of ${path}`)
  const Page = page.default
  const { container } = renderWithStore(<Page {...result.props} />, { preloaded: { site: aSite() } })
  return container
}

test.each(PAGES)('%s has one heading, a lead, an action, a figure and contents that exist', async (path) => {
  const page = await open(path, 'en')
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  const [head, ...others] = page.querySelectorAll('header')
  expect(others).toEqual([])
  expect(head?.querySelector('h1')).not.toBeNull()
  expect(head?.querySelector('p')?.textContent.trim()).not.toBe('')
  expect(within(head ?? page).getAllByRole('link').length, 'the way back and an action').toBeGreaterThan(1)
  expect(head?.querySelector('svg[aria-hidden=true] circle')).not.toBeNull()

  const parts = [...page.querySelectorAll('h2')]
  const links = [...page.querySelectorAll<HTMLAnchorElement>('nav[aria-label="On this page"] a')]
  expect(links.length > 1 || page.querySelector('#form') !== null || parts.length < 2).toBe(true)
  for (const link of links) {
    const part = document.getElementById(link.hash.slice(1))
    expect(part, link.hash).not.toBeNull()
    const heading = part?.matches('h2') ? part : part?.querySelector('h2')
    expect(heading).toHaveTextContent(link.textContent)
  }
})

test('contents lead to headings in other scripts too', async () => {
  const page = await open('/fees', 'ja')
  const links = [...page.querySelectorAll('nav details a')]
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(id)).toHaveTextContent(link.textContent)
  }
})
