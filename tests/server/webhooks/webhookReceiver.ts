import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll } from 'vitest'

type Received = { headers: IncomingHttpHeaders; body: string }

/** Of this machine, so that WEBHOOKS_TO_LOOPBACK is needed. */
export function webhookReceiver() {
  const received: Received[] = []
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      received.push({ headers: req.headers, body: Buffer.concat(chunks).toString() })
      res.writeHead(204).end()
    })
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    received,
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/payments`,
  }
}

type Sent = { type: string; timestamp: string; data: Record<string, string | null> }

/** As a receiver checks it. @throws for one that was not signed by this secret */
export const verified = (secret: string, { headers, body }: Received): Sent =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as Sent
