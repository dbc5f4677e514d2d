import { fileURLToPath } from 'node:url'
import { createViteServer } from 'vitest/node'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Lets a plain process run our source: Vite compiles the server as it is, so no build is needed. */
export async function loadSource(...paths) {
  const vite = await createViteServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': `${root}/src` } },
  })
  return Promise.all(paths.map((path) => vite.ssrLoadModule(path)))
}
