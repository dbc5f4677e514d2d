import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '@/domain/text/failure'
import { loadCatalogue } from '@/http/loadCatalogue'
import { drawOgImage } from '@/http/share/drawOgImage'
import { ogFigures } from '@/http/share/ogFigures'
import { ogImageHandler } from '@/http/share/ogImageHandler'
import { BTC, ETH } from '../../domain/currencies'
import { serveHandler } from '../testSite'

vi.mock('@/http/loadCatalogue', () => ({ loadCatalogue: vi.fn() }))
vi.mock('@/http/share/drawOgImage', () => ({ drawOgImage: vi.fn() }))
vi.mock('@/http/share/ogFigures', () => ({ ogFigures: vi.fn() }))
const draw = vi.mocked(drawOgImage)
const figuresOf = vi.mocked(ogFigures)
const RATE = { kind: 'rate', sent: '1 BTC', got: '20 ETH', note: 'SANDBOX' } as const
const HOUR = 3_600_000
let now = Date.now()

beforeEach(() => {
  // What a test has drawn is too old for the next.
  vi.useFakeTimers({ now: (now += 2 * HOUR), toFake: ['Date'] })
  vi.mocked(loadCatalogue)
    .mockReset()
    .mockResolvedValue({ currencies: [BTC, ETH], isSandbox: true })
  draw.mockReset().mockResolvedValue(new Uint8Array([1]))
  figuresOf.mockReset().mockResolvedValue(RATE)
})
afterEach(() => vi.useRealTimers())

test('a pair is drawn with its figures, once an hour', async () => {
  const request = await serveHandler(ogImageHandler)
  await request('/share/btc-eth.png')
  vi.setSystemTime(now + HOUR - 1)
  expect((await request('/share/btc-eth.png')).headers['cache-control']).toContain('max-age=3600')
  expect(draw).toHaveBeenCalledExactlyOnceWith({ page: 'pair', currencies: [BTC, ETH], figures: RATE })
  expect(figuresOf).toHaveBeenCalledWith([BTC, ETH], true)
  vi.setSystemTime(now + HOUR)
  await request('/share/btc-eth.png')
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a back end without prices costs a picture its figures, and nothing else', async () => {
  figuresOf.mockRejectedValue(new ApiFailure({ kind: 'timeout' }))
  const request = await serveHandler(ogImageHandler)
  expect((await request('/share/btc.png')).status).toBe(200)
  expect(draw).toHaveBeenCalledExactlyOnceWith({ page: 'coin', currencies: [BTC], figures: null })
})

test('the home page has the pair of its form, or no coins while the back end is down', async () => {
  const request = await serveHandler(ogImageHandler)
  await request('/share/home.png')
  expect(draw).toHaveBeenLastCalledWith({ page: 'home', currencies: [BTC, ETH], figures: null })
  vi.setSystemTime(now + HOUR)
  vi.mocked(loadCatalogue).mockRejectedValue(new ApiFailure({ kind: 'timeout' }))
  expect((await request('/share/home.png')).status).toBe(200)
  expect(draw).toHaveBeenLastCalledWith({ page: 'home', currencies: [], figures: null })
})
