// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countGooglePage, startGoogleAnalytics } from '@/integrations/googleAnalytics'
import { aHost, arrive } from './vendorScript'

/** Google reads only what is given as the arguments of a function. */
const commands = () =>
  (window.dataLayer ?? []).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]')
    return [...(entry as Iterable<unknown>)]
  })

beforeEach(() => {
  window.dataLayer = []
})
afterEach(() => window.history.replaceState(null, '', '/'))

test('the tag gets addresses without their query, campaigns excepted, before it counts anything', async () => {
  const host = aHost()
  window.history.replaceState(null, '', '/exchange?id=secret&utm_source=news#part')
  const started = startGoogleAnalytics({ id: 'G-1', host })
  arrive(`${host}/gtag/js?id=G-1`, { google_tag_manager: {} })
  await started
  const reported = commands()
  expect(reported.map(([command]) => command)).toEqual(['consent', 'consent', 'js', 'set', 'config'])
  expect(reported[3]?.[1]).toMatchObject({ page_location: 'http://localhost:3000/exchange?utm_source=news' })
  expect(reported[4]).toEqual(['config', 'G-1', { send_page_view: false }])
})

test('a page that is counted follows the one before it', async () => {
  const host = aHost()
  const started = startGoogleAnalytics({ id: 'G-1', host })
  arrive(`${host}/gtag/js?id=G-1`, { google_tag_manager: {} })
  await started
  window.history.replaceState(null, '', '/exchange?id=secret')
  countGooglePage()
  window.history.replaceState(null, '', '/de/exchange-v2')
  countGooglePage()
  expect(commands().slice(-2)).toEqual([
    [
      'set',
      {
        page_location: 'http://localhost:3000/de/exchange-v2',
        page_referrer: 'http://localhost:3000/exchange',
      },
    ],
    ['event', 'page_view'],
  ])
  expect(JSON.stringify(commands())).not.toContain('secret')
})

test('a tag that throws is logged once and leaves the page alone', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  window.gtag = () => {
    throw new Error('broken')
  }
  countGooglePage()
  countGooglePage()
  expect(log.mock.calls).toEqual([['Google Analytics failed: broken']])
})
