import * as z from 'zod/mini'

/** OWASP Password Storage Cheat Sheet for PBKDF2-HMAC-SHA256. */
const ITERATIONS = 600_000

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/))
const envelope = z.object({
  format: z.literal('encrypted-exchanges'),
  version: z.literal(1),
  // A forged file must not occupy the device for minutes.
  iterations: z.number().check(z.gte(100_000), z.lte(2_000_000)),
  salt: base64,
  iv: base64,
  data: base64,
})

/** AES-256-GCM with PBKDF2. Needs a secure context. */
export async function encryptText(text: string, passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await keyOf(passphrase, salt, ITERATIONS)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return JSON.stringify({
    format: 'encrypted-exchanges',
    version: 1,
    iterations: ITERATIONS,
    salt: toBase64(salt),
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
  } satisfies z.output<typeof envelope>)
}

/** @throws for a wrong passphrase, a changed file and anything else that encryptText has not made */
export async function decryptText(file: string, passphrase: string): Promise<string> {
  const { iterations, salt, iv, data } = envelope.parse(JSON.parse(file))
  const key = await keyOf(passphrase, fromBase64(salt), iterations)
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(data))
  return new TextDecoder().decode(text)
}

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  // Typed text may be composed on one device and decomposed on another.
  const typed = new TextEncoder().encode(passphrase.normalize('NFC'))
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
