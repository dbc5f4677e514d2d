import { load } from '@fingerprintjs/fingerprintjs'
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('@fingerprintjs/fingerprintjs', () => ({ load: vi.fn() }))
const loaded = vi.mocked(load)

async function freshPage() {
  vi.resetModules()
  return (await import('@/integrations/fingerprint')).fingerprintId
}
const agent = (get: () => Promise<{ visitorId: string }>) =>
  ({ get }) as unknown as Awaited<ReturnType<typeof load>>

beforeEach(() => void loaded.mockReset())

test('the browser is recognised once per page, without an outside call', async () => {
  const get = vi.fn(() => Promise.resolve({ visitorId: 'abc' }))
  loaded.mockResolvedValue(agent(get))
  const fingerprintId = await freshPage()
  expect(await Promise.all([fingerprintId(), fingerprintId()])).toEqual(['abc', 'abc'])
  expect(await fingerprintId()).toBe('abc')
  expect(get).toHaveBeenCalledOnce()
  expect(loaded.mock.calls).toEqual([[{ monitoring: false }]])
})

test('a browser that cannot be recognised has an empty id', async () => {
  loaded.mockRejectedValue(new Error('blocked'))
  expect(await (await freshPage())()).toBe('')
  loaded.mockResolvedValue(agent(() => Promise.reject(new Error('no canvas'))))
  expect(await (await freshPage())()).toBe('')
})
