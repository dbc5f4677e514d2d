import { createServer } from 'node:http'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { processHandle } from '../src/config/processHandle.js'
import { loadEnvFiles } from '../src/config/environment/loadEnvFiles.js'
import { requireSettings } from './checkSettings.mjs'
import { releaseIn } from './release.mjs'
import { requireNoArguments } from './requireNoArguments.mjs'

/** The development server of Next.js behind the same request listener as in production. */
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

requireNoArguments('npm run dev; settings come from the environment or .env')
process.chdir(ROOT)
process.env.NODE_ENV = 'development'
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
loadEnvFiles(ROOT)
const { port, host } = await requireSettings(process.env)
const { default: next } = await import('next')
const exposed = new Promise((resolve) => {
  processHandle().onSite = resolve
})
const server = createServer()
const app = next({ dev: true, dir: ROOT, hostname: 'localhost', port, httpServer: server, turbopack: true })
await app.prepare()
const site = await exposed
server.on('request', site.createRequestListener(app.getRequestHandler()))
server.listen(port, host, () => site.logListening(releaseIn(ROOT)))
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, async () => {
    server.closeAllConnections()
    await site.runShutdownHooks()
    process.exit(0)
  })
