// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from '@/features/exchangeStatus/deposit/Countdown'
import { anExchange } from '../../../domain/anExchange'
import { renderWithStore } from '../../../renderWithStore'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const timer = () => screen.getByRole('timer').textContent
const heardAt = (serverTime: string) => anExchange({ serverTime, validUntil: '2026-11-21T12:20:00.000Z' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each(['1999-01-01T00:00:00Z', '2026-11-21T12:00:00Z', '2038-01-01T00:00:00Z'])(
  'counts on the server’s clock, also on a device whose clock says %s',
  async (deviceTime) => {
    vi.setSystemTime(new Date(deviceTime))
    renderWithStore(<Countdown exchange={heardAt('2026-11-21T12:05:00.000Z')} />)
    expect(timer()).toBe('15:00')
    await pass(61_000)
    expect(timer()).toBe('13:59')
  },
)

test('a device clock that is set while it counts changes nothing', async () => {
  renderWithStore(<Countdown exchange={heardAt('2026-11-21T12:05:00.000Z')} />)
  await pass(1000)
  vi.setSystemTime(new Date('2040-01-01T00:00:00Z'))
  await pass(1000)
  expect(timer()).toBe('14:58')
})

test('each response of the server corrects it', async () => {
  const { rerender } = renderWithStore(<Countdown exchange={heardAt('2026-11-21T12:05:00.000Z')} />)
  rerender(<Countdown exchange={heardAt('2026-11-21T12:19:00.000Z')} />)
  await pass(1000)
  expect(timer()).toBe('00:59')
})

test('ends at zero', async () => {
  renderWithStore(<Countdown exchange={heardAt('2026-11-21T12:19:58.000Z')} />)
  await pass(10_000)
  expect(timer()).toBe('00:00')
})

test('the last minutes of a held rate and its end are announced', async () => {
  renderWithStore(<Countdown exchange={heardAt('2026-11-21T12:14:58.000Z')} />)
  const reported = () => document.querySelector('[aria-live]')?.textContent
  expect(reported()).toBe('')
  await pass(2_000)
  expect(reported()).toBe('5 minutes left')
  await pass(4 * 60_000)
  expect(reported()).toBe('1 minute left')
  await pass(60_000)
  expect(reported()).toBe('Time’s up. The status will update shortly.')
})
