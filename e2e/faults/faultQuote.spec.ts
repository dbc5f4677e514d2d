import { expect, type Page } from '@playwright/test'
import { FAULTS, OFFLINE, goOffline } from '../support/brokenResponses'
import { hydrated } from '../support/exchangePage'
import { FULL, quickFault } from '../support/fullRun'
import { ADDRESSES, checkButton, getField, noteUnder, openForm, sendField } from '../support/orderSteps'
import { test } from '../support/watchedTest'
import { passOn } from '../support/passOn'

const QUOTES = '**/api/v4/estimates?*'
const note = (page: Page) => noteUnder(page, 'from')
const again = (page: Page) => note(page).getByRole('button', { name: 'Try again' })

for (const { name, respond, expected } of FAULTS) {
  test(
    `a quote that fails by ${name} shows an error under the amount and can be tried again`,
    quickFault(name),
    async ({ page }) => {
      await openForm(page, '/exchange-v2')
      await page.getByLabel('Recipient ETH address').fill(ADDRESSES.eth)
      await page.route(QUOTES, respond)
      await sendField(page).fill('0.3')
      await expect(note(page)).toHaveText(expected)
      await expect(getField(page)).toHaveValue('')
      await expect(sendField(page)).toHaveValue('0.3')
      await expect(page.getByLabel('Recipient ETH address')).toHaveValue(ADDRESSES.eth)
      await expect(checkButton(page)).toHaveAttribute('aria-disabled', 'true')

      await passOn(page, QUOTES)
      await again(page).click()
      await expect(getField(page)).toHaveValue(/\d/)
      await expect(note(page)).not.toHaveText(expected)
      await expect(checkButton(page)).not.toHaveAttribute('aria-disabled', 'true')
    },
  )
}

test('a quote requested offline loads when the device is online again', FULL, async ({ page, context }) => {
  await openForm(page, '/exchange-v2')
  await goOffline(page)
  await sendField(page).fill('0.3')
  await expect(note(page)).toHaveText(OFFLINE)
  await expect(sendField(page)).toHaveValue('0.3')
  await context.setOffline(false)
  await expect(getField(page)).toHaveValue(/\d/)
})

test('a device that goes offline before the code of calls has come shows that, and goes on when it is online', async ({
  page,
  context,
}) => {
  const html = await (await page.request.get('/exchange-v2')).text()
  await page.route('**/_next/static/chunks/*.js', (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  await page.goto('/exchange-v2')
  await hydrated(page)
  await goOffline(page)
  await sendField(page).fill('0.3')
  await expect(note(page)).toHaveText(OFFLINE)
  await page.unrouteAll()
  await context.setOffline(false)
  await expect(getField(page)).toHaveValue(/\d/)
  await expect(note(page)).not.toHaveText(OFFLINE)
})

test(
  'a quote that fails in the step flow can be tried again by the button of the form',
  FULL,
  async ({ page }) => {
    await openForm(page, '/exchange')
    await page.route(QUOTES, (route) => route.fulfill({ status: 500 }))
    await sendField(page).fill('0.3')
    await expect(again(page)).toBeVisible()
    await passOn(page, QUOTES)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(getField(page)).toHaveValue(/\d/)
    await expect(sendField(page)).toHaveValue('0.3')
  },
)

test('a refresh that fails leaves the quote on the screen and shows the failure', async ({ page }) => {
  await page.clock.install()
  await openForm(page, '/exchange-v2')
  const shown = await getField(page).inputValue()
  await page.route(QUOTES, (route) => route.fulfill({ status: 500 }))
  await page.clock.fastForward(31_000)
  await expect(again(page)).toBeVisible()
  await expect(getField(page)).toHaveValue(shown)
  await passOn(page, QUOTES)
  await again(page).click()
  await expect(again(page)).toBeHidden()
})
