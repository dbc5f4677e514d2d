import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { LOCALES } from '@/config/locales'
import { embedSnippet } from '@/domain/site/embed'
import { openPage } from '../support/exchangePage'
import { startFramingPage } from '../support/framingPage'
import { FULL, quickIf } from '../support/fullRun'
import { test } from '../support/watchedTest'
import { brokenRules, EVERY_RULE } from '../support/wcag'

const VIEW = '/views/cashback-calculator'
const volume = (page: Page) => page.locator('#volume')
const result = (page: Page) => page.locator('#result')

test.describe('the frame rules', () => {
  const refused = {
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringMatching(/(^|; )frame-ancestors 'none'(;|$)/),
  }
  const CLOSED = [
    '/',
    '/?ref=1',
    '/de',
    '/de/faq?x=1',
    '/no-such-page',
    '/500',
    '/views',
    '/views/none',
    '/views/none?x=1',
    '/de/views/none',
    `${VIEW}/none`,
    '/api/v3/pairs',
    '/icon.svg',
  ]
  for (const path of CLOSED) {
    test(`${path} refuses to be framed`, async ({ request }) => {
      expect((await request.get(path)).headers()).toMatchObject(refused)
    })
  }

  test('the files of the build refuse it too', async ({ request }) => {
    const file = /data-deferred="([^"]+)"/.exec(await (await request.get('/')).text())?.[1] ?? ''
    expect(file).toContain('/_next/')
    expect((await request.get(file)).headers()).toMatchObject(refused)
  })

  for (const path of [VIEW, `/de${VIEW}`, `${VIEW}?lang=de`]) {
    test(`${path} may be framed by anybody`, async ({ request }) => {
      const headers = (await request.get(path)).headers()
      expect(headers['content-security-policy']).toContain('frame-ancestors *')
      expect(headers).not.toHaveProperty('x-frame-options')
    })
  }

  test('another site can frame the view, and no other page', async ({ page, baseURL }) => {
    const frames = ['/loyalty', '/views/none'].map((path) => `<iframe src="${baseURL}${path}"></iframe>`)
    const other = await startFramingPage(frames.join('') + embedSnippet(`${baseURL}${VIEW}`, 'Calculator'))
    await page.goto(other.address)
    const view = page.frameLocator('iframe[title=Calculator]')
    await expect(view.getByRole('heading', { level: 1 })).toContainText('cashback')
    for (const path of ['/loyalty', '/views/none'])
      await expect(page.frameLocator(`iframe[src$="${path}"]`).getByRole('heading')).toBeHidden()
    other.stop()
  })

  test('the frame is as high as what stands in it, also after it has grown', async ({ page, baseURL }) => {
    const other = await startFramingPage(embedSnippet(`${baseURL}${VIEW}`, 'Calculator'))
    await page.goto(other.address)
    const frame = page.locator('iframe')
    const view = page.frameLocator('iframe')
    const content = () => view.locator('html').evaluate((html: HTMLElement) => html.offsetHeight)
    const differs = async () => Math.abs((await content()) - Number(await frame.getAttribute('height')))
    await expect.poll(differs).toBe(0)
    const before = await content()
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(content).toBeGreaterThan(before)
    await expect.poll(differs).toBe(0)
    other.stop()
  })
})

