import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { watchShifts } from '../support/noticeCards'
import { orderByApi } from '../support/exchangeApi'
import { test } from '../support/watchedTest'

test('while a link to an exchange loads slowly, the footer neither comes into view nor leaves it', async ({
  page,
  request,
}) => {
  const id = await orderByApi(request)
  const shifts = await watchShifts(page)
  await page.route('**/api/v3/exchanges-new/*', async (route) => {
    await wait(1_500)
    await route.continue()
  })
  await page.goto(`/exchange?id=${id}`)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  expect(JSON.stringify(await shifts())).not.toContain('FOOTER')
})
