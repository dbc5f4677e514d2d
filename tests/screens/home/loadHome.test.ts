import { beforeAll, expect, test, vi } from 'vitest'
import { capabilities } from '@/config/capabilities'
import { loadCoins } from '@/screens/coins/loadCoins'
import { loadHome } from '@/screens/home/loadHome'
import { servePages } from '../../servePages'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
vi.mock('@/config/capabilities', async (original) => {
  const real = await original<typeof import('@/config/capabilities')>()
  return { ...real, capabilities: vi.fn(real.capabilities) }
})
const SANDBOX = capabilities()
beforeAll(servePages)

test('the home page brings the usual minutes and the loyalty levels it shows', async () => {
  const { data } = await loadHome({}, 'en')
  expect(data.usualMinutes).toBe('5-30')
  expect(data.loyalty.levels.map(({ name, cashbackPercent }) => [name, cashbackPercent])).toEqual([
    ['bronze', '0.05'],
    ['silver', '0.1'],
    ['gold', '0.15'],
    ['platinum', '0.2'],
  ])
  expect(data.loyalty.windowDays).toBe(90)
})

test('usual minutes that the operator’s own back end leaves unknown are not shown', async () => {
  vi.mocked(capabilities).mockReturnValue({ ...SANDBOX, sandbox: false, ownBackEnd: true })
  expect((await loadHome({}, 'en')).data.usualMinutes).toBeNull()
})

test('a live site without market prices brings no table of rates, and with them one', async () => {
  vi.mocked(capabilities).mockReturnValue({ ...SANDBOX, sandbox: false, live: true, prices: false })
  expect((await loadHome({}, 'en')).data.rates).toBeNull()
  vi.mocked(capabilities).mockReturnValue({ ...SANDBOX, sandbox: false, live: true })
  expect((await loadHome({}, 'en')).data.rates).not.toBeNull()
})

test('the home page counts as many coins as the list of all coins has', async () => {
  const [{ data }, coins] = await Promise.all([loadHome({}, 'en'), loadCoins()])
  expect(data.coinCount).toBe(coins.data.total)
})
