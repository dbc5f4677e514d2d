import { randomUUID } from 'node:crypto'

export const orderBody = () => ({
  ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.1' },
  addressTo: '0x52908400098527886E0F7030069857D2E4169EE7',
})

/** An order that waits for its deposit. @returns its public id */
export async function placeOrder(origin) {
  const response = await fetch(`${origin}/api/v4/exchanges-new`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(orderBody()),
  })
  if (!response.ok) throw new Error(`no order: ${response.status} ${await response.text()}`)
  return (await response.json()).result.publicId
}
