import { randomUUID } from 'node:crypto'
import type { Estimate } from '@/contract/quotes'
import type { OwnedExchange } from '@/contract/exchanges'
import type { PaymentRequest, PublicPaymentRequest } from '@/contract/paymentRequests'
import type { TestCustomer } from '../aCustomer'
import { advanceSeconds } from '../clock'
import { ADDRESS, deposit, read, request } from '../exchanges/exchangeCalls'

export const BASE = '/api/v4/payment-requests'
const WANTED = {
  ...{ title: 'Two kites', reference: 'A-17', ticker: 'eth', network: 'eth', address: ADDRESS.eth },
  ...{ amount: '1.5', tolerancePercent: '0', life: 'day' },
}
export const PAIR = { tickerFrom: 'btc', networkFrom: 'btc' }
export const REFUND_TO = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
export const OTHER_ETH = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

type Maker = Pick<TestCustomer, 'request'>
export const postRequest = (shop: Maker, changes: object = {}) =>
  shop.request<PaymentRequest>('POST', BASE, { ...WANTED, ...changes })
export const requested = async (shop: Maker, changes: object = {}) => {
  const { status, result, error } = await postRequest(shop, changes)
  if (status !== 201) throw new Error(`not made: ${JSON.stringify(error)}`)
  return result
}
export const look = async (id: string) => (await request<PublicPaymentRequest>('GET', `${BASE}/${id}`)).result
export const decide = (shop: Maker, id: string, what: string) =>
  shop.request<PaymentRequest>('POST', `${BASE}/${id}/${what}`, {})

export async function rateFor(amount: string) {
  const query = new URLSearchParams({
    ...{ ...PAIR, tickerTo: 'eth', networkTo: 'eth', amount, reverse: 'true', fixed: 'true' },
  })
  return (await request<Estimate>('GET', `/api/v4/estimates?${query.toString()}`)).result.rateId
}
type Pay = { amount?: string; key?: string } & Record<string, unknown>
export async function pay(id: string, { amount = '1.5', key = randomUUID(), ...changes }: Pay = {}) {
  const body = { ...PAIR, rateId: await rateFor(amount), amount, ...changes }
  return request<OwnedExchange>('POST', `${BASE}/${id}/exchanges`, body, { 'idempotency-key': key })
}
/** Pays it, and lets the sandbox bring the order to its end. */
export async function paid(id: string, kind: 'full' | 'too_small' = 'full', amount = '1.5') {
  const { status, result, error } = await pay(id, { amount })
  if (status !== 201) throw new Error(`not payable: ${JSON.stringify(error)}`)
  await deposit(result.publicId, kind)
  return result
}
export async function untilEnd(publicId: string) {
  for (let steps = 0; steps < 40; steps++) {
    advanceSeconds(30)
    const { result } = await read(publicId)
    if (['finished', 'refunded', 'failed', 'verifying'].includes(result.status)) return result
  }
  throw new Error('it never ends')
}
