import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Next.js uses the build's own configuration, which nothing can change at the start. */
export function setStandaloneConfig(root, environment) {
  const { config } = JSON.parse(readFileSync(join(root, '.next/required-server-files.json'), 'utf8'))
  environment.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/**
 * React moves Suspense parts of pages above 12 kB out of place and restores them by an inline script, which our CSP
 * forbids. Next.js passes no option through, so it is set in React's build for any runtime, which replaces the one for
 * Node.js and renders a tenth faster.
 */
export function keepPagesWhole() {
  const require = createRequire(import.meta.url)
  const { renderToReadableStream } = require('react-dom/server.node')
  require('react-dom/server.edge').renderToReadableStream = (element, options) =>
    renderToReadableStream(element, { ...options, progressiveChunkSize: Infinity })
}
