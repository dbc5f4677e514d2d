// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStored, store } from '@/browser/storage/storage'
import * as timings from '@/config/timings'
import { useThirdParties } from '@/features/thirdParties/useThirdParties'
import { aSite } from '../../aSite'
import { arrive, scripts } from '../../integrations/vendorScript'
import { renderWithStore } from '../../renderWithStore'
import { allVendors } from './allVendors'

function Shown() {
  useThirdParties()
  return null
}

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

function show(router: { asPath?: string } = {}) {
  const { vendors, src } = allVendors()
  const site = aSite({ vendors: { freshchat: vendors.freshchat } })
  return { src, ...renderWithStore(<Shown />, { preloaded: { site }, router }) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

test('paths starting with /views/ are embedded: no chat widget', async () => {
  show({ asPath: '/views/cashback-calculator?theme=dark' })
  await pass(timings.scriptTimeout - 1)
  expect(scripts()).toEqual([])
})

test('lastConversationId restores the conversation, and is stored when one begins', async () => {
  store('lastConversationId', 'conversation-1')
  const { src } = show()
  await pass()
  const received: Record<string, (response: unknown) => void> = {}
  const init = vi.fn()
  const on = (event: string, listen: (response: unknown) => void) => void (received[event] = listen)
  const chat = { init, on, hide: vi.fn(), show: vi.fn(), user: { setLocale: vi.fn() } }
  arrive(src.freshchat, { fcWidget: chat })
  await pass()
  expect(init.mock.calls[0]?.[0]).toMatchObject({ restoreId: 'conversation-1' })
  received['user:created']?.({ data: { restoreId: 'conversation-2' } })
  expect(readStored('lastConversationId')).toBe('conversation-2')
})
