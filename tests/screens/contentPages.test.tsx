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
  getStaticProps?: (context: { locale: string }) => Promise<GetStaticPropsResult<PageProps<unknown>>>
  getServerSideProps?: PageModule['getStaticProps']
}

/** Their action is the form of an exchange. */
const WITH_FORM: readonly string[] = [
  ...[
    '/crypto-to-crypto',
    '/how-to-exchange',
    '/swap/tether',
    '/buy-sell-crypto',
    '/buy-crypto',
    '/sell-crypto',
  ],
  ...['/cryptoexchange', '/no-sign-up-exchange', '/crypto', '/token', '/fiat'],
]
/** These are the form itself, or begin with prices. */
const OTHERS: readonly string[] = [
  ...['/', '/exchange', '/exchange-v2', '/coins', '/coins/stablecoins', '/cryptocurrency-rates'],
  ...WITH_FORM,
]
const PAGES = [...PUBLIC_PAGES.filter((path) => !OTHERS.includes(path)), '/verify-receipt', '/providers']
const MODULES = import.meta.glob<PageModule>(['../../src/pages/*.tsx', '../../src/pages/*/*.tsx'])

async function open(path: string, locale: string) {
  const file = MODULES[`../../src/pages${path}.tsx`] ?? MODULES[`../../src/pages${path}/index.tsx`]
  const page = await file?.()
  if (!page) throw new Error(`no page ${path}`)
  const load = page.getStaticProps ?? page.getServerSideProps
  const result = await load?.({ locale })
  if (!result || !('props' in result)) throw new Error(`no content of ${path}`)
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

  expectContents(page)
})

test.each(WITH_FORM)(
  '%s has one heading, a lead and the form at its top, and contents that exist',
  async (path) => {
    const page = await open(path, 'en')
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    const [head, ...others] = page.querySelectorAll('header')
    expect(others).toEqual([])
    expect(head?.querySelector('h1')).not.toBeNull()
    expect(head?.querySelector('p')?.textContent.trim()).not.toBe('')
    expect(head?.querySelector('form')).not.toBeNull()
    expect(page.querySelectorAll('nav[aria-label="On this page"] a').length).toBeGreaterThan(1)
    expectContents(page)
  },
)

function expectContents(page: HTMLElement) {
  const parts = [...page.querySelectorAll('h2')]
  const links = [...page.querySelectorAll<HTMLAnchorElement>('nav[aria-label="On this page"] a')]
  expect(links.length > 1 || page.querySelector('#form') !== null || parts.length < 2).toBe(true)
  for (const link of links) {
    const part = document.getElementById(link.hash.slice(1))
    expect(part, link.hash).not.toBeNull()
    const heading = part?.matches('h2') ? part : part?.querySelector('h2')
    expect(heading).toHaveTextContent(link.textContent)
  }
}

test('contents lead to headings in other scripts too', async () => {
  const page = await open('/fees', 'ja')
  const links = [...page.querySelectorAll('nav details a')]
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(id)).toHaveTextContent(link.textContent)
  }
})
