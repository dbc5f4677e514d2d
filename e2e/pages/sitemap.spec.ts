import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

const found = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

test('robots.txt leads to the sitemaps and closes no page but the desk', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path)
  expect(closed).toEqual([
    '/monitoring-tunnel',
    '/shared',
    '/track',
    '/compat/changenow/v2/',
    '/auth-service/',
    '/api/',
    '/offline',
    '/exchange-form',
    '/contact-form',
    '/account-form',
    '/pay/',
    '/own-exchange/',
    '/desk',
  ])
})

test('every sitemap of the index is there, in every language', async ({ request }) => {
  test.slow()
  const sitemaps = found(await (await request.get('/sitemap.xml')).text())
  expect(sitemaps.filter((one) => one.includes('/pages-'))).toHaveLength(10)
  for (const sitemap of sitemaps) {
    const response = await request.get(sitemap)
    expect(response.status(), sitemap).toBe(200)
    expect(response.headers()['content-type']).toContain('xml')
    expect(found(await response.text()).length, sitemap).toBeGreaterThan(0)
  }
})

test(
  'every listed page without a coin in its address exists, is indexed and names itself',
  FULL,
  async ({ request }) => {
    test.slow()
    for (const language of ['en', 'ja']) {
      for (const address of found(await (await request.get(`/sitemaps/pages-${language}.xml`)).text())) {
        const response = await request.get(address, { maxRedirects: 0 })
        expect(response.status(), address).toBe(200)
        const page = await response.text()
        expect(page, address).toContain(`<link rel="canonical" href="${address}"`)
        expect(page, address).toContain('<meta name="robots" content="index"')
        expect(page.match(/<link rel="alternate" hrefLang=/gi), address).toHaveLength(11)
      }
    }
  },
)

test('a sitemap that does not exist is a 404', async ({ request }) => {
  for (const name of ['pages-xx', 'nothing-en', 'pages-en/..', '%2e%2e']) {
    expect((await request.get(`/sitemaps/${name}.xml`)).status(), name).toBe(404)
  }
})

test('a page of prose has a last-modified date, and a page of numbers has none', async ({ request }) => {
  const file = readFileSync(join(import.meta.dirname, '../../locales/de/pages/about.md'), 'utf8')
  const day = /^updated: (\S+)$/m.exec(file)?.[1] ?? 'none'
  const pages = await (await request.get('/sitemaps/pages-de.xml')).text()
  expect(pages).toContain(`/de/about</loc><lastmod>${day}</lastmod>`)
  expect(pages).toMatch(/\/de\/exchange<\/loc><xhtml/)
  expect(await (await request.get('/sitemaps/coins-en.xml')).text()).not.toContain('<lastmod>')
})
