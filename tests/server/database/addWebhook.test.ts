import { afterAll, expect, test, vi } from 'vitest'
import type { NewPartnerWebhook, PartnerWebhook } from '@/contract/partnerWebhooks'
import { aPartner } from '../partners/aPartner'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
vi.stubEnv('WEBHOOKS_TO_LOOPBACK', '1')
afterAll(() => vi.unstubAllEnvs())

const BASE = '/api/v4/partners/webhooks'
const HOOK = { url: 'http://localhost:9/hook', label: 'Shop' }

/** The embedded database has one connection: a query outside of a transaction waits for it, and it would for that. */
test('webhooks are added, also several at once, and one that is added gets another secret', async () => {
  const { owner } = await aPartner()
  const add = () => owner.request<NewPartnerWebhook>('POST', BASE, HOOK)
  const added = await Promise.all([add(), add(), add()])
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201])
  const [first] = added.map(({ result }) => result)
  const rotated = await owner.request<NewPartnerWebhook>('POST', `${BASE}/${first?.id}/rotation`)
  expect(rotated.status).toBe(200)
  expect(rotated.result.secret).not.toBe(first?.secret)
  const { result } = await owner.request<{ result: PartnerWebhook[] }>('GET', BASE)
  expect(result.result).toHaveLength(3)
}, 20_000)

test('the customer’s export has them without their secrets', async () => {
  const { owner } = await aPartner()
  const { result: added } = await owner.request<NewPartnerWebhook>('POST', BASE, HOOK)
  const exported = await owner.request<{ partner: { webhooks: PartnerWebhook[] } }>(
    'GET',
    '/api/v4/customers/export',
  )
  expect(exported.result.partner.webhooks).toMatchObject([{ id: added.id, url: HOOK.url, label: 'Shop' }])
  expect(JSON.stringify(exported.result)).not.toContain(added.secret)
})
