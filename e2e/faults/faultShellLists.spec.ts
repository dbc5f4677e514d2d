import { expect, type Page } from '@playwright/test'
import { FULL } from '../support/fullRun'
import { openForm, sendField } from '../support/orderSteps'
import { consoleOf, ended, SHELL_FAULTS } from '../support/shellFaults'
import { test } from '../support/watchedTest'

const CALLS = [
  '**/api/v3/currencies/list?*',
  '**/api/v3/currencies?*',
  '**/api/v3/pairs*',
  '**/api/v3/exchanges-new/header',
]
const LAST = {
  ...{ tickerFrom: 'ltc', networkFrom: 'ltc', amountFrom: '4.2424' },
  ...{ tickerTo: 'doge', networkTo: 'doge', amountTo: '4242.5', finishedAt: '2026-11-20T12:00:00.000Z' },
}
const lastRow = (page: Page) => page.getByRole('listitem').filter({ hasText: '4.2424 LTC' })

/** The home page brings a row of last exchanges when a visitor comes to it from another page. */
const bringLastExchange = (page: Page) =>
  page.route(/\/_next\/data\/[^/]+\/(en|index)\.json/, async (route) => {
    // Next first requests the head alone.
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const data = (await response.json()) as { pageProps: { preloaded: object } }
    Object.assign(data.pageProps.preloaded, { lastExchanges: [LAST] })
    await route.fulfill({ response: response, json: data })
  })

async function openPicker(page: Page) {
  await page.getByRole('button', { name: /^Currency you get/ }).click()
  const picker = page.getByRole('dialog', { name: 'Select the currency you get' })
  await expect(picker.getByRole('alert')).toContainText('Couldn’t load the currencies.')
  // Whatever is known of currencies and pairs, what the page brought can be chosen.
  await expect(picker.getByRole('listbox').getByRole('option', { name: /^ETH Ethereum/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
}

for (const { name, respond, kind } of SHELL_FAULTS) {
  test(
    `when lists fail by ${name}: currencies are silent, pairs and fixed ones logged, last exchanges stay`,
    FULL,
    async ({ page, context }) => {
      const logged = consoleOf(context)
      for (const call of CALLS) await page.route(call, respond)
      await bringLastExchange(page)
      await openForm(page, '/exchange')
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(lastRow(page)).toBeVisible()

      const header = ended(page, '/exchanges-new/header')
      await page.mouse.move(200, 300)
      await header
      await openPicker(page)
      const floating = [`list of floating currencies failed: ${kind}`, `list of pairs failed: ${kind}`]
      await expect.poll(() => logged.toSorted()).toEqual(floating)
      await page.getByRole('radio', { name: /^Fixed/ }).check()
      await openPicker(page)
      const fixed = [`list of fixed currencies failed: ${kind}`, `list of pairs failed: ${kind}`]
      await expect.poll(() => logged.slice(2).toSorted()).toEqual(fixed)
      await expect(lastRow(page)).toBeVisible()

      await sendField(page).fill('0.3')
      await page.getByRole('button', { name: 'Exchange', exact: true }).click()
      await expect(page.getByLabel('Recipient ETH address')).toBeVisible()
      expect(logged).toHaveLength(4)
    },
  )
}
