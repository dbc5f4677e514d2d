import { expect, type Page } from '@playwright/test'
import { openPage } from './exchangePage'
import { OPERATOR, operatorSite } from './operatorSite'
import { installClock } from './pageClock'
import { test as base } from './watchedTest'

/** The operator's site, which announces a maintenance and has apps; its pages have a clock that tests can move. */
export const test = base.extend({
  baseURL: async ({}, use) => use(await operatorSite()),
  page: async ({ page, context }, use) => {
    await installClock(context)
    await use(page)
  },
})

/** Opens a page of it, which says what the operator has announced. */
export async function openAnnounced(page: Page, path: string) {
  const response = await openPage(page, path)
  expect(await response?.text()).toContain(`"maintenanceId":"${OPERATOR.MAINTENANCE_ID}"`)
}
