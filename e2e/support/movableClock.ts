import type { Page, Response } from '@playwright/test'
import { expect } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { startBuiltServer } from './builtServer'

/** NODE_OPTIONS of a server whose clock goes `step` milliseconds ahead at each call of `moveClock`. */
export const movableClock = (step: number) =>
  `--import data:text/javascript,${encodeURIComponent(`let ahead = 0
const now = Date.now
Date.now = () => now() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (date, parts, made) => Reflect.construct(date, parts.length > 0 ? parts : [Date.now()], made),
})
process.on('SIGUSR2', () => (ahead += ${step}))`)}`

export const moveClock = (pid: number) => process.kill(pid, 'SIGUSR2')

const HALF_STEP = 300_000

/** A site whose sandbox takes a step only when a test moves its clock, so that no state passes between two polls of a page. */
export async function startStillSite(folder: string) {
  const server = await startBuiltServer(await reservePort(), {
    DATA_DIR: folder,
    SANDBOX_STEP_SECONDS: String((2 * HALF_STEP) / 1000),
    NODE_OPTIONS: movableClock(HALF_STEP),
  })
  let ahead = 0
  return {
    ...server,
    /** By half a step of the sandbox. When this returns, the page has polled since; its own clock must be installed. */
    goOn: async (page: Page) => {
      moveClock(server.pid)
      ahead += HALF_STEP
      const least = Date.now() + ahead - HALF_STEP / 2
      let hasPolled = false
      const polled = page
        .waitForResponse((response) => isOrderAt(response, least))
        .then(() => (hasPolled = true))
      await expect(async () => {
        await page.clock.fastForward(4_000)
        expect(hasPolled).toBe(true)
      }).toPass({ intervals: [100], timeout: 240_000 })
      await polled
    },
  }
}

/** @param least milliseconds since 1970, by the server's clock */
async function isOrderAt(response: Response, least: number) {
  if (response.request().method() !== 'GET' || !response.url().includes('/exchanges-new/')) return false
  const { result } = (await response.json()) as { result?: { serverTime?: string } }
  return Date.parse(result?.serverTime ?? '') > least
}
