// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi, onTestFinished } from 'vitest'
import { fetchExchange } from '@/api/exchanges'
import { downloadText } from '@/browser/page/downloadText'
import { rememberExchange } from '@/browser/storage/ownExchanges'
import * as timings from '@/config/timings'
import { PROGRESS_STATUSES, SETTLED_STATUSES, SIDE_STATUSES } from '@/domain/exchange/exchange'
import { OwnExchanges } from '@/features/ownExchanges/OwnExchanges'
import { OwnExchangesLink } from '@/features/ownExchanges/OwnExchangesLink'
import '../../nativeDialog'
import { anOwnExchange } from '../../browser/anOwnExchange'
import { refuseStorage } from '../../browser/refuseStorage'
import { anExchange } from '../../domain/anExchange'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/browser/page/downloadText', () => ({ downloadText: vi.fn() }))
vi.mock('@/api/exchanges', () => ({ fetchExchange: vi.fn() }))

const fetched = vi.mocked(fetchExchange)
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
const settled = (id: string) => anOwnExchange(id, { status: 'finished' })

beforeEach(() => {
  localStorage.clear()
  vi.mocked(downloadText).mockReset()
  fetched.mockReset().mockRejectedValue(new Error('not expected'))
})

test('an empty list says what will stand there, and has nothing to export', () => {
  const { container } = renderWithStore(<OwnExchanges />)
  expect(screen.getByText(/will appear here/)).toBeVisible()
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['refunded', false],
  ['expired', false],
  ['waiting', true],
] as const)('a row of a %s exchange names an amount to get: %j', (status, names) => {
  rememberExchange(anOwnExchange('one', { status, amountTo: '0.0567' }))
  fetched.mockResolvedValue(anExchange({ status }))
  renderWithStore(<OwnExchanges />)
  expect(screen.queryAllByText(/0\.0567/)).toHaveLength(names ? 1 : 0)
})

test('each exchange leads to its page, the newest first', () => {
  rememberExchange(settled('older'))
  rememberExchange({ ...settled('newer'), amountFrom: '1234.5' })
  renderWithStore(<OwnExchanges />)
  expect(links()).toEqual(['/exchange?id=newer', '/exchange?id=older'])
  expect(screen.getByRole('link', { name: /1,234\.5 BTC.*2\.6 ETH.*Completed/ })).toBeVisible()
})

test('status and final amounts come from the back end and stay on the device', async () => {
  rememberExchange(anOwnExchange('abc123', { status: 'waiting', ownerSecret: 'SECRET' }))
  fetched.mockResolvedValue(anExchange({ status: 'finished', amountFrom: '0.1', amountTo: '2.55' }))
  renderWithStore(<OwnExchanges />)
  expect(await screen.findByRole('link', { name: /2\.55 ETH.*Completed/ })).toBeVisible()
  expect(fetched).toHaveBeenCalledExactlyOnceWith('abc123', {})
  expect(JSON.parse(localStorage.getItem('own-exchanges') ?? '')).toMatchObject([
    { status: 'finished', paid: '2.55', ownerSecret: 'SECRET' },
  ])
})

test('of many exchanges twenty are refreshed, those in progress first, and settled ones never', async () => {
  for (let i = 0; i < 30; i++) rememberExchange(anOwnExchange(`expired${i}`, { status: 'expired' }))
  rememberExchange(anOwnExchange('open', { status: 'confirming' }))
  rememberExchange(settled('done'))
  fetched.mockImplementation((publicId) => Promise.resolve(anExchange({ publicId, status: 'expired' })))
  renderWithStore(<OwnExchanges />)
  await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(20))
  // Time for a further batch, which must not come.
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(fetched).toHaveBeenCalledTimes(20)
  const called = fetched.mock.calls.map(([publicId]) => publicId)
  expect(called[0]).toBe('open')
  expect(called).not.toContain('done')
})

test('a refresh that fails says so, and the list stays', async () => {
  rememberExchange(anOwnExchange('a', { status: 'waiting' }))
  renderWithStore(<OwnExchanges />)
  expect(await screen.findByText('Couldn’t update the statuses.')).toBeVisible()
  expect(links()).toEqual(['/exchange?id=a'])
})

test('a search leaves what matches', async () => {
  rememberExchange(settled('a'))
  rememberExchange({ ...settled('b'), tickerTo: 'xrp', networkTo: 'xrp' })
  renderWithStore(<OwnExchanges />)
  const search = screen.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(search, 'xrp')
  expect(links()).toEqual(['/exchange?id=b'])
  await userEvent.type(search, 'zzz')
  expect(screen.getByText('No exchanges found.')).toBeVisible()
})

