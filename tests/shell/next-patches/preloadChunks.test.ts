// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const CHUNKS = {
  '/_app': { otherChunks: ['static/app.js'] },
  '/': { otherChunks: ['static/form.js', 'static/home.js'] },
  '/coins/stablecoins': { otherChunks: ['static/stablecoins.js'] },
  '/coins/[coinUrl]': {
    otherChunks: ['static/app.js', 'static/form.js', { path: 'static/coin.js' }, 'static/coin.css'],
  },
  '/what-is/[coinUrl]': { otherChunks: ['static/form.js', 'static/guide.js', 'static/coin.css'] },
}
const MANIFEST = {
  '/': ['static/entry-home.js'],
  '/coins/stablecoins': ['static/entry-stablecoins.js'],
  '/coins/[coinUrl]': ['static/entry-coin.js'],
  '/what-is/[coinUrl]': ['static/entry-guide.js'],
  sortedPages: ['/', '/_app', '/coins/stablecoins', '/coins/[coinUrl]', '/what-is/[coinUrl]'],
}

async function load() {
  return (await loadModule()).preloadChunks
}

async function loadModule() {
  vi.resetModules()
  return import('@/shell/next-patches/preloadChunks')
}

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    (link) => `${link.as} ${link.getAttribute('href') ?? ''}`,
  )

beforeEach(() => {
  vi.stubGlobal('__BUILD_MANIFEST', MANIFEST)
  vi.stubGlobal('__TURBOPACK_PAGE_BOOTSTRAP', CHUNKS)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

test('the entry and all chunks of the link’s page are preloaded at once, without those in use', async () => {
  const preloadChunks = await load()
  await preloadChunks('/coins/btc', '/')
  expect(preloads()).toEqual([
    'script /_next/static/entry-coin.js',
    'script /_next/static/coin.js',
    'style /_next/static/coin.css',
  ])
})

test('a file is preloaded once, also where two pages share it', async () => {
  const preloadChunks = await load()
  await preloadChunks('/coins/btc', '/')
  await preloadChunks('/coins/eth', '/')
  await preloadChunks('/what-is/btc', '/')
  expect(preloads().slice(3)).toEqual([
    'script /_next/static/entry-guide.js',
    'script /_next/static/guide.js',
  ])
})

test.each([
  ['/coins/stablecoins', 'script /_next/static/entry-stablecoins.js'],
  ['/de/coins/btc', 'script /_next/static/entry-coin.js'],
  ['/de', 'script /_next/static/entry-home.js'],
])('the link %s is matched to its route', async (path, entry) => {
  const preloadChunks = await load()
  await preloadChunks(path, '/what-is/[coinUrl]')
  expect(preloads()[0]).toBe(entry)
})

test.each([
  ['a link to the same page type', '/coins/eth', '/coins/[coinUrl]'],
  ['an address without a page', '/coins/btc/more', '/'],
  ['a file', '/report.csv', '/'],
])('%s preloads nothing', async (_, path, route) => {
  const preloadChunks = await load()
  await preloadChunks(path, route)
  expect(preloads()).toEqual([])
})

test('where Next.js’s manifest has not come yet, its files are preloaded as soon as it has, as are those of others', async () => {
  vi.stubGlobal('__BUILD_MANIFEST', undefined)
  const router = vi.fn()
  vi.stubGlobal('__BUILD_MANIFEST_CB', router)
  const preloadChunks = await load()
  const done = preloadChunks('/coins/btc', '/')
  expect(preloads()).toEqual([])
  expect(router).not.toHaveBeenCalled()
  vi.stubGlobal('__BUILD_MANIFEST', MANIFEST)
  ;(globalThis as { __BUILD_MANIFEST_CB?: () => void }).__BUILD_MANIFEST_CB?.()
  await done
  expect(preloads()).toHaveLength(3)
  expect(router).toHaveBeenCalledOnce()
})

describe('stylesheets of linked pages', () => {
  test('are fetched once each, one after another, without those in use', async () => {
    vi.stubGlobal('__TURBOPACK_PAGE_BOOTSTRAP', {
      ...CHUNKS,
      '/': { otherChunks: ['static/home.css'] },
      '/coins/[coinUrl]': { otherChunks: ['static/home.css', 'static/coin.css', 'static/chart.css'] },
    })
    let ongoing = 0
    const atOnce: number[] = []
    const fetch = vi.fn<(url: string) => Promise<Response>>(async () => {
      atOnce.push(++ongoing)
      await Promise.resolve()
      ongoing--
      return new Response('')
    })
    vi.stubGlobal('fetch', fetch)
    const { fetchStyles } = await loadModule()
    await fetchStyles(['/coins/btc', '/de/what-is/btc', '/coins/eth'], '/')
    await fetchStyles(['/coins/btc'], '/')
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      '/_next/static/coin.css',
      '/_next/static/chart.css',
    ])
    expect(atOnce).toEqual([1, 1])
  })

  test('are fetched again after a failure', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', fetch)
    const { fetchStyles } = await loadModule()
    await fetchStyles(['/coins/btc'], '/')
    await fetchStyles(['/coins/btc'], '/')
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})
