// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { usePrefetchOnFocus } from '@/shell/usePrefetchOnFocus'
import { renderWithStore } from '../renderWithStore'

function Links() {
  usePrefetchOnFocus()
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
