import { expect, type Page } from '@playwright/test'
import { FAULTS, goOffline } from '../support/brokenResponses'
import { FULL, quickFault } from '../support/fullRun'
import { getField, openForm, trouble } from '../support/orderSteps'
import { test } from '../support/watchedTest'
import { passOn } from '../support/passOn'

const LIST = '**/api/v3/currencies/list?*'
const PAIRS = '**/api/v3/pairs*'
const MARKETS = '**/api/v4/markets?*'
const picker = (page: Page) => page.getByRole('dialog', { name: 'Select the currency you get' })
const rows = (page: Page) => page.getByRole('table').getByRole('row')

const gainers = (page: Page) => page.getByRole('radio', { name: 'Top gainers' }).check()

for (const { name, respond, expected } of FAULTS) {
  test(`rates that fail by ${name} say so and come on another try`, quickFault(name), async ({ page }) => {
    await openForm(page, '/')
    await page.route(MARKETS, respond)
    await gainers(page)
    await expect(trouble(page)).toContainText(expected)
    await passOn(page, MARKETS)
    await trouble(page).getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page).nth(1)).toBeVisible()
    await expect(trouble(page)).toBeHidden()
  })

  test(
    `a currency list that fails by ${name} shows an error in the picker and loads on another try`,
    quickFault(name),
    async ({ page }) => {
      await page.route(LIST, respond)
      await openForm(page, '/exchange-v2')
      await page.getByRole('button', { name: /^Currency you get/ }).click()
      await expect(picker(page).getByRole('alert')).toContainText('Couldn’t load the currencies.')
      await passOn(page, LIST)
      await picker(page).getByRole('button', { name: 'Try again' }).click()
      await expect(picker(page).getByRole('alert')).toBeHidden()
      await choose(page, 'Cardano')
    },
  )

  test(`pairs that fail by ${name} leave every currency to be chosen`, FULL, async ({ page }) => {
    await openForm(page, '/exchange-v2')
    await page.route(PAIRS, respond)
    const failed = page.waitForEvent('requestfinished', (requested) =>
      requested.url().includes('/api/v3/pairs'),
    )
    const aborted = page.waitForEvent('requestfailed', (requested) =>
      requested.url().includes('/api/v3/pairs'),
    )
    await page.getByRole('button', { name: /^Currency you get/ }).click()
    await Promise.any([failed, aborted])
    await choose(page, 'Cardano')
    await expect(getField(page)).toHaveValue(/\d/)
  })
}

async function choose(page: Page, name: string) {
  await picker(page).locator('input[role=combobox]').fill(name)
  await picker(page).getByRole('listbox').getByRole('option', { name }).first().click()
  await expect(page.getByRole('button', { name: new RegExp(`^Currency you get.*${name}`) })).toBeVisible()
}

test('rates requested offline load when the device is online again', FULL, async ({ page, context }) => {
  await openForm(page, '/')
  await goOffline(page)
  await gainers(page)
  await expect(trouble(page)).toContainText(/offline|Can’t connect/)
  await context.setOffline(false)
  await trouble(page).getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).nth(1)).toBeVisible()
})