test('one can be removed, and stays away after a reload', async () => {
  rememberExchange(settled('a'))
  rememberExchange(settled('b'))
  const { unmount } = renderWithStore(<OwnExchanges />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove exchange b from the list' }))
  expect(links()).toEqual(['/exchange?id=a'])
  unmount()
  renderWithStore(<OwnExchanges />)
  expect(links()).toEqual(['/exchange?id=a'])
})

test('a removal can be undone for ten seconds, with the secret of the exchange', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  rememberExchange(anOwnExchange('a', { status: 'finished', ownerSecret: 'SECRET' }))
  renderWithStore(<OwnExchanges />)
  // Not by userEvent, which waits for the timers that stand still.
  const remove = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Remove exchange a from the list' }))
  remove()
  expect(screen.getByRole('status')).toHaveTextContent('Exchange a removed from the list.')
  expect(localStorage.getItem('own-exchanges')).not.toContain('SECRET')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(links()).toEqual(['/exchange?id=a'])
  expect(localStorage.getItem('own-exchanges')).toContain('SECRET')
  remove()
  act(() => void vi.advanceTimersByTime(timings.removalUndo - 1))
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

const UNSETTLED = [undefined, ...PROGRESS_STATUSES, ...SIDE_STATUSES].filter(
  (status) => !SETTLED_STATUSES.some((settledStatus) => settledStatus === status),
)
test.each(UNSETTLED)('one in the status %s is removed only after a question', async (status) => {
  fetched.mockReturnValue(new Promise(() => undefined))
  rememberExchange(anOwnExchange('a', { status }))
  renderWithStore(<OwnExchanges />)
  const remove = screen.getByRole('button', { name: 'Remove exchange a from the list' })
  await userEvent.click(remove)
  const question = screen.getByRole('dialog', { name: 'Remove this exchange from the list?' })
  expect(question).toHaveTextContent('you can no longer request a refund')
  await userEvent.click(within(question).getByText('Keep it'))
  expect(links()).toEqual(['/exchange?id=a'])
  await userEvent.click(remove)
  await userEvent.click(screen.getByRole('button', { name: 'Remove from list' }))
  expect(links()).not.toContain('/exchange?id=a')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('the CSV has agreed and real amounts apart, and no secrets', async () => {
  const updatedAt = '2026-11-21T12:30:00.000Z'
  const record = { type: 'floating', updatedAt, ownerSecret: 'SECRET' } as const
  rememberExchange(anOwnExchange('a', { ...record, status: 'refunded', arrived: '0.01' }))
  rememberExchange(anOwnExchange('b', { ...record, status: 'finished', arrived: '0.1', paid: '2.55' }))
  renderWithStore(<OwnExchanges />)
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  const head =
    'publicId,createdAt,status,updatedAt,type,expectedAmountFrom,amountFrom,tickerFrom,networkFrom,expectedAmountTo,amountTo,tickerTo,networkTo'
  const created = '2026-11-21T12:00:00.000Z'
  expect(downloadText).toHaveBeenCalledExactlyOnceWith(
    'exchanges.csv',
    'text/csv',
    [
      head,
      `b,${created},finished,${updatedAt},floating,0.1,0.1,btc,btc,2.6,2.55,eth,eth`,
      `a,${created},refunded,${updatedAt},floating,0.1,0.01,btc,btc,2.6,,eth,eth`,
      '',
    ].join('\r\n'),
  )
})

test('what an older version or somebody else left in the storage does not break the page', () => {
  localStorage.setItem('own-exchanges', JSON.stringify([{ publicId: 'x' }, settled('a')]))
  renderWithStore(<OwnExchanges />)
  expect(links()).toEqual(['/exchange?id=a'])
})

test('where storage is refused it says so, and to save each link', () => {
  const refused = refuseStorage()
  renderWithStore(<OwnExchanges />)
  expect(screen.getByText(/Save the link to each exchange/)).toBeVisible()
  refused.mockRestore()
})

test('below the form a link with their number leads to the list, also for one placed meanwhile', () => {
  renderWithStore(<OwnExchangesLink />)
  expect(links()).toEqual([])
  act(() => rememberExchange(settled('a')))
  expect(screen.getByRole('link', { name: 'Show all exchanges (1)' })).toHaveAttribute('href', '/exchanges')
})

test('each side names its network in full', () => {
  rememberExchange({ ...settled('a'), tickerTo: 'usdt', networkTo: 'trx' })
  renderWithStore(<OwnExchanges />)
  expect(screen.getByRole('link', { name: /0\.1 BTC Bitcoin.*USDT Tron \(TRC-20\)/ })).toBeVisible()
})
