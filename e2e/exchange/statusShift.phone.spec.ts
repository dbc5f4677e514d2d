import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { orderByApi } from '../support/exchangeApi'
import { quickIf } from '../support/fullRun'
import { watchShifts } from '../support/layoutShifts'
import { test } from '../support/watchedTest'

for (const path of ['/exchange', '/exchange-v2/exchange'])
  test(
    `nothing moves while a link to an exchange at ${path} loads slowly`,
    quickIf(path === '/exchange'),
    async ({ page, request }) => {
      const id = await orderByApi(request)
      const shifts = await watchShifts(page)
      await page.route('**/api/v3/exchanges-new/*', async (route) => {
        await wait(1_500)
        await route.continue()
      })
      await page.goto(`${path}?id=${id}`)
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
      expect(await shifts()).toEqual([])
    },
  )
