// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { startPlerdy, pushToPlerdy } from '@/integrations/plerdy'
import { aHost, arrive } from './vendorScript'

test('the script finds whose site it is on', async () => {
  const host = aHost()
  const started = startPlerdy({ siteHash: 'hash-1', userId: '42', host })
  expect(window).toMatchObject({ _site_hash_code: 'hash-1', _suid: 42, _protocol: 'http://' })
  arrive(`${host}/public/js/click/main.js`)
  await expect(started).resolves.toBeUndefined()
})

test('nothing is sent before the tracker is loaded', () => {
  expect(pushToPlerdy({ utm_source: 'news' })).toBe(false)
  const send = vi.fn(() => expect(window.plerdysendData?.data).toEqual({ utm_source: 'news' }))
  Object.assign(window, { sendDataForInitPlerdy: send })
  expect(pushToPlerdy({ utm_source: 'news' })).toBe(true)
  expect(send).toHaveBeenCalledOnce()
})
