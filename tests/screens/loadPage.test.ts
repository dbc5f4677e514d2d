import { beforeEach, expect, test, vi } from 'vitest'
import { loadCatalogue } from '@/api/loadCatalogue'
import { LOCALES } from '@/config/locales'
import { loadPage } from '@/screens/loadPage'
import { eventually } from '../eventually'

vi.mock('@/api/loadAnnouncements', () => ({ loadAnnouncements: () => Promise.resolve([]) }))
vi.mock('@/api/loadCatalogue', () => ({ loadCatalogue: vi.fn() }))
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.mocked(loadCatalogue).mockReset()
})

test('the page’s own data and the shared data are fetched in parallel', async () => {
  const requests: string[] = []
  let fail = () => undefined as unknown
  const silence = new Promise<never>((_, reject) => (fail = () => reject(new Error('timeout'))))
  const request = (what: string) => {
    requests.push(what)
    return silence
  }
  vi.mocked(loadCatalogue).mockImplementation(() => request('the list'))
  const page = loadPage({ load: () => request('the data') })({ locale: 'en' })
  await eventually(() => {
    expect([...new Set(requests)].sort()).toEqual(['the data', 'the list'])
  })
  fail()
  expect(await page).toMatchObject({ props: { data: null } })
})

test('a page that is nothing without its data fails, and one of a fixed address comes without', async () => {
  vi.mocked(loadCatalogue).mockResolvedValue({ currencies: [], isSandbox: true })
  const getStaticProps = loadPage({ load: () => Promise.reject(new Error('down')) })
  expect(await getStaticProps({ locale: 'en' })).toMatchObject({ props: { data: null }, revalidate: 1 })
  await expect(getStaticProps({ locale: 'en', params: { coinUrl: 'btc' } })).rejects.toThrow('down')
})

test.each(LOCALES)('while the back end is down, %s gets only data that was loaded for it', async (locale) => {
  vi.mocked(loadCatalogue).mockResolvedValue({ currencies: [], isSandbox: true })
  let isDown = false
  const getStaticProps = loadPage<string>({
    load: (_, language) => (isDown ? Promise.reject(new Error('down')) : Promise.resolve({ data: language })),
  })
  const others = LOCALES.filter((other) => other !== locale)
  for (const other of others) await getStaticProps({ locale: other })
  isDown = true
  expect(await getStaticProps({ locale })).toMatchObject({ props: { data: null }, revalidate: 1 })
  for (const other of others)
    expect(await getStaticProps({ locale: other })).toMatchObject({ props: { data: other }, revalidate: 1 })
})
