// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { downloadText } from '@/browser/page/downloadText'
import { rememberExchange } from '@/browser/storage/ownExchanges'
import { OwnExchanges } from '@/features/ownExchanges/OwnExchanges'
import { anOwnExchange } from '../../browser/anOwnExchange'
import { refuseStorage } from '../../browser/refuseStorage'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/browser/page/downloadText', () => ({ downloadText: vi.fn() }))

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => {
  localStorage.clear()
  vi.mocked(downloadText).mockReset()
})

test('an empty list says what will stand there, and has nothing to export', () => {
  renderWithStore(<OwnExchanges />)
  expect(screen.getByText(/will appear here/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('each exchange leads to its page, the newest first', () => {
  rememberExchange(anOwnExchange('older'))
  rememberExchange(anOwnExchange('newer', { amountFrom: '1234.5' }))
  renderWithStore(<OwnExchanges />)
  expect(links()).toEqual(['/exchange?id=newer', '/exchange?id=older'])
  expect(screen.getByRole('link', { name: /1,234\.5 BTC.*2\.6 ETH/ })).toBeVisible()
})

test('one that is placed meanwhile appears', () => {
  renderWithStore(<OwnExchanges />)
  act(() => rememberExchange(anOwnExchange('a')))
  expect(links()).toEqual(['/exchange?id=a'])
})

test('one can be removed, and stays away after a reload', async () => {
  rememberExchange(anOwnExchange('a'))
  rememberExchange(anOwnExchange('b'))
  const { unmount } = renderWithStore(<OwnExchanges />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove exchange b from the list' }))
  expect(links()).toEqual(['/exchange?id=a'])
  unmount()
  renderWithStore(<OwnExchanges />)
  expect(links()).toEqual(['/exchange?id=a'])
})

test('the list can be exported, without its secrets', async () => {
  rememberExchange(anOwnExchange('a', { ownerSecret: 'SECRET' }))
  renderWithStore(<OwnExchanges />)
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(downloadText).toHaveBeenCalledExactlyOnceWith(
    'exchanges.csv',
    'text/csv',
    'publicId,createdAt,amountFrom,tickerFrom,networkFrom,amountTo,tickerTo,networkTo\r\n' +
      'a,2026-11-21T12:00:00.000Z,0.1,btc,btc,2.6,eth,eth\r\n',
  )
})

test('what an older version or somebody else left in the storage does not break the page', () => {
  localStorage.setItem('own-exchanges', JSON.stringify([{ publicId: 'x' }, anOwnExchange('a')]))
  renderWithStore(<OwnExchanges />)
  expect(links()).toEqual(['/exchange?id=a'])
})

test('where storage is refused it says so, and to save each link', () => {
  const refused = refuseStorage()
  renderWithStore(<OwnExchanges />)
  expect(screen.getByText(/Save the link to each exchange/)).toBeVisible()
  refused.mockRestore()
})
