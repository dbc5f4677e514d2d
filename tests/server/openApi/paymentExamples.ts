import { eq } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { paymentRequests } from '@/server/database/schema'
import { ADDRESS } from '../exchanges/exchangeCalls'
import type { exampleRecorder } from './exampleRecorder'

type Call = ReturnType<typeof exampleRecorder>['call']
type Made = { id: string }

const BASE = '/api/v4/payment-requests'
const WANTED = {
  ...{ title: 'Two kites', reference: 'Invoice 17', ticker: 'eth', network: 'eth', address: ADDRESS.eth },
  ...{ amount: '1.5', tolerancePercent: '0', life: 'day' },
}

export async function paymentCalls(call: Call, token: string) {
  const make = async () => (await call<Made>('POST', BASE, { token, body: WANTED })).result
  const params = { id: (await make()).id }
  await call('POST', BASE, { token, body: { ...WANTED, address: 'nonsense' } })
  await call('GET', `${BASE}/{id}`, { params })
  const pair = { tickerFrom: 'btc', networkFrom: 'btc' }
  const query = { ...pair, tickerTo: 'eth', networkTo: 'eth', amount: '1.5', reverse: 'true', fixed: 'true' }
  const { result } = await call<{ rateId: string }>('GET', '/api/v4/estimates', { query })
  const headers = { 'idempotency-key': 'example-payment-01' }
  await call('POST', `${BASE}/{id}/exchanges`, { params, headers, body: { ...pair, rateId: result.rateId } })
  await call('POST', `${BASE}/{id}/wrong-network`, { token, params })
  await call('POST', `${BASE}/{id}/void`, { token, params })
  const partly = await make()
  const db = await database()
  await db
    .update(paymentRequests)
    .set({ exception: 'under', received: '1.4' })
    .where(eq(paymentRequests.id, partly.id))
  await call('POST', `${BASE}/{id}/accept`, { token, params: { id: partly.id } })
  await call('GET', BASE, { token })
}
