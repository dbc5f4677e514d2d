/** The address in a scanned code: bare, or inside a payment URI such as `bitcoin:bc1q…?amount=0.1` (BIP-21 and its kin). */
export function addressInCode(text: string): string {
  const uri = /^[a-z][a-z0-9+.-]*:(?:\/\/)?(?:transfer\/|pay-)?([^?@/]+)/i.exec(text.trim())
  // CashAddr is written with its prefix; it belongs to the address.
  if (/^bitcoincash:/i.test(text)) return text.trim().split('?')[0] ?? ''
  return uri?.[1] ?? text.trim()
}
