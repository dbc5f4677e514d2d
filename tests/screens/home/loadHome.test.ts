import { beforeAll, expect, test, vi } from 'vitest'
import { readSite } from '@/config/site'
import { loadHome } from '@/screens/home/loadHome'
import { servePages } from '../../servePages'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
vi.mock('@/config/site', async (original) => {
  const config = await original<typeof import('@/config/site')>()
  return { ...config, readSite: vi.fn(config.readSite) }
})
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
  const site = readSite('en')
  vi.mocked(readSite).mockReturnValue({ ...site, operator: { ...site.operator, hasOwnFigures: true } })
  expect((await loadHome({}, 'en')).data.usualMinutes).toBeNull()
})
