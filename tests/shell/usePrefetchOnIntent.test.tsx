// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchStyles, preloadChunks } from '@/shell/next-patches/preloadChunks'
import { usePrefetchOnIntent, useStylesOfLinked } from '@/shell/usePrefetchOnIntent'
import { renderWithStore } from '../renderWithStore'
import { saveData } from '../saveData'

vi.mock('@/shell/next-patches/preloadChunks', () => ({ preloadChunks: vi.fn(), fetchStyles: vi.fn() }))
beforeEach(() => {
  vi.mocked(preloadChunks).mockClear()
  vi.mocked(fetchStyles).mockClear()
})

function Links() {
  usePrefetchOnIntent()
  return (
    <>
      <a href="/coins">Coins</a>
      <a href="/de/faq?from=btc">Questions</a>
      <a href="https://example.com/elsewhere">Elsewhere</a>
      <a href="/report.csv" download>
        File
      </a>
    </>
  )
}

test('a link that the keyboard stays on has its page prefetched, in the language its address names', async () => {
  const prefetch = vi.fn(() => Promise.resolve())
  const { unmount } = renderWithStore(<Links />, { router: { prefetch } })
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByText('Questions')).toHaveFocus()
  await expect.poll(() => prefetch.mock.calls).toEqual([['/de/faq?from=btc', undefined, { locale: false }]])
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByText('File')).toHaveFocus()
  await wait(300)
  expect(prefetch).toHaveBeenCalledOnce()
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  unmount()
  await wait(300)
  expect(prefetch).toHaveBeenCalledOnce()
})

test('the chunks of a link’s page are preloaded as soon as a pointer is over it', async () => {
  renderWithStore(<Links />)
  await userEvent.hover(screen.getByText('Questions'))
  expect(vi.mocked(preloadChunks).mock.calls).toEqual([['/de/faq', expect.any(String)]])
  await userEvent.hover(screen.getByText('Elsewhere'))
  await userEvent.hover(screen.getByText('File'))
  expect(preloadChunks).toHaveBeenCalledOnce()
})

test('the data of a link’s page are requested before its chunks', async () => {
  const requestData = vi.fn()
  renderWithStore(
    <div onMouseEnter={requestData}>
      <Links />
    </div>,
  )
  await userEvent.hover(screen.getByText('Questions'))
  await expect.poll(() => vi.mocked(preloadChunks).mock.calls.length).toBe(1)
  expect(requestData).toHaveBeenCalledBefore(vi.mocked(preloadChunks))
})

function Page() {
  useStylesOfLinked()
  return (
    <>
      <a href="/about">About us</a>
      <main>
        <Links />
        <a href="/coins">All coins</a>
      </main>
    </>
  )
}

test('the stylesheets of the pages that the content links to are fetched, each page once', async () => {
  renderWithStore(<Page />, { router: { pathname: '/' } })
  await expect.poll(() => vi.mocked(fetchStyles).mock.calls).toEqual([[['/coins', '/de/faq'], '/']])
})

test('the keyboard preloads the chunks together with the data', async () => {
  const prefetch = vi.fn(() => Promise.resolve())
  renderWithStore(<Links />, { router: { prefetch } })
  await userEvent.tab()
  await expect.poll(() => vi.mocked(preloadChunks).mock.calls.map(([path]) => path)).toEqual(['/coins'])
  expect(prefetch).toHaveBeenCalledOnce()
  expect(prefetch).toHaveBeenCalledBefore(vi.mocked(preloadChunks))
})

test('a browser that saves data preloads nothing', async () => {
  saveData()
  renderWithStore(<Page />)
  await userEvent.hover(screen.getByText('Coins'))
  await wait(300)
  expect(preloadChunks).not.toHaveBeenCalled()
  expect(fetchStyles).not.toHaveBeenCalled()
})