test.describe('the cashback calculator', () => {
  test('is one response of at most 7 kB with one script of its own, and requests nothing else', async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const response = await page.goto(VIEW)
    await page.waitForLoadState('networkidle')
    expect(requests).toHaveLength(1)
    expect(gzipSync((await response?.body()) ?? '').length).toBeLessThan(7_000)
    await expect(page.locator('script')).toHaveCount(1)
    await expect(page.locator('link, script[src]')).toHaveCount(0)
    expect(await page.context().cookies()).toEqual([])
  })

  test('is cacheable and excluded from search engines', async ({ request }) => {
    const response = await request.get(`${VIEW}?lang=fr`)
    expect(response.headers()).toMatchObject({ 'x-robots-tag': 'noindex' })
    expect(response.headers()['cache-control']).toMatch(/public, max-age=\d+, stale-while-revalidate=\d+/)
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex"[^>]*>/)
    expect(await (await request.get('/sitemaps/pages-en.xml')).text()).not.toContain('/views/')
  })

  test('has nothing of the shell: no header, footer, notices, chat or sandbox line', async ({ page }) => {
    await page.goto(VIEW)
    await expect(page.locator('header, footer, [role=note], nav')).toHaveCount(0)
  })

  test('reckons while one types', async ({ page }) => {
    await page.goto(VIEW)
    await volume(page).fill('0,1')
    await expect(result(page)).toContainText('0.0001 BTC')
    await expect(result(page)).toContainText('Silver')
    await expect(page.locator('.reached')).toContainText('Silver')
    await volume(page).fill('much')
    await expect(result(page)).toContainText('Enter a valid amount')
    await expect(volume(page)).toHaveAttribute('aria-invalid', 'true')
    await volume(page).fill('2')
    await expect(result(page)).toContainText('Platinum')
    await expect(volume(page)).toHaveAttribute('aria-invalid', 'false')
  })

  test('takes dollars too, and says that their price is a sample', async ({ page }) => {
    await page.goto(VIEW)
    await expect(page.locator('#note')).toContainText('sample price')
    await page.locator('select').selectOption('usd')
    await volume(page).fill('1000')
    await expect(result(page)).toContainText('$0.50')
  })

  test('still shows its content while the server is out of reach', async ({ page }) => {
    await page.goto(VIEW)
    const before = await result(page).textContent()
    await page.route('**/*', (route) => route.abort())
    await Promise.all([page.waitForEvent('requestfailed'), volume(page).fill('2')])
    expect(await result(page).textContent()).toBe(before)
  })

  test('speaks the language of the query, else the path’s', async ({ page }) => {
    const language = async (path: string) => {
      await page.goto(path)
      return page.locator('html').getAttribute('lang')
    }
    expect(await language(`${VIEW}?lang=cn`)).toBe('zh-Hans')
    expect(await language(`/de${VIEW}?lang=ru`)).toBe('ru')
    expect(await language(`/de${VIEW}?lang=xx`)).toBe('de')
    expect(await language(`/de${VIEW}`)).toBe('de')
    expect(await language(VIEW)).toBe('en')
  })

  test('leads to the site in a tab of its own, with the partner’s code', async ({ page, baseURL }) => {
    await page.goto(`${VIEW}?lang=de&ref=acme%22`)
    const link = page.getByRole('link')
    await expect(link).toHaveAttribute('href', `${baseURL}/de/loyalty?ref=acme%22`)
    await expect(link).toHaveAttribute('target', '_blank')
  })

  for (const theme of ['light', 'dark', 'auto'] as const) {
    for (const device of ['light', 'dark'] as const) {
      test(
        `in the theme ${theme} breaks no WCAG rule on a ${device} device`,
        quickIf(theme === device),
        async ({ page }) => {
          await page.emulateMedia({ colorScheme: device })
          await page.goto(`${VIEW}?theme=${theme}&lang=de`)
          const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
          expect(scheme).toBe(theme === 'auto' ? device : theme)
          expect(await brokenRules(page, EVERY_RULE)).toEqual([])
        },
      )
    }
  }

  test('fits 320 pixels in every language', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const lang of LOCALES) {
      await page.goto(`${VIEW}?lang=${lang}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), lang).toBe(320)
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('shows every level and reckons by its button', async ({ page }) => {
      await page.goto(`${VIEW}?theme=dark`)
      await expect(page.getByRole('row')).toHaveCount(5)
      await volume(page).fill('0.1')
      await page.getByRole('button').click()
      await expect(result(page)).toContainText('0.0001 BTC')
      expect(new URL(page.url()).searchParams.get('theme')).toBe('dark')
    })
  })
})

test(
  'partners copy the snippet of the language and colours they have chosen',
  FULL,
  async ({ page, baseURL }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, '/affiliate-program')
    await page.getByLabel('Language').last().selectOption('de')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.getByLabel('Your referral code').fill('acme')
    const frame = page.frameLocator('main iframe')
    await expect(frame.locator('html')).toHaveAttribute('lang', 'de')
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
    const height = await frame.locator('html').evaluate((html: HTMLElement) => html.offsetHeight)
    await expect(page.locator('main iframe')).toHaveAttribute('height', String(height))
    await page.getByRole('button', { name: 'Copy embed code' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const wanted = `${baseURL}${VIEW}?lang=de&theme=dark&ref=acme`
    expect(copied).toBe(embedSnippet(wanted, 'Halyard cashback calculator'))
    await expect(page.locator('main pre')).toHaveText(copied)
  },
)
