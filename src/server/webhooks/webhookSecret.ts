import { randomBytes } from 'node:crypto'
import type { WebhookKind } from '@/domain/partner/webhooks'
import { decrypt, encrypt } from '@/server/kernel/encryption'
import { decryptionKeys, tokenKeys } from '@/server/signIns/tokenKey'

/** Of a webhook as Standard Webhooks writes one; of a postback for a header. */
export const newWebhookSecret = (kind: WebhookKind): string =>
  kind === 'webhook'
    ? `whsec_${randomBytes(32).toString('base64')}`
    : `hps_${randomBytes(32).toString('base64url')}`

/** `{key id}.{AES-256-GCM}`, bound to its endpoint. */
export async function encryptWebhookSecret(endpointId: string, secret: string): Promise<string> {
  const [{ id, bytes }] = await tokenKeys('webhookSecret')
  return `${id}.${encrypt(bytes, secret, endpointId)}`
}

/** @throws where its key has left the settings */
export async function decryptWebhookSecret(endpointId: string, stored: string): Promise<string> {
  const [keyId, encrypted = ''] = stored.split('.')
  const key = (await decryptionKeys('webhookSecret')).find(({ id }) => id === keyId)
  if (!key) throw new Error('It was encrypted under a secret that is no longer in the settings.')
  return decrypt(key.bytes, encrypted, endpointId)
}
