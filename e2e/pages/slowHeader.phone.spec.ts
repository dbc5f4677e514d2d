import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { watchShifts } from '../support/layoutShifts'
import { test } from '../support/watchedTest'

const SLOW_MS = 1_000

test('a header that a slow line delivers in two parts is painted whole', async ({ page, baseURL }) => {
  const server = createServer(({ url, method, headers }, response) => {
    const forwarded = request(new URL(url ?? '/', baseURL), {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    })
    forwarded.on('response', (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers)
      if (url === '/about') void sendInTwoParts(response, incoming)
      else incoming.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    forwarded.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const shifts = await watchShifts(page)
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/about`)
  await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  expect(await shifts()).toEqual([])
  server.closeAllConnections()
  server.close()
})

/** The first part ends in the middle of the header's tools. */
async function sendInTwoParts(response: ServerResponse, page: IncomingMessage) {
  const html = await text(page)
  const cut = html.indexOf('Deutsch</a>')
  response.write(html.slice(0, cut))
  setTimeout(() => response.end(html.slice(cut)), SLOW_MS)
}
