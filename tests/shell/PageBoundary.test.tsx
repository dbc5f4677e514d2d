// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberExchange } from '@/browser/storage/ownExchanges'
import { PageBoundary } from '@/shell/PageBoundary'
import { anOwnExchange } from '../browser/anOwnExchange'
import { renderWithStore } from '../renderWithStore'

let isBroken = true
function Page() {
  if (isBroken) throw new Error('removeChild')
  return <p>the page</p>
}
const reported = vi.fn()

beforeEach(() => {
  isBroken = true
  localStorage.clear()
  reported.mockReset()
  vi.stubGlobal('reportError', reported)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const show = (router = {}, texts: 'en' | 'de' = 'en') =>
  renderWithStore(
    <PageBoundary>
      <Page />
    </PageBoundary>,
    { router, texts },
  )

test('a page that breaks says so in its language, and the error is reported', () => {
  show({}, 'de')
  expect(screen.getByRole('alert')).toHaveTextContent('Ihre Aufträge sind davon nicht betroffen.')
  expect(screen.queryByRole('link')).toBeNull()
  expect(reported).toHaveBeenCalledOnce()
})

test('it leads to the exchange of its address, else to the newest of this device', () => {
  rememberExchange(anOwnExchange('newest'))
  const shown = show({ query: { id: 'abc123' } })
  expect(screen.getByRole('link', { name: 'Open exchange abc123' })).toHaveAttribute(
    'href',
    '/exchange?id=abc123',
  )
  shown.unmount()
  show()
  expect(screen.getByRole('link', { name: 'Open exchange newest' })).toHaveAttribute(
    'href',
    '/exchange?id=newest',
  )
})

test('trying again shows the page once it works', () => {
  show()
  isBroken = false
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  expect(screen.getByText('the page')).toBeVisible()
})

test('the next address begins anew', () => {
  const { router, rerender } = show({ asPath: '/exchange' })
  isBroken = false
  const moved = { ...router, asPath: '/exchange?id=abc123' }
  rerender(
    <RouterContext.Provider value={moved}>
      <PageBoundary>
        <Page />
      </PageBoundary>
    </RouterContext.Provider>,
  )
  expect(screen.getByText('the page')).toBeVisible()
})
