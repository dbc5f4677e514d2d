import { connect } from 'node:net'

/** Bytes of an answer that are looked at. */
const ENOUGH = 3_000_000

/** Milliseconds of silence after which a caller of half a request gives up. */
const SILENCE = 600

/**
 * Sends bytes as they are and reads until the server hangs up. `leaves`: what was sent may be half a request, on which a
 * server rightly waits for more; our side then says after a moment that nothing will come. @returns all answers in it,
 * how it ended and how long it took
 */
export function rawCall({ host, port }, bytes, { timeout, leaves }) {
  return new Promise((resolve) => {
    const started = performance.now()
    const chunks = []
    let size = 0
    const socket = connect({ host, port, allowHalfOpen: true }, () => socket.write(bytes))
    const done = (end) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ end, ms: performance.now() - started, text: Buffer.concat(chunks).toString('latin1') })
    }
    const timer = setTimeout(() => done('hangs'), timeout)
    if (leaves) socket.setTimeout(SILENCE, () => socket.end())
    socket.on('data', (chunk) => {
      size += chunk.length
      if (size <= ENOUGH) chunks.push(chunk)
    })
    socket.on('end', () => done('ended'))
    socket.on('error', ({ code }) => done(code === 'ECONNREFUSED' ? 'refused' : 'reset'))
  })
}
