import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from './builtServer'

/**
 * The site once more, with outside services configured; the server of all other tests is its back end. `told` is what
 * its pages then say.
 */
export async function startVendorSite(environment: Record<string, string>, expected: string) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-vendors-'))
  const port = await reservePort()
  const api = originOf(Number(process.env.E2E_PORT))
  const server = await startBuiltServer(port, { API_ORIGIN: api, DATA_DIR: folder, ...environment })
  const origin = originOf(port)
  // Without it every test would be about a site that knows of no service.
  expect(await (await fetch(origin)).text()).toContain(expected)
  return {
    origin,
    close: async () => {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type VendorSite = Awaited<ReturnType<typeof startVendorSite>>
