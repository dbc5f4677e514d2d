import { expect, type Page } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from './builtServer'
import { openPage } from './exchangePage'
import { installClock } from './pageClock'
import { test as base } from './watchedTest'

const MAINTENANCE = 'spring'
export const STORES = { android: 'https://apps.example/android', ios: 'https://apps.example/ios' }

/** A site whose operator announces a maintenance and has apps; its coins come from the usual site. Its pages have a
 * clock that tests can move. */
export const test = base.extend<object, { announcing: string }>({
  announcing: [
    async ({}, use, { project }) => {
      const port = await reservePort()
      const server = await startBuiltServer(port, {
        API_ORIGIN: project.use.baseURL ?? '',
        MAINTENANCE_ID: MAINTENANCE,
        GOOGLE_PLAY_URL: STORES.android,
        APP_STORE_URL: STORES.ios,
      })
      await use(originOf(port))
      await server.kill()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ announcing }, use) => use(announcing),
  page: async ({ page, context }, use) => {
    await installClock(context)
    await use(page)
  },
})

/** Opens a page of it, which says what the operator has announced. */
export async function openAnnounced(page: Page, path: string) {
  const response = await openPage(page, path)
  expect(await response?.text()).toContain(`"maintenanceId":"${MAINTENANCE}"`)
}
