import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { text } from '@/browser/page/takeOverExchange.ts?script'
import { anOwnExchange } from '../anOwnExchange'

type Device = {
  isOurs?: boolean
  reloading?: string | null
  /** What the back end answers to the secret; null: nothing arrives. */
  status?: number | null
  hasStorage?: boolean
  stored?: object[]
}

/** What the script makes of the page of an owner. */
async function open({ isOurs = true, reloading = '/own?reload=on', status = 201, ...device }: Device = {}) {
  const local = new Map([['own-exchanges', JSON.stringify(device.stored ?? [])]])
  const tab = new Map<string, string>()
  const replace = vi.fn<(to: string) => void>()
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<object>>(() =>
    status === null
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve({ status, json: () => Promise.resolve({ result: { token: 'abc-DEF' } }) }),
  )
  const record = anOwnExchange('a', { ownerSecret: 'the-secret' })
  const given = JSON.stringify({ record, page: '/de/exchange?id=a', isOurs, reloading })
  const page = {
    document: { currentScript: { dataset: { given } } },
    localStorage: storageOf(local, device.hasStorage ?? true),
    sessionStorage: storageOf(tab, true),
    location: { replace },
    fetch: fetched,
    addEventListener: () => undefined,
  }
  runInNewContext(text, Object.assign(page, { window: page }))
  await new Promise((settled) => setTimeout(settled, 0))
  const own = JSON.parse(local.get('own-exchanges') ?? '[]') as { publicId: string; ownerSecret?: string }[]
  return { replace, fetched, own, placed: tab.get('placed-exchange') }
}

function storageOf(held: Map<string, string>, isAllowed: boolean) {
  const orThrow = <T>(value: T): T => {
    if (!isAllowed) throw new Error('refused')
    return value
  }
  return {
    getItem: (key: string) => orThrow(held.get(key) ?? null),
    setItem: (key: string, value: string) => void orThrow(held.set(key, value)),
    removeItem: (key: string) => void orThrow(held.delete(key)),
  }
}

test('an order that this browser has just placed becomes the device’s own, and its page takes the place', async () => {
  const { replace, fetched, own, placed } = await open()
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/v4/exchanges-new/a/handover', {
    method: 'POST',
    headers: { 'x-exchange-secret': 'the-secret' },
  })
  expect(own).toMatchObject([{ publicId: 'a', ownerSecret: 'the-secret' }])
  expect(placed).toBe('a')
  expect(replace.mock.calls).toEqual([['/de/exchange?id=a']])
})

test('a link from elsewhere stores nothing: the page of the exchange asks whether this device shall', async () => {
  const { replace, fetched, own } = await open({ isOurs: false })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/v4/exchanges-new/a/transfers')
  expect(own).toEqual([])
  expect(replace.mock.calls).toEqual([['/de/exchange?id=a#move=abc-DEF']])
})

test.each([403, 404, 429, null])(
  'after %s for the secret it is not stored, and the page reloads itself',
  async (status) => {
    const { replace, own } = await open({ status })
    expect(own).toEqual([])
    expect(replace.mock.calls).toEqual([['/own?reload=on']])
  },
)

test('where storage is refused the page stays and reloads itself', async () => {
  const { replace, fetched } = await open({ hasStorage: false })
  expect(fetched).not.toHaveBeenCalled()
  expect(replace.mock.calls).toEqual([['/own?reload=on']])
})

test('a page that may not reload stays as it is', async () => {
  expect((await open({ hasStorage: false, reloading: null })).replace).not.toHaveBeenCalled()
})

test.each([true, false])(
  'a secret that the device has is not replaced by that of an address (ours: %s)',
  async (isOurs) => {
    const { replace, fetched, own } = await open({
      isOurs,
      stored: [anOwnExchange('a', { ownerSecret: 'true' })],
    })
    expect(fetched).not.toHaveBeenCalled()
    expect(own).toMatchObject([{ ownerSecret: 'true' }])
    expect(replace.mock.calls).toEqual([['/de/exchange?id=a']])
  },
)

test('an exchange that the device lists without its secret gets it', async () => {
  const { own } = await open({ stored: [anOwnExchange('a'), anOwnExchange('b')] })
  expect(own.map(({ publicId, ownerSecret }) => [publicId, ownerSecret])).toEqual([
    ['a', 'the-secret'],
    ['b', undefined],
  ])
})
