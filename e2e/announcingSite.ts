import { expect, type Page } from '@playwright/test'
import { reservePort } from '../tests/reservePort.mjs'
import { originOf, startBuiltServer } from './builtServer'
import { openPage } from './exchangePage'
import { test as base } from './watchedTest'

const MAINTENANCE = 'spring'
export const STORES = { android: 'https://apps.example/android', ios: 'https://apps.example/ios' }

/** A site whose operator announces a maintenance and has apps; what it shows of coins it asks of the usual site. */
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
})

/** Opens a page of it; a server that has just started fills its page cache with the operator's words first. */
export async function openAnnounced(page: Page, path: string) {
  await expect(async () => {
    expect(await (await page.request.get(path)).text()).toContain(`"maintenanceId":"${MAINTENANCE}"`)
  }).toPass({ timeout: 20_000 })
  await openPage(page, path)
}
