import { afterEach, expect, test, vi } from 'vitest'
import { assetLinksHandler } from '@/http/assetLinksHandler'
import { serviceWorkerHandler } from '@/http/serviceWorkerHandler'
import { sharedHandler } from '@/http/sharedHandler'
import { trackHandler } from '@/http/trackHandler'
import { serveHandler } from './testSite'

afterEach(() => vi.unstubAllEnvs())

test('the service worker is never cached, and says which release it belongs to', async () => {
  const { headers, body } = await (await serveHandler(serviceWorkerHandler))('/service-worker.js')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('javascript')
  const [, settings = ''] = /^const SETTINGS=({.*?});/.exec(body.toString()) ?? []
  const { release, titles } = JSON.parse(settings) as { release: string; titles: Record<string, string> }
  expect(release).toContain('development')
  expect([Object.keys(titles).length, titles.de]).toEqual([10, 'Neues zu Ihrem Tausch'])
})

test('with SERVICE_WORKER=off one is served that removes itself', async () => {
  vi.stubEnv('SERVICE_WORKER', 'off')
  const { body } = await (await serveHandler(serviceWorkerHandler))('/service-worker.js')
  expect(body.toString()).toContain('unregister')
  expect(body.toString()).not.toContain('SETTINGS')
})

test.each([
  ['?text=bc1qaddress', '/exchange#shared=bc1qaddress'],
  ['?title=My+wallet&text=bc1qaddress&url=', '/exchange#shared=bc1qaddress'],
  ['?title=bc1qaddress', '/exchange#shared=bc1qaddress'],
  ['?link=bitcoin%3Abc1qaddress%3Famount%3D1', '/exchange#shared=bitcoin%3Abc1qaddress%3Famount%3D1'],
  ['?text=%0d%0aset-cookie:a=b', '/exchange#shared=set-cookie%3Aa%3Db'],
  ['?text=//evil.example', '/exchange#shared=%2F%2Fevil.example'],
  [`?text=${'a'.repeat(5000)}`, `/exchange#shared=${'a'.repeat(1000)}`],
  ['', '/exchange'],
])('what is shared as %s is handed to the form behind the #', async (query, location) => {
  const { status, headers } = await (await serveHandler(sharedHandler))(`/shared${query}`)
  expect([status, headers.location]).toEqual([303, location])
  expect(headers['cache-control']).toBe('no-store')
})

test.each([
  ['?id=0123456789abcdef', '/exchange?id=0123456789abcdef'],
  ['?id=++0123456789abcdef+&lang=de', '/de/exchange?id=0123456789abcdef'],
  ['?id=https%3A%2F%2Fhalyard.example%2Fde%2Fexchange%3Fid%3Dabc&lang=ja', '/ja/exchange?id=abc'],
  ['?id=https%3A%2F%2Fevil.example%2F%3Fid%3Dabc', '/exchange?id=abc'],
  ['?id=HTTPS://HALYARD.EXAMPLE/EXCHANGE%3FID%3D0123456789ABCDEF+', '/exchange?id=0123456789abcdef'],
  ['?id=//evil.example&lang=fr', '/fr/exchanges?entered=%2F%2Fevil.example#not-an-exchange'],
  ['?id=%0d%0aset-cookie:a=b', '/exchanges?entered=%0D%0Aset-cookie%3Aa%3Db#not-an-exchange'],
  [`?id=${'a'.repeat(600)}`, `/exchanges?entered=${'a'.repeat(500)}#not-an-exchange`],
  ['?id=abc&lang=//evil.example', '/exchange?id=abc'],
  ['', '/exchanges#not-an-exchange'],
])('what is tracked without scripts as %s leads to a page of this site', async (query, location) => {
  const { status, headers } = await (await serveHandler(trackHandler))(`/track${query}`)
  expect([status, headers.location]).toEqual([303, location])
  expect(headers['cache-control']).toBe('no-store')
})

test('the Android package of the operator is named with its keys, and without one there is nothing', async () => {
  const request = await serveHandler(assetLinksHandler)
  expect((await request('/.well-known/assetlinks.json')).status).toBe(404)
  const key = Array.from({ length: 32 }, () => 'ab').join(':')
  vi.stubEnv('ANDROID_APP', 'com.example.exchange')
  vi.stubEnv('ANDROID_APP_FINGERPRINTS', `${key}, ${key}`)
  const { body } = await request('/.well-known/assetlinks.json')
  expect(JSON.parse(body.toString())).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.example.exchange',
        sha256_cert_fingerprints: [key.toUpperCase(), key.toUpperCase()],
      },
    },
  ])
})
