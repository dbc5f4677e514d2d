// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle, whenLoaded } from '@/browser/page/pageLoad'
import { forgetNotified, rememberNotified } from '@/browser/storage/notifiedExchanges'
import { PROGRESS_STATUSES, SIDE_STATUSES, type ExchangeStatus } from '@/domain/exchange/exchange'
import { PushOffer } from '@/features/exchangeStatus/push/PushOffer'
import { aSite } from '../../../aSite'
import { anExchange } from '../../../domain/anExchange'
import { renderWithStore } from '../../../renderWithStore'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('@/features/exchangeStatus/push/PushPanel', () => {
  loaded()
  return { PushPanel: () => <button type="button">offered</button> }
})

const firebase = { apiKey: 'key', projectId: 'project', senderId: '7', appId: 'app', vapidKey: 'vapid' }

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', { permission: 'default' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

async function show(status: ExchangeStatus = 'waiting', vendors: object = { firebase }, isOwner = true) {
  const preloaded = { site: aSite({ vendors }) }
  const { unmount } = renderWithStore(<PushOffer exchange={anExchange({ status })} isOwner={isOwner} />, {
    preloaded,
  })
  await act(async () => {
    await whenLoaded().then(whenIdle)
    await vi.dynamicImportSettled()
  })
  const isOffered = screen.queryByRole('button') !== null
  unmount()
  return isOffered
}

test('nothing is loaded where Firebase is not configured', async () => {
  expect(await show('waiting', {})).toBe(false)
  expect(loaded).not.toHaveBeenCalled()
})

test.each(['serviceWorker', 'PushManager', 'Notification'])(
  'a browser without %s is offered nothing, as Safari on an iPhone',
  async (missing) => {
    Reflect.deleteProperty(missing === 'serviceWorker' ? navigator : window, missing)
    expect(await show()).toBe(false)
    expect(loaded).not.toHaveBeenCalled()
  },
)

test('messages are offered as long as an exchange is not settled', async () => {
  const statuses = [...PROGRESS_STATUSES, ...SIDE_STATUSES]
  const offered: ExchangeStatus[] = []
  for (const status of statuses) {
    if (await show(status)) offered.push(status)
  }
  expect(offered).toEqual(statuses.filter((status) => status !== 'finished' && status !== 'refunded'))
})

test('who is not the owner is offered nothing, but can switch off what this device has', async () => {
  expect(await show('waiting', { firebase }, false)).toBe(false)
  rememberNotified('abc123', 'fid-1')
  expect(await show('waiting', { firebase }, false)).toBe(true)
  forgetNotified('abc123')
})
