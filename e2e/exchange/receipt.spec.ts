import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { depositByApi, orderByApi } from '../support/exchangeApi'
import { ADDRESS, openPage } from '../support/exchangePage'
import { FULL, quickIf } from '../support/fullRun'

async function openFinished(page: Page, request: APIRequestContext, language = '') {
  const publicId = await orderByApi(request)
  await depositByApi(request, publicId, 'full', 'finished')
  await openPage(page, `${language}/exchange?id=${publicId}`)
  await expect(page.locator('main dl').first()).toBeVisible()
  return publicId
}

const A4 = { width: 794, height: 1123 }

test.use({ timezoneId: 'Asia/Tokyo' })

test(
  'a finished exchange prints as a receipt: brand, id, state, amounts, addresses, hashes, times in both zones',
  FULL,
  async ({ page, request }) => {
    await page.setViewportSize(A4)
    const publicId = await openFinished(page, request)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const paper = await page.locator('body').innerText()
    for (const part of [
      'Halyard receipt',
      publicId,
      'Exchange completed',
      ADDRESS.eth,
      '0.1 BTC',
      'UTC',
      'GMT+9',
    ]) {
      expect(paper, part).toContain(part)
    }
    expect(paper.match(/\b(0x)?[0-9a-f]{64}\b/g)).toHaveLength(2)
    for (const role of ['banner', 'contentinfo', 'form', 'textbox'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    // Shortened amounts open, and are words on paper.
    await expect(page.locator('button:visible:not([aria-expanded])')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Start another exchange' })).toBeHidden()
  },
)

test('a receipt is black on white, also where the screen is dark', FULL, async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openFinished(page, request)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const looks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return { color, backgroundColor }
      })
  expect(await looks('body')).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
  expect((await looks('main dd')).color).toBe('rgb(0, 0, 0)')
})

for (const language of ['', '/de', '/ja']) {
  test(
    `a receipt fits one sheet of paper${language && ` in ${language.slice(1)}`}`,
    quickIf(language === ''),
    async ({ page, request }) => {
      await openFinished(page, request, language)
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    },
  )
}

test('a button on a finished exchange prints it', FULL, async ({ page, request }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await openFinished(page, request)
  await page.getByRole('button', { name: 'Print receipt' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
})
