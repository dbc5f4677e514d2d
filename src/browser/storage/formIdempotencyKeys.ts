/** Makes idempotency keys for a form: an unchanged retry has the same key, so that it stores nothing twice. In memory
 * of the page only. */
export function formIdempotencyKeys(): (sent: object) => string {
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
