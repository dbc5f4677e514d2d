// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { startGtm } from '@/integrations/googleAnalytics'
import { aHost, arrive, fail } from './vendorScript'

const signals = (value: string) => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
})

test('the container starts with the first event of the data layer', async () => {
  const host = aHost()
  delete window.dataLayer
  const started = startGtm({ id: 'GTM-1 2', host })
  const [byDefault, update, ...rest] = window.dataLayer ?? []
  expect([byDefault, update].map((entry) => Array.from(Object(entry) as ArrayLike<unknown>))).toEqual([
    ['consent', 'default', signals('denied')],
    ['consent', 'update', signals('granted')],
  ])
  expect(rest).toEqual([{ 'gtm.start': expect.any(Number) as number, event: 'gtm.js' }])
  arrive(`${host}/gtm.js?id=GTM-1%202`, { google_tag_manager: {} })
  await expect(started).resolves.toBeUndefined()
})

test('a container that cannot be loaded is a failure', async () => {
  const host = aHost()
  const started = startGtm({ id: 'GTM-1', host })
  fail(`${host}/gtm.js?id=GTM-1`)
  await expect(started).rejects.toThrow()
})
