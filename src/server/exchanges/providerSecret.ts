import { logFailure } from '@/runtime/log'
import { decrypt, encrypt } from '@/server/kernel/encryption'
import { ProviderError } from '@/server/outbound/ProviderError'
import { decryptionKeys, tokenKeys } from '@/server/signIns/tokenKey'
import type { StoredExchange } from '@/server/database/schema'
import type { OrderRef } from '@/server/providers/provider'

/** `encrypted.{key id}.{AES-256-GCM}`; what has no such beginning is of a release that stored it as it was. */
const PREFIX = 'encrypted.'

/** What a provider wants besides an order's id, as it is stored: bound to its exchange. */
export async function encryptProviderSecret(publicId: string, secret: string | null): Promise<string | null> {
  if (secret === null) return null
  const [{ id, bytes }] = await tokenKeys('providerSecret')
  return `${PREFIX}${id}.${encrypt(bytes, secret, publicId)}`
}

/** @throws ProviderError unavailable where the key has left the settings: the order cannot be read then */
export async function decryptProviderSecret(publicId: string, stored: string | null): Promise<string | null> {
  if (!stored?.startsWith(PREFIX)) return stored
  const [, keyId, encrypted = ''] = stored.split('.')
  const key = (await decryptionKeys('providerSecret')).find(({ id }) => id === keyId)
  try {
    if (!key) throw new Error('It was encrypted under a secret that is no longer in the settings.')
    return decrypt(key.bytes, encrypted, publicId)
  } catch (error) {
    logFailure('providerSecret', error)
    throw new ProviderError('unavailable', { cause: error })
  }
}

/** @throws ProviderError where its secret cannot be read */
export async function orderRefOf(exchange: StoredExchange): Promise<OrderRef | null> {
  const { publicId, providerOrderId: id, providerSecret } = exchange
  return id === null ? null : { id, secret: await decryptProviderSecret(publicId, providerSecret) }
}
