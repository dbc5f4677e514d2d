import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from '../support/builtServer'
import { orderByApi } from '../support/exchangeApi'
import { FULL } from '../support/fullRun'

/** Enough to be still under way when the signal comes. */
const ORDERS = 30

test(
  'a server that gets SIGTERM finishes its requests, loses nothing and accepts nothing new',
  FULL,
  async ({ playwright }) => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-shutdown-'))
    const environment = { DATA_DIR: folder, SHUTDOWN_DELAY_SECONDS: '8', RATE_LIMIT_WRITE: '100000' }
    const port = await reservePort()
    const request = await playwright.request.newContext({ baseURL: originOf(port) })
    chmodSync(folder, 0o755)
    const first = await startBuiltServer(port, environment)
    try {
      // What it keeps is nobody else's on this machine.
      expect(statSync(folder).mode & 0o077, 'the data folder').toBe(0)
      expect(statSync(join(folder, 'db.lock')).mode & 0o077, 'a file that it makes').toBe(0)
      const orders = Array.from({ length: ORDERS }, () => orderByApi(request))
      const ended = first.stop()
      await expect(async () => {
        const ready = await request.get('/api/site/ready')
        expect([ready.status(), await ready.json()]).toEqual([503, { ready: false, missing: ['ending'] }])
      }).toPass()
      const publicIds = await Promise.all(orders)
      expect(await ended).toBe(0)
      await expect(request.get('/api/site/live')).rejects.toThrow('ECONNREFUSED')

      const second = await startBuiltServer(port, environment)
      for (const publicId of publicIds)
        expect((await request.get(`/api/v3/exchanges-new/${publicId}`)).status()).toBe(200)
      expect(await second.stop()).toBe(0)
    } finally {
      await first.kill()
      await request.dispose()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
