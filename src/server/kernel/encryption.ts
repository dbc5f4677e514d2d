import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES] = [12, 16]

/** AES-256-GCM in base64url: nonce, tag, ciphertext. @param context must be the same to decrypt it */
export function encrypt(key: Uint8Array, text: string, context = ''): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(context))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** @throws where the key or the context is another, or a byte has changed */
export function decrypt(key: Uint8Array, encryptedText: string, context = ''): string {
  const bytes = Buffer.from(encryptedText, 'base64url')
  const cipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAAD(Buffer.from(context))
  cipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const encrypted = bytes.subarray(IV_BYTES + TAG_BYTES)
  return Buffer.concat([cipher.update(encrypted), cipher.final()]).toString('utf8')
}
