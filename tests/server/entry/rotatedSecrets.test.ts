import { expect, test, vi } from 'vitest'
import { mayReadMetrics } from '@/runtime/mayReadMetrics'
import { isOperator } from '@/server/paymentRequests/operatorKey'
import { OPERATOR_ENDPOINTS } from '@/server/outbox/operatorOutbox'
import { operatorTarget } from '@/server/webhooks/operatorEndpoint'
import { request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()

const [OLD, NEW, OTHER] = ['a1b2c3d4'.repeat(8), 'e5f6a7b8'.repeat(8), '99aabbcc'.repeat(8)]

async function accepted(name: string, is: (secret: string) => boolean | Promise<boolean>, prefix = '') {
  const all = [OLD, NEW, OTHER].map((one) => prefix + one)
  const which = async () => Promise.all(all.map(async (one) => is(one)))
  vi.stubEnv(name, all[0])
  const before = await which()
  vi.stubEnv(name, all[1])
  vi.stubEnv(`${name}_PREVIOUS`, all[0])
  const meanwhile = await which()
  vi.stubEnv(`${name}_PREVIOUS`, '')
  return [before, meanwhile, await which()]
}
const OVERLAP = [
  [true, false, false],
  [true, true, false],
  [false, true, false],
]

test('METRICS_TOKEN overlaps', async () => {
  expect(await accepted('METRICS_TOKEN', (token) => mayReadMetrics(`Bearer ${token}`))).toEqual(OVERLAP)
  vi.stubEnv('METRICS_TOKEN', '')
  expect(mayReadMetrics('Bearer ')).toBe(false)
})

test('MODERATION_TOKEN overlaps', async () => {
  const moderates = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await request(
      'POST',
      '/api/v4/reviews/none/moderation',
      { status: 'approved' },
      headers,
    )
    return status !== 401
  }
  expect(await accepted('MODERATION_TOKEN', moderates)).toEqual(OVERLAP)
})

test('PAYMENT_LINKS_KEY overlaps', async () => {
  const isKey = (key: string) => {
    try {
      return isOperator({ 'x-operator-key': key })
    } catch {
      return false
    }
  }
  expect(await accepted('PAYMENT_LINKS_KEY', isKey, 'hok_')).toEqual(OVERLAP)
})

test('messages of payment links are signed by both secrets while they overlap', () => {
  vi.stubEnv('PAYMENT_LINKS_WEBHOOK_URL', 'https://shop.example.com/')
  vi.stubEnv('PAYMENT_LINKS_WEBHOOK_SECRET', `whsec_${NEW}`)
  expect(operatorTarget(OPERATOR_ENDPOINTS.payments).secrets).toEqual([`whsec_${NEW}`])
  vi.stubEnv('PAYMENT_LINKS_WEBHOOK_SECRET_PREVIOUS', `whsec_${OLD}`)
  expect(operatorTarget(OPERATOR_ENDPOINTS.payments).secrets).toEqual([`whsec_${NEW}`, `whsec_${OLD}`])
})
