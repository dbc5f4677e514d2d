// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { preloadChunks } from '@/http/next-patches/preloadChunks'
import { usePrefetchOnIntent } from '@/shell/usePrefetchOnIntent'
import { renderWithStore } from '../renderWithStore'
import { saveData } from '../saveData'

vi.mock('@/http/next-patches/preloadChunks', () => ({ preloadChunks: vi.fn() }))
beforeEach(() => vi.mocked(preloadChunks).mockClear())

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

test('the keyboard preloads the chunks together with the data', async () => {
  const prefetch = vi.fn(() => Promise.resolve())
  renderWithStore(<Links />, { router: { prefetch } })
  await userEvent.tab()
  await expect.poll(() => vi.mocked(preloadChunks).mock.calls.map(([path]) => path)).toEqual(['/coins'])
  expect(prefetch).toHaveBeenCalledOnce()
})

test('a browser that saves data preloads nothing', async () => {
  saveData()
  renderWithStore(<Links />)
  await userEvent.hover(screen.getByText('Coins'))
  expect(preloadChunks).not.toHaveBeenCalled()
})
