import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { watchShifts } from '../support/layoutShifts'
import { test } from '../support/watchedTest'

const SLOW_MS = 1_000

const CUTS = [
  { part: 'a header', path: '/about', before: 'Deutsch</a>' },
  { part: 'an exchange form', path: '/', before: 'Bitcoin</small>' },
]

for (const { part, path, before } of CUTS) {
  test(`${part} that a slow line delivers in two parts is painted whole`, async ({ page, baseURL }) => {
    const server = createServer(({ url, method, headers }, response) => {
      const forwarded = request(new URL(url ?? '/', baseURL), {
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
      })
      forwarded.on('response', (incoming) => {
        response.writeHead(incoming.statusCode ?? 502, incoming.headers)
        if (url === path) void sendInTwoParts(response, incoming, before)
        else incoming.pipe(response)
      })
      forwarded.on('error', () => response.destroy())
      forwarded.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const shifts = await watchShifts(page)
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeVisible()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await shifts()).toEqual([])
    server.closeAllConnections()
    server.close()
  })
}

async function sendInTwoParts(response: ServerResponse, page: IncomingMessage, before: string) {
  const html = await text(page)
  const [first, ...rest] = html.split(before)
  if (rest.length === 0) throw new Error(`the page has no ${before}`)
  response.write(first)
  setTimeout(() => response.end(rest.map((part) => before + part).join('')), SLOW_MS)
}
