import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, client } from '@/api/client'
import * as timings from '@/config/timings'

/** `/slow` never answers, `/cut` hangs up, everything else refuses with a code. */
const server: Server = createServer((request, response) => {
  if (request.url === '/slow') return
  if (request.url === '/cut') return void request.socket.destroy()
  response.writeHead(422, { 'content-type': 'application/json' }).end('{"code":"amount_invalid"}')
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const send = (path: string, timeout = 2000) => request({ url: origin + path, timeout }, (body) => body)

test('every call is given up after ten seconds', () => {
  expect(timings.apiTimeout).toBe(10_000)
  expect(client.defaults.timeout).toBe(timings.apiTimeout)
})

test('a back end that takes too long is a timeout', async () => {
  await expect(send('/slow', 50)).rejects.toMatchObject({ failure: { kind: 'timeout' } })
})

test('a back end that hangs up, or does not listen, is unreachable', async () => {
  await expect(send('/cut')).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  const nobody = request({ url: 'http://127.0.0.1:1/', timeout: 2000 }, (body) => body)
  await expect(nobody).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
})

test('a refusal comes through as it was sent', async () => {
  const refused = { kind: 'refused', status: 422, body: { code: 'amount_invalid' } }
  await expect(send('/x')).rejects.toMatchObject({ failure: refused })
})
