import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf } from './watch.mjs'

const CALLERS = 15
/** Milliseconds: server.timeout of deploy/serve.mjs twice, and some more. */
const LONGEST = 75_000
const STEP = 5000
/** Megabytes; the response has 25 for each. Fifteen of them once took 670. */
const GROWTH = 150
const WHOLE = 20_000_000
const REQUEST = 'GET /api/v3/pairs HTTP/1.1\r\nHost: site\r\n\r\n'

/** Callers who request the largest response without a coding and never read it: no memory, and an end (H2). */
export async function idleReaders(site, report) {
  // Made and compressed once, which takes memory of its own.
  await fetch(`${site.origin}/api/v3/pairs`).then((response) => response.arrayBuffer())
  await wait(STEP)
  const before = memoryOf(site.pid)
  const { port, hostname } = new URL(site.origin)
  const sockets = Array.from({ length: CALLERS }, () => {
    const socket = connect(Number(port), hostname, () => socket.pause().write(REQUEST))
    return socket.on('error', () => undefined)
  })
  let peak = before
  for (let waited = 0; waited < LONGEST; waited += STEP) {
    await wait(STEP)
    peak = Math.max(peak, memoryOf(site.pid))
  }
  const open = (await Promise.all(sockets.map(isStillServed))).filter(Boolean).length
  if (open > 0) report.lost(`${open} of ${CALLERS} callers who do not read are served for ever`)
  const growth = before === null ? null : Math.round(peak - before)
  if (growth !== null && growth > GROWTH) report.lost(`${CALLERS} callers who do not read took ${growth} MB`)
  report.tried(`${CALLERS} callers who never read; memory grew by ${growth ?? '?'} MB, ${open} still served`)
}

/** Reads at last: where the server hung up there is only what the system held. */
function isStillServed(socket) {
  let bytes = 0
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(bytes >= WHOLE)
    }
    const timer = setTimeout(done, STEP)
    socket.on('data', (chunk) => (bytes += chunk.length))
    socket.on('close', done).on('end', done)
    socket.resume()
  })
}
