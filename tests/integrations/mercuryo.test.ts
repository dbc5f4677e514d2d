// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { openMercuryo } from '@/integrations/mercuryo'
import { aHost, arrive } from './vendorScript'

const signed = { signature: 'v2:abc', merchantTransactionId: 'id-1' }
const purchase = {
  code: 'USDT',
  network: 'TRON',
  amount: '100',
  address: 'TAddress',
  language: 'zh-Hans',
  onChanged: vi.fn(),
  ...signed,
}

test('coin, network, amount, address and signature are filled in', async () => {
  const host = aHost()
  const run = vi.fn()
  const place = document.createElement('div')
  place.textContent = 'an earlier try'
  const opened = openMercuryo({ widgetId: 'widget-1', host }, () => place, purchase)
  arrive(`${host}/embed.2.0.js`, { mercuryoWidget: { run } })
  await opened
  expect(place).toBeEmptyDOMElement()
  expect(run).toHaveBeenCalledOnce()
  expect(run.mock.calls[0]?.[0]).toMatchObject({
    widgetId: 'widget-1',
    host: place,
    type: 'buy',
    currency: 'USDT',
    fixCurrency: true,
    network: 'TRON',
    fixNetwork: true,
    amount: '100',
    fixAmount: true,
    onStatusChange: purchase.onChanged,
    address: 'TAddress',
    lang: 'zh',
    ...signed,
  })
})

test('nothing opens where the dialog is closed by then', async () => {
  const host = aHost()
  const run = vi.fn()
  const opened = openMercuryo({ widgetId: 'widget-1', host }, () => null, purchase)
  arrive(`${host}/embed.2.0.js`, { mercuryoWidget: { run } })
  await opened
  expect(run).not.toHaveBeenCalled()
})
