import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Has Next.js use the build's own configuration: nothing of it is read, or can be other, at the start. */
export function setStandaloneConfig(root, environment) {
  const { config } = JSON.parse(readFileSync(join(root, '.next/required-server-files.json'), 'utf8'))
  environment.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/**
 * React moves parts in a Suspense out of their place once a page has more than 12 kB and restores them by an inline
 * script, for streamed pages. Ours are sent whole, must be readable without scripts, and allow no such script
 * (shell/pageHeaders). Next.js passes no option through, so it is set in the build of React for any runtime, which
 * takes the place of the one for Node.js and renders a tenth faster.
 */
export function keepPagesWhole() {
  const require = createRequire(import.meta.url)
  const { renderToReadableStream } = require('react-dom/server.node')
  require('react-dom/server.edge').renderToReadableStream = (element, options) =>
    renderToReadableStream(element, { ...options, progressiveChunkSize: Infinity })
}
