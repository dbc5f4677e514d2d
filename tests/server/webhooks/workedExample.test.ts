import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { StoredDelivery, StoredEndpoint } from '@/server/database/schema'
import { OPERATOR_ENDPOINTS } from '@/server/outbox/operatorOutbox'
import { webhookRequest } from '@/server/webhooks/webhookRequest'

/** The table of docs/webhooks.md, by its first column. */
const given = (part: string) => {
  const page = readFileSync('docs/webhooks.md', 'utf8')
  const [, value = ''] = new RegExp(`^\\| \`?${part}\`? +\\| \`(.+)\` +\\|$`, 'm').exec(page) ?? []
  return value
}

test('the message of docs/webhooks.md is the one that the site would send, and its signature fits', async () => {
  vi.stubEnv('WEBHOOK_URL', 'https://backoffice.example.com/halyard')
  vi.stubEnv('WEBHOOK_SECRET', given('secret'))
  const [id, at, body] = [given('webhook-id'), given('webhook-timestamp'), given('body')]
  const { type, timestamp, data } = JSON.parse(body) as { type: string; timestamp: string; data: object }
  const delivery = { eventId: id, type, data, createdAt: Date.parse(timestamp) } as StoredDelivery
  const endpoint = { id: OPERATOR_ENDPOINTS.events, kind: 'webhook', ownerKind: 'operator' } as StoredEndpoint
  const sent = await webhookRequest(endpoint, delivery, Number(at) * 1000)
  expect(sent.body).toBe(body)
  expect(sent.headers).toMatchObject({
    ...{ 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given('webhook-signature') },
  })
  const key = Buffer.from(given('secret').replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  expect(given('webhook-signature')).toBe(`v1,${signature}`)
})
