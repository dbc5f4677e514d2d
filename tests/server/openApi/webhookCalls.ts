import type { exampleRecorder } from './exampleRecorder'

type Call = ReturnType<typeof exampleRecorder>['call']

export async function webhookCalls(call: Call, token: string) {
  const base = '/api/v4/partners/webhooks'
  const body = { url: 'https://1.1.1.1/hooks', events: ['order.settled', 'commission.booked'], label: 'Shop' }
  const { result } = await call<{ id: string }>('POST', base, { token, body })
  const url = 'https://1.1.1.1/s2s?click={click_id}&status={status}&amount={commission}'
  await call('POST', base, { token, body: { kind: 'postback', method: 'GET', url, label: '' } })
  await call('POST', base, { token, body: { ...body, url: 'https://10.0.0.1/' } })
  const params = { id: result.id }
  const { result: sent } = await call<{ id: string }>('POST', `${base}/{id}/test`, { token, params })
  await call('GET', `${base}/{id}/deliveries`, { token, params })
  const resent = { token, params: { ...params, deliveryId: sent.id } }
  await call('POST', `${base}/{id}/deliveries/{deliveryId}/resend`, resent)
  await call('POST', `${base}/{id}/rotation`, { token, params })
  await call('POST', `${base}/{id}/enable`, { token, params })
  await call('GET', base, { token })
  await call('POST', `${base}/{id}/removal`, { token, params })
}
