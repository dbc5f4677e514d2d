/** Written with the address, because they belong to it: CashAddr and Kaspa. */
const OWN_PREFIX = /^(?:bitcoincash|ecash|kaspa):/i

export function addressInCode(code: string): string {
  const text = code.trim()
  if (OWN_PREFIX.test(text)) return text.split('?')[0] ?? ''
  // EIP-681 puts the token's contract first; coins that were sent there would be lost.
  if (/^ethereum:[^?]*\/transfer\?/i.test(text)) {
    return new URLSearchParams(text.slice(text.indexOf('?'))).get('address') ?? ''
  }
  const uri = /^[a-z][a-z0-9+.-]*:(?:\/\/)?(?:transfer\/|pay-)?([^?@/]+)/i.exec(text)
  return uri?.[1] ?? text
}
