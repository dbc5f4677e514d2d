import { ADDRESS } from '../exchanges/exchangeCalls'
import type { exampleRecorder } from './exampleRecorder'

type Call = ReturnType<typeof exampleRecorder>['call']

export async function widgetCalls(call: Call, token: string) {
  const base = '/api/v4/partners/widgets'
  const body = {
    ...{ name: 'Blog', origins: ['https://blog.example.com'], theme: 'auto', accent: '#1f6feb' },
    ...{ language: 'de', fromAsset: 'btc-btc', toAsset: 'eth-eth' },
    publicKeys: ['11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'],
  }
  const { result } = await call<{ id: string }>('POST', base, { token, body })
  await call('POST', base, { token, body: { ...body, origins: ['https://github.io'] } })
  await call('GET', base, { token })
  const params = { id: result.id }
  await call('POST', `${base}/{id}`, { token, params, body: { ...body, name: 'Journal' } })
  await call('GET', '/api/v4/widgets/{id}', { params })
  const recipient = {
    ...{ from: 'btc-btc', to: 'eth-eth', address: ADDRESS.eth, memo: '', amount: '' },
    ...{ expires: String(Math.floor(Date.now() / 1000) + 600), nonce: 'order-4711-0123456789' },
    signature: 'A'.repeat(86),
  }
  await call('POST', '/api/v4/widgets/{id}/recipient', { params, body: recipient })
  await call('POST', `${base}/{id}/end`, { token, params })
}
