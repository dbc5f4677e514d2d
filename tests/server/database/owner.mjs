/**
 * A real process that owns a database (folder in DATA_DIR) and makes exchanges until it is killed. It prints the id of each
 * one after it was acknowledged. Vite compiles the server as it is, so no build is needed.
 */
import { fileURLToPath } from 'node:url'
import { createViteServer } from 'vitest/node'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const vite = await createViteServer({
  root,
  configFile: false,
  logLevel: 'silent',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  resolve: { alias: { '@': `${root}/src` } },
})
const { anOrder, create } = await vite.ssrLoadModule('/tests/server/exchanges/exchangeCalls.ts')

for (;;) {
  const { status, result, error } = await create(anOrder())
  if (status !== 201) throw new Error(JSON.stringify(error))
  process.stdout.write(`${result.publicId}\n`)
}
