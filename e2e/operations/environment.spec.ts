import { expect, test } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from '../support/builtServer'
import { openForm } from '../support/orderSteps'
import { FULL } from '../support/fullRun'

test(
  'outside production every own call carries a random x-qrator-ip-source',
  FULL,
  async ({ page, baseURL }) => {
    const port = await reservePort()
    const server = await startBuiltServer(port, { ENVIRONMENT: 'staging', API_ORIGIN: baseURL ?? '' })
    try {
      const served = await (await page.request.get(`${originOf(port)}/exchange-v2`)).text()
      expect(served).toMatch(/<html[^>]* data-environment="staging"/)
      const marks = new Map<string, string | null>()
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) marks.set(pathname, request.headers()['x-qrator-ip-source'] ?? null)
      })
      await openForm(page, `${originOf(port)}/exchange-v2`)
      await page.mouse.move(100, 100)
      // The last of them is requested by the worker, which has no page to read.
      const expected = ['/api/v3/sessions', '/api/v4/estimates', '/api/v3/currencies/list']
      await expect.poll(() => [...marks.keys()]).toEqual(expect.arrayContaining(expected))
      for (const [path, mark] of marks)
        expect([path, mark]).toEqual([path, expect.stringMatching(/^\d+(\.\d+){3}$/)])
      expect(new Set(marks.values()).size).toBe(marks.size)
    } finally {
      await server.kill()
    }
  },
)
