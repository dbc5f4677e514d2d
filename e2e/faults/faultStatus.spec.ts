import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { FAULTS, goOffline } from '../support/brokenResponses'
import { openFromSite } from '../support/exchangePage'
import { FULL, quickFault } from '../support/fullRun'
import { ADDRESSES, exchangeIn, ORDERS, trouble } from '../support/orderSteps'
import { test } from '../support/watchedTest'
import { passOn } from '../support/passOn'

const CALLS = '**/api/v3/exchanges-new/*'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function makeExchange(request: APIRequestContext): Promise<string> {
  const made = await request.post(ORDERS, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.2' },
      addressTo: ADDRESSES.eth,
    },
  })
  return (await exchangeIn(made)).publicId
}

for (const { name, respond, expected } of FAULTS) {
  test(
    `a status page that fails by ${name} says so, comes on another try and stays`,
    quickFault(name),
    async ({ page, request }) => {
      const id = await makeExchange(request)
      await page.clock.install()
      await page.route(CALLS, respond)
      await openFromSite(page, `/exchange?id=${id}`)
      await expect(trouble(page)).toContainText(expected)

      await passOn(page, CALLS)
      await trouble(page).getByRole('button', { name: 'Try again' }).click()
      await expect(title(page)).toHaveText('Send 0.2 BTC to start')
      await expect(trouble(page)).toBeHidden()

      // From now on only the asking anew fails.
      await page.route(CALLS, respond)
      await page.clock.fastForward(4_100)
      await expect(trouble(page)).toContainText(expected)
      await expect(trouble(page)).toContainText('Showing the last known status.')
      await expect(title(page)).toHaveText('Send 0.2 BTC to start')
      await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()

      await passOn(page, CALLS)
      await page.clock.fastForward(4_100)
      await expect(trouble(page)).toBeHidden()
    },
  )
}

test('a status page still shows its exchange offline and resumes by itself', async ({
  page,
  request,
  context,
}) => {
  const id = await makeExchange(request)
  await page.clock.install()
  const looked = page.waitForResponse(CALLS)
  await page.goto(`/exchange-v2/exchange?id=${id}`)
  await expect(title(page)).toHaveText('Send 0.2 BTC to start')
  await looked
  await goOffline(page)
  await page.clock.fastForward(4_100)
  await expect(trouble(page)).toContainText(/You’re offline\.\s*Showing the last known status\./)
  await expect(title(page)).toHaveText('Send 0.2 BTC to start')
  await context.setOffline(false)
  await page.clock.fastForward(4_100)
  await expect(trouble(page)).toBeHidden()
})

test('a deposit that cannot be simulated says so and can be tried again', FULL, async ({ page, request }) => {
  const id = await makeExchange(request)
  const deposits = '**/api/v4/sandbox/exchanges/*/deposits'
  await page.route(deposits, (route) => route.abort('connectionrefused'))
  await page.goto(`/exchange?id=${id}`)
  await page.getByRole('button', { name: 'Simulate deposit' }).click()
  await expect(trouble(page)).toContainText('Can’t connect.')
  await passOn(page, deposits)
  await page.getByRole('button', { name: 'Simulate deposit' }).click()
  await expect(title(page)).not.toContainText('to start')
})

test('a link to no exchange says so and leads on', async ({ page }) => {
  await page.goto('/exchange?id=nosuchexchange1')
  await expect(title(page)).toHaveText('Exchange not found')
  await expect(page.getByRole('link', { name: 'Start another exchange' })).toHaveAttribute(
    'href',
    '/exchange',
  )
})
