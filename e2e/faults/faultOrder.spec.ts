import { expect } from '@playwright/test'
import { FAULTS, goOffline } from '../support/brokenResponses'
import { quickFault } from '../support/fullRun'
import {
  ADDRESSES,
  openReview,
  ORDERS,
  ordersSent,
  placedExchange,
  placeButton,
  review,
  trouble,
} from '../support/orderSteps'
import { test } from '../support/watchedTest'
import { passOn } from '../support/passOn'

for (const { name, respond, expected } of FAULTS) {
  test(
    `an order that fails by ${name} can be sent again as it stands`,
    quickFault(name),
    async ({ page }) => {
      const sent = ordersSent(page)
      await openReview(page)
      await page.route(`**${ORDERS}`, respond)
      await placeButton(page).click()
      await expect(trouble(page)).toContainText(expected)
      await expect(review(page)).toContainText(ADDRESSES.eth)

      await passOn(page, `**${ORDERS}`)
      await page.getByRole('button', { name: 'Try again' }).click()
      await placedExchange(page)
      expect(sent).toHaveLength(2)
      expect(sent[1]?.postData()).toBe(sent[0]?.postData())
    },
  )
}

test('an order placed offline waits for the visitor and the connection', async ({ page, context }) => {
  await openReview(page, { fixed: 'true' })
  await goOffline(page)
  await placeButton(page).click()
  await expect(trouble(page)).toContainText(/You’re offline|Can’t connect/)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await placedExchange(page)
})

test('addresses that the back end refuses show the error at their fields, which the visitor is led back to', async ({
  page,
}) => {
  await openReview(page)
  const refused = { code: 'address_invalid', error: 'Unprocessable Entity', description: '', traceId: 'e2e' }
  const fields = { addressTo: { code: 'address_invalid', description: '' } }
  await page.route(`**${ORDERS}`, (route) => route.fulfill({ status: 422, json: { ...refused, fields } }))
  await placeButton(page).click()
  await page.getByRole('button', { name: 'Edit addresses' }).click()
  const address = page.getByLabel('Recipient ETH address')
  await expect(address).toHaveValue(ADDRESSES.eth)
  await expect(address).toHaveAccessibleDescription(/Invalid address/)
})
