// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { useRegionGate } from '@/shell/BackgroundTasks'
import { renderWithStore } from '../../renderWithStore'

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
