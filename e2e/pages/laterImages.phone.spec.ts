import { expect } from '@playwright/test'
import { test } from '../support/watchedTest'

for (const path of ['/', '/what-is/bitcoin'])
  test(`${path} starts the images below its first window after the first paint`, async ({ page }) => {
    await page.goto(path)
    const images = page.locator('.later img[src^="/coins/"]')
    await expect
      .poll(() =>
        images.evaluateAll((all: HTMLImageElement[]) => all.filter(({ complete }) => complete).length),
      )
      .toBeGreaterThan(3)
    const [painted, first] = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const loads = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/coins\/\w+\.svg$/.test(name))
      return [paint?.startTime ?? 0, Math.min(...loads.map(({ startTime }) => startTime))] as const
    })
    expect(painted).toBeGreaterThan(0)
    expect(first).toBeGreaterThan(painted)
  })
