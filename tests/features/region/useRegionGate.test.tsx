// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { visitorRegion } from '@/api/visitorRegion'
import { useRegionGate } from '@/features/region/useRegionGate'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/visitorRegion')
const zone = process.env.TZ
afterEach(() => {
  vi.useRealTimers()
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

function Gate() {
  useRegionGate()
  return null
}

function visit(zoneName: string, asPath: string, at = '2026-01-15T12:00:00Z') {
  process.env.TZ = zoneName
  vi.useFakeTimers({ now: new Date(at) })
  return renderWithStore(<Gate />, { router: { asPath } }).router
}

test.each(['Asia/Tehran', 'Asia/Kabul', 'Asia/Yangon'])(
  'a visitor whose offset is restricted is redirected to /restricted: %s',
  (name) => {
    expect(visit(name, '/coins?x=1').replace).toHaveBeenCalledExactlyOnceWith('/restricted')
  },
)

test('a visitor elsewhere stays on the page', () => {
  expect(visit('Asia/Kolkata', '/').replace).not.toHaveBeenCalled()
})

test('/restricted itself does not redirect', () => {
  expect(visit('Asia/Tehran', '/restricted?from=mail').replace).not.toHaveBeenCalled()
})

test('the offset is that of the day, which the name of the zone alone does not determine', () => {
  // Tehran's clock stood at +04:30 in its summers until 2022, Caracas' at -04:30 until 2016.
  expect(visit('Asia/Tehran', '/', '2021-07-01T12:00:00Z').replace).toHaveBeenCalledOnce()
  expect(visit('America/Caracas', '/', '2015-07-01T12:00:00Z').replace).not.toHaveBeenCalled()
  expect(visit('Asia/Baghdad', '/').replace).not.toHaveBeenCalled()
})

test('on every path change it is computed anew, and a change of the query alone is none', () => {
  process.env.TZ = 'Europe/Berlin'
  const { router, rerender } = renderWithStore(<Gate />)
  const goTo = (asPath: string) => {
    router.asPath = asPath
    rerender(<Gate />)
  }
  process.env.TZ = 'Asia/Kabul'
  goTo('/?from=btc-btc')
  expect(router.replace).not.toHaveBeenCalled()
  goTo('/coins')
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/restricted')
})

describe('with a proxy that names countries', () => {
  const site = aSite({ hasCountries: true })
  const visitFrom = async (country: string, isServed: boolean, asPath = '/') => {
    process.env.TZ = 'Europe/Berlin'
    vi.mocked(visitorRegion).mockResolvedValue({ country, isServed })
    const { router } = renderWithStore(<Gate />, { router: { asPath }, preloaded: { site } })
    await Promise.resolve()
    return router
  }

  test('a visitor of a country that is not served is redirected to /restricted', async () => {
    expect((await visitFrom('US', false)).replace).toHaveBeenCalledExactlyOnceWith('/restricted')
  })

  test('a visitor of any other country stays, and /restricted does not redirect', async () => {
    expect((await visitFrom('DE', true)).replace).not.toHaveBeenCalled()
    expect((await visitFrom('US', false, '/restricted')).replace).not.toHaveBeenCalled()
  })
})

test('without such a proxy no country is requested', () => {
  vi.mocked(visitorRegion).mockClear()
  visit('Europe/Berlin', '/')
  expect(visitorRegion).not.toHaveBeenCalled()
})
