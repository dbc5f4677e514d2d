import { expect } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { test } from '../support/watchedTest'

for (const width of [390, 320])
  test(`every network of a coin is in sight at ${width} px, without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, '/')
    await page.getByRole('button', { name: /^Currency you get/ }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[role=combobox]').fill('usdt')
    const networks = dialog.getByRole('listbox').getByRole('option', { name: /^USDT Tether / })
    await expect(networks.nth(5)).toBeVisible()
    await expect(networks.first()).toHaveAccessibleName(/Network fee ≈.*USDT Min .*BTC ≈ .*min$/)
    const unnamed = await networks.evaluateAll((chips) =>
      chips.filter((chip) => chip.querySelectorAll('small').length !== 3).map((chip) => chip.textContent),
    )
    expect(unnamed, 'each says its fee, minimum and minutes').toEqual([])
    const places = await networks.evaluateAll((chips) =>
      chips.map((chip) => {
        const { left, right, top, bottom } = chip.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    expect(places.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
    const next = await dialog.getByRole('listbox').getByRole('option', { name: /TUSD/ }).first().boundingBox()
    const lowest = Math.max(...places.map(({ bottom }) => bottom))
    expect(next?.y, 'the next coin stands below').toBeGreaterThanOrEqual(lowest - 1)
  })
