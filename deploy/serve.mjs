import { createServer } from 'node:http'
import { Server } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { keepPartsInPlace, setStandaloneConfig } from '../src/http/next-patches/startPatches.mjs'
import { processHandle } from '../src/config/processHandle.js'
import { loadEnvFiles } from '../src/config/environment/loadEnvFiles.js'
import { requireSettings } from './checkSettings.mjs'
import { releaseIn } from './release.mjs'
import { requireNoArguments } from './requireNoArguments.mjs'
import { startRereadingSecrets } from './rereadSecrets.mjs'

/**
 * Serves the production build, in a checkout and in the folder deploy/standalone.mjs makes: Next.js behind our own request
 * listener (src/http). SIGTERM or SIGINT end it: no longer ready, SHUTDOWN_DELAY_SECONDS later no new connections, then the
 * requests under way and those that arrive within DRAIN, at most GRACE, then the database. A second signal ends it at once.
 */
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
/** Milliseconds; an orchestrator gives thirty seconds. */
const GRACE = 25_000
/** Milliseconds in which requests arrive that were sent on a connection before it was closed. */
const DRAIN = 2_000

requireNoArguments(
  'npm start (node deploy/serve.mjs); settings come from the environment, docs/configuration.md',
)
process.chdir(ROOT)
// The embedded database and the outbox hold password hashes, keys and links: nobody else on this machine reads them.
process.umask(0o077)
process.env.NODE_ENV = 'production'
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
loadEnvFiles(ROOT)
// Before anything is loaded: a wrong setting ends the process within a second.
const { port, host } = await requireSettings(process.env)
setStandaloneConfig(ROOT, process.env)
keepPartsInPlace()
// As it is, V8 lets both generations of the heap grow to several times what rendering needs: once all pages are cached,
// 620 MB instead of 480 with the embedded database, 370 instead of 255 without. Both flags are read at each
// collection; the new space may grow again once the process is ready (src/http/startSite.ts).
setFlagsFromString('--heap-growing-percent=20')
setFlagsFromString('--semi-space-growth-factor=1')
const { default: next } = await import('next')
// By this very name: under another one for the same machine it would take its own rewrites for those to a stranger, and
// ask itself over the network.
const app = next({ dev: false, dir: ROOT, hostname: 'localhost', port })
// src/instrumentation.ts hands it over once the back end is ready to answer.
const exposed = new Promise((resolve) => {
  processHandle().onSite = resolve
})
await app.prepare().catch(fail)
const http = await exposed

const server = createServer(http.createRequestListener(app.getRequestHandler()))
// Longer than balancers keep theirs, so that it is never we who close a connection they are about to use.
server.keepAliveTimeout = 75_000
// A slow client (slowloris: headers or body byte by byte) does not hold a connection for ever.
server.headersTimeout = 20_000
server.requestTimeout = 30_000
// Nor does a client that never reads the response: Node.js closes that connection after twice this time.
server.timeout = 30_000
server.on('error', (error) => {
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use; set PORT to another one.` : error)
})
// Nothing here speaks anything but HTTP; Next.js would listen too and leave such a connection open for ever.
server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n'))
server.listen(port, host, () => http.logListening(releaseIn(ROOT)))
startRereadingSecrets(http)

/** The system resets connections that wait to be accepted when the port is closed, and all that wait are accepted in one
 * turn of the event loop. A turn so short leaves none behind. */
async function acceptWaiting() {
  for (let turns = 0; turns < 500; turns++) {
    const begun = performance.now()
    await new Promise((resolve) => setImmediate(resolve))
    if (performance.now() - begun < 0.5) return
  }
}

/** Something may still hold the process, such as a timer or a lock: without this it would stay and never listen. */
function fail(error) {
  console.error(error)
  process.exit(1)
}

let isAsked = false
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, end)

async function end() {
  if (isAsked) process.exit(1)
  isAsked = true
  http.startShutdown()
  await wait(http.shutdownDelayMs)
  await acceptWaiting()
  // Its own close() would also end connections that a proxy has just opened, or is about to use, and no proxy sends an order
  // twice. Each response says that its connection ends, so few are left after DRAIN.
  const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve))
  await Promise.race([closed, wait(DRAIN)])
  server.closeIdleConnections()
  await Promise.race([closed, wait(GRACE - DRAIN)])
  server.closeAllConnections()
  await http.runShutdownHooks()
  process.exit(0)
}
