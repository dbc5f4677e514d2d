import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from '../support/builtServer'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

/** What one sees of each example in deploy/examples, where the three differ. */
const EXAMPLES = [
  {
    name: 'meridian',
    brand: 'Meridian',
    home: '/',
    title: 'Exchange, with due care.',
    accent: 'rgb(11, 93, 74)',
    header: 'rgb(255, 255, 255)',
    font: /^Georgia/,
    languages: ['English', 'Deutsch', 'Français'],
    off: '/loyalty',
    logo: 232 / 40,
  },
  {
    name: 'kite',
    brand: 'Kite',
    home: '/',
    title: 'Up, and away. Swap in minutes.',
    accent: 'rgb(200, 255, 77)',
    header: 'rgb(42, 13, 92)',
    font: /^"?Space Grotesk/,
    languages: ['English', 'Tiếng Việt', 'Español', 'Português', '日本語', 'Bahasa Indonesia'],
    off: '/ambassador-program',
    logo: 1,
  },
  {
    name: 'ledgerhouse',
    brand: 'ledgerhouse',
    home: '/de',
    title: 'Coin rein. Coin raus.',
    accent: 'rgb(5, 80, 174)',
    header: 'rgb(13, 17, 23)',
    font: /^ui-monospace/,
    languages: ['English', 'Deutsch'],
    off: '/buy-crypto/btc',
    logo: 236 / 32,
  },
]

const linksTo = (page: Page, path: string) => page.locator(`a[href$="${path}"], a[href*="${path}/"]`).count()

for (const example of EXAMPLES)
  test(`${example.name} looks and is as its operator file says`, FULL, async ({ page, request }) => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-example-'))
    const port = await reservePort()
    const site = originOf(port)
    const server = await startBuiltServer(port, {
      OPERATOR_FILE: `deploy/examples/${example.name}/operator.yaml`,
      SITE_URL: site,
      DATA_DIR: folder,
      PREWARM_PAGES: '0',
    })
    try {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(site + example.home)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(example.title)
      await expect(page.getByRole('banner')).toHaveCSS('background-color', example.header)
      await expect(page.locator('body')).toHaveCSS('font-family', example.font)
      await expect(page.getByRole('main').locator('[type=submit]').first()).toHaveCSS(
        'background-color',
        example.accent,
      )
      const logo = page.getByRole('banner').locator('img:visible').first()
      const box = await logo.evaluate((img: HTMLImageElement) => img.naturalWidth && img.width / img.height)
      expect(box).toBeCloseTo(example.logo, 0)
      await expect(page.getByRole('banner')).toContainText(/./)
      const languages = page.getByRole('banner').locator('details ul[translate=no] a')
      await expect(languages).toHaveText(example.languages)
      expect(await linksTo(page, example.off)).toBe(0)

      expect((await request.get(site + example.off, { headers: { 'accept-language': '' } })).status()).toBe(
        404,
      )
      expect((await request.get(`${site}/fees`, { headers: { 'accept-language': 'en' } })).status()).toBe(200)
      const added = await request.get(`${site}/verify-on-chain`, { headers: { 'accept-language': 'en' } })
      expect(added.status()).toBe(example.name === 'ledgerhouse' ? 200 : 404)
      const sitemap = await (await request.get(`${site}/sitemaps/pages-en.xml`)).text()
      expect(sitemap).toContain('/fees<')
      expect(sitemap).not.toContain(`${example.off}<`)
      const drawing = await request.get(site + String(await logo.getAttribute('src')))
      expect(drawing.headers()['content-security-policy']).toContain('sandbox')
      expect(drawing.headers()['content-type']).toContain('image/svg+xml')
    } finally {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  })
