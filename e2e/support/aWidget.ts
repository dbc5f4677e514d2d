import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { recipientMessage } from '@/domain/partner/widgetRecipient'
import { bearer, makeCustomer } from './aCustomer'
import { ADDRESS } from './exchangePage'

/** A widget of a new partner, which pages at these origins may frame, and what signs its recipients. */
export async function makeWidget(request: APIRequestContext, origins: string[], look = {}) {
  const customer = await makeCustomer(request)
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const headers = bearer(customer)
  const applied = { code: `shop-${randomUUID().slice(0, 8)}a`, about: 'A shop.' }
  expect((await request.post('/api/v4/partners', { headers, data: applied })).ok()).toBe(true)
  const publicKeys = [publicKey.export({ format: 'der', type: 'spki' }).toString('base64')]
  const data = { name: 'Shop', origins, publicKeys, ...look }
  const made = await request.post('/api/v4/partners/widgets', { headers, data })
  expect(await made.text()).toContain('"id"')
  const { id } = ((await made.json()) as { result: { id: string } }).result
  const signed = (changes = {}) => {
    const expires = String(Math.floor(Date.now() / 1000) + 600)
    const fields = {
      ...{ from: 'btc-btc', to: 'eth-eth', address: ADDRESS.eth, memo: '', amount: '0.25' },
      ...{ expires, nonce: randomUUID() },
    }
    const signature = sign(null, Buffer.from(recipientMessage(id, fields)), privateKey).toString('base64url')
    return new URLSearchParams({ ...fields, signature, ...changes }).toString()
  }
  return { id, headers, signed }
}
