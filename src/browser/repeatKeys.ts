/**
 * Makes idempotency keys for a form: what is sent again unchanged has the same key, so that a second press or a lost
 * answer stores nothing twice. The page remembers it, not the device: a form that is left begins anew.
 */
export function repeatKeys(): (sent: object) => string {
  let last = { sent: '', key: '' }
  return (sent) => {
    const text = JSON.stringify(sent)
    if (text !== last.sent) last = { sent: text, key: newKey() }
    return last.key
  }
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
