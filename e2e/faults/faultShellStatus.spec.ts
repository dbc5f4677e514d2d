import { expect, type Page } from '@playwright/test'
import { orderByApi } from '../support/exchangeApi'
import { openForm, trouble } from '../support/orderSteps'
import { consoleOf, ended, expectUsable, SHELL_FAULTS } from '../support/shellFaults'
import { test } from '../support/watchedTest'
import { FULL, quickIf } from '../support/fullRun'
import { passOn } from '../support/passOn'

const CALL = '/api/v3/exchanges-new/'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const isMissing = (name: string) => name === 'status 404'

test(
  'an exchange whose call fails, by whatever fault, says so on its page, logs nothing and comes back',
  FULL,
  async ({ page, context, request }) => {
    const logged = consoleOf(context)
    const id = await orderByApi(request)
    await page.clock.install()
    await page.goto(`/exchange?id=${id}`)
    await expect(title(page)).toHaveText('Send 0.1 BTC to start')
    for (const fault of SHELL_FAULTS) {
      await test.step(fault.name, async () => {
        await page.route(`**${CALL}*`, fault.respond)
        const failed = ended(page, CALL)
        await page.clock.fastForward(4_100)
        await failed
        if (isMissing(fault.name)) await expect(title(page)).toHaveText('Exchange not found')
        else await expect(trouble(page)).toContainText(fault.expected)
        await passOn(page, `**${CALL}*`)
        await page.clock.fastForward(4_100)
        await expect(title(page)).toHaveText('Send 0.1 BTC to start')
        await expect(trouble(page)).toBeHidden()
      })
    }
    expect(logged).toEqual([])
    await openForm(page, '/exchange-v2')
    await expectUsable(page)
  },
)

for (const fault of SHELL_FAULTS.filter(({ kind }) => kind === 'refused')) {
  test(
    `an exchange that is refused from the start by ${fault.name} says so and logs nothing`,
    quickIf(fault.name === 'status 401'),
    async ({ page, context }) => {
      const logged = consoleOf(context)
      await page.route(`**${CALL}*`, fault.respond)
      await page.goto('/exchange-v2/exchange?id=abc')
      await expect(isMissing(fault.name) ? title(page) : trouble(page)).toContainText(fault.expected)
      expect(logged).toEqual([])
    },
  )
}
