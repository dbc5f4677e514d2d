/** Whether the key has signed these bytes; null: this browser cannot know, it has no Ed25519 or the page is not secure. */
export async function verifyEd25519(
  x: string,
  { signed, signature }: { signed: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> },
): Promise<boolean | null> {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x }
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, signature, signed)
  } catch {
    return null
  }
}
