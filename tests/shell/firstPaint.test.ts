import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inlineScripts } from '@/shell/inlineScripts'

type Listener = () => void

/** What the script sees of a page with this address. */
function run(hash: string) {
  const listeners: Record<string, Listener> = {}
  const addresses: string[] = []
  const location = { pathname: '/de/exchange', search: '?id=abc', hash }
  const page = {
    localStorage: { getItem: () => 'dark' },
    document: { documentElement: { dataset: {} } },
    location,
    history: {
      state: 'kept',
      replaceState: (state: unknown, _: string, address: string) => {
        addresses.push(`${String(state)} ${address}`)
        location.hash = ''
      },
    },
    addEventListener: (name: string, listener: Listener) => void (listeners[name] = listener),
    transferToken: undefined as string | undefined,
  }
  runInNewContext(inlineScripts.firstPaint, Object.assign(page, { window: page }))
  return { page, addresses, listeners, location }
}

test('the token of a link leaves the address before any other script runs', () => {
  const { page, addresses } = run('#move=abc-DEF_123')
  expect(page.transferToken).toBe('abc-DEF_123')
  expect(addresses).toEqual(['kept /de/exchange?id=abc'])
})

test.each(['popstate', 'hashchange'])('and in a tab that has the site open, at its %s', (event) => {
  const { page, addresses, listeners, location } = run('')
  expect(addresses).toEqual([])
  location.hash = '#move=later'
  listeners[event]?.()
  expect([page.transferToken, location.hash]).toEqual(['later', ''])
})

test.each(['', '#own-exchanges', '#move=', '#move=a&b', '#token=abc'])('the fragment %j stays', (hash) => {
  const { page, addresses } = run(hash)
  expect([page.transferToken, addresses]).toEqual([undefined, []])
})
