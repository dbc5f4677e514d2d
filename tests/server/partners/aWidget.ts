import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { PartnerWidget } from '@/contract/partnerWidgets'
import { recipientMessage, type SignedRecipient } from '@/domain/partner/widgetRecipient'
import { aPartner, type TestPartner } from './aPartner'

export const WIDGETS = '/api/v4/partners/widgets'

export const aBody = (changes = {}) => ({
  ...{ name: 'Blog', origins: ['https://blog.example.com'], theme: 'auto', accent: '', language: '' },
  ...{ fromAsset: '', toAsset: '', publicKeys: [] as string[] },
  ...changes,
})

export async function aWidget(changes = {}, partner?: TestPartner) {
  const of = partner ?? (await aPartner())
  const { status, result } = await of.owner.request<PartnerWidget>('POST', WIDGETS, aBody(changes))
  if (status !== 201) throw new Error(`no widget: ${JSON.stringify(result)}`)
  return { partner: of, widget: result }
}

export function aSigner() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const publicText = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const signed = (widget: string, changes: Partial<SignedRecipient> = {}) => {
    const fields: SignedRecipient = {
      ...{ from: 'btc-btc', to: 'eth-eth', address: '0x00000000219ab540356cBB839Cbe05303d7705Fa' },
      ...{ memo: '', amount: '', expires: String(Math.floor(Date.now() / 1000) + 600), nonce: randomUUID() },
      ...changes,
    }
    const message = Buffer.from(recipientMessage(widget, fields))
    return { ...fields, signature: sign(null, message, privateKey).toString('base64url') }
  }
  return { publicKey: publicText, pem: String(publicKey.export({ format: 'pem', type: 'spki' })), signed }
}
