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
    act(() => events.emit('routeChangeStart', '/coins', { shallow: false }))
    await expect.poll(bar).not.toBeNull()
    act(() => events.emit(end))
    await expect.poll(bar).toBeNull()
    act(() => events.emit('routeChangeStart', '/coins', { shallow: false }))
    expect(bar(), 'at once, now that its code is there').not.toBeNull()
    act(() => events.emit(end))
    await expect.poll(bar).toBeNull()
    unmount()
    act(() => events.emit('routeChangeStart', '/coins', { shallow: false }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(bar()).toBeNull()
  },
)

test('a route change that is over before the bar has come draws none', async () => {
  const events = mitt()
  renderWithStore(<Bar />, { router: { events } })
  act(() => {
    events.emit('routeChangeStart', '/coins', { shallow: false })
    events.emit('routeChangeComplete')
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(bar()).toBeNull()
})

test('a shallow change, as between the steps of an exchange, draws none', async () => {
  const events = mitt()
  renderWithStore(<Bar />, { router: { events } })
  act(() => events.emit('routeChangeStart', '/exchange?step=review', { shallow: true }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(bar()).toBeNull()
  act(() => events.emit('routeChangeComplete', '/exchange?step=review', { shallow: true }))
})
