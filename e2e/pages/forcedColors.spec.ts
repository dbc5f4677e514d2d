import { expect, test, type Locator } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'

test.use({ forcedColors: 'active' })

const style = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test(
  'in forced colors chosen, highlighted and current items look different from the rest',
  FULL,
  async ({ page }) => {
    await openPage(page, '/exchange')
    const labels = (name: string) => page.getByText(name, { exact: true }).and(page.locator('label > span'))
    const grounds = (names: string[]) =>
      Promise.all(names.map((name) => style(labels(name), 'background-color')))
    const [floating, fixed] = await grounds(['Floating', 'Fixed'])
    expect(floating).not.toBe(fixed)
    const [exchange, buy, sell] = await grounds(['Exchange', 'Buy', 'Sell'])
    expect(exchange).not.toBe(buy)
    expect(buy).toBe(sell)

    const steps = page.getByRole('list', { name: 'Exchange steps' }).getByRole('listitem')
    expect(await style(steps.nth(0), 'border-top-color')).not.toBe(
      await style(steps.nth(1), 'border-top-color'),
    )

    await page.getByRole('button', { name: 'Currency you get:' }).click()
    const picker = page.getByRole('dialog')
    await picker.locator('input[role=combobox]').fill('bitcoin')
    await expect(picker.getByRole('status')).toHaveText(/found$/)
    expect(await style(picker, 'border-top-style')).toBe('solid')
    const highlighted = picker.getByRole('listbox').getByRole('option', { selected: true })
    expect(await style(highlighted, 'outline-style')).toBe('solid')
    expect(
      await style(
        picker.getByRole('listbox').getByRole('option', { selected: false }).first(),
        'outline-style',
      ),
    ).toBe('none')
  },
)
