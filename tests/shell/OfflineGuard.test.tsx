// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OfflineGuard } from '@/shell/OfflineGuard'
import { renderWithStore } from '../renderWithStore'

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const notice = () => document.querySelector('[aria-live]')?.textContent

beforeEach(() => {
  setOnline(false)
  renderWithStore(
    <>
      <OfflineGuard />
      <a href="/elsewhere">Coins</a>
      <a href="#main">Skip</a>
      <form action="/exchange" aria-label="amounts" onSubmit={(event) => event.preventDefault()} />
    </>,
  )
})

test.each([
  ['a link to another page', () => fireEvent.click(screen.getByText('Coins'))],
  ['a form that goes on to another page', () => fireEvent.submit(screen.getByRole('form'))],
])('offline, %s is not followed, and says why until the connection is back', (_, follow) => {
  expect(follow()).toBe(false)
  expect(notice()).toContain('You’re offline.')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(notice()).toBe('')
})

test('a link within the page is followed, and every link online', () => {
  expect(fireEvent.click(screen.getByText('Skip'))).toBe(true)
  expect(notice()).toBe('')
  setOnline(true)
  screen.getByText('Coins').addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(screen.getByText('Coins'))
  expect(notice()).toBe('')
})
