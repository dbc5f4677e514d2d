// @vitest-environment jsdom
import { act } from '@testing-library/react'
import mitt from 'next/dist/shared/lib/mitt'
import { afterEach, expect, test } from 'vitest'
import { useProgressBar } from '@/shell/useProgressBar'
import { renderWithStore } from '../renderWithStore'

function Bar() {
  useProgressBar()
  return null
}
const bar = () => document.querySelector('#nprogress')
afterEach(() => bar()?.remove())

test.each(['routeChangeComplete', 'routeChangeError'])(
  'a top progress bar starts on route change start and finishes on %s',
  async (end) => {
    const events = mitt()
    const { unmount } = renderWithStore(<Bar />, { router: { events } })
    expect(bar()).toBeNull()
    act(() => events.emit('routeChangeStart'))
    expect(bar()).not.toBeNull()
    act(() => events.emit(end))
    await expect.poll(bar, { timeout: 3000 }).toBeNull()
    unmount()
    act(() => events.emit('routeChangeStart'))
    expect(bar()).toBeNull()
  },
)
