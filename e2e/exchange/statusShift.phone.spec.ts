import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { orderByApi } from '../support/exchangeApi'
import { openFromSite } from '../support/exchangePage'
import { quickIf } from '../support/fullRun'
import { watchShifts } from '../support/layoutShifts'
import { test } from '../support/watchedTest'

for (const path of ['/exchange', '/exchange-v2/exchange'])
  test(
    `nothing moves while an exchange at ${path} loads slowly, with the page and from another page`,
    quickIf(path === '/exchange'),
    async ({ page, request }) => {
      const id = await orderByApi(request)
      const shifts = await watchShifts(page)
      await page.route('**/api/v3/exchanges-new/*', async (route) => {
        await wait(1_500)
        await route.continue()
      })
      const called = () => page.waitForResponse('**/api/v3/exchanges-new/*')
      const first = called()
      await page.goto(`${path}?id=${id}`)
      await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
      await first
      await expect(page.getByText('You can view this exchange')).toBeVisible()
      expect(await shifts()).toEqual([])

      const second = called()
      await openFromSite(page, `${path}?id=${await orderByApi(request)}`)
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
      await second
      await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
      expect(await shifts()).toEqual([])
    },
  )
