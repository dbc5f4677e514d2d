import { beforeAll, expect, test, vi } from 'vitest'
import { loadWhatIs } from '@/screens/whatIs/loadWhatIs'
import { servePages } from '../../servePages'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
beforeAll(servePages)

test('a coin is explained by what the list knows of it, with the form filled in towards it', async () => {
  expect(await loadWhatIs('tether')).toMatchObject({
    data: { coin: { url: 'usdt', isStable: true }, partner: 'btc' },
    preloaded: { draft: { from: 'btc', to: 'usdttrc20' } },
  })
})

test('an unknown name is a true 404, other spellings lead to the one address', async () => {
  expect(await loadWhatIs('zeppelin')).toBeNull()
  expect(await loadWhatIs('Bitcoin')).toEqual({ movedTo: '/what-is/bitcoin' })
  expect(await loadWhatIs('btc')).toEqual({ movedTo: '/what-is/bitcoin' })
})
