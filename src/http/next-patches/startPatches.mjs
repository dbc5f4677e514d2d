import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Next.js uses the build's own configuration, which nothing can change at the start. */
export function setStandaloneConfig(root, environment) {
  const { config } = JSON.parse(readFileSync(join(root, '.next/required-server-files.json'), 'utf8'))
  environment.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/**
 * React would move parts of a page above 12 kB to its end and restore them by an inline script, which our CSP forbids. With
 * this each part stays in its place.
 */
export function keepPartsInPlace() {
  const edge = createRequire(import.meta.url)('react-dom/server.edge')
  const { renderToReadableStream } = edge
  edge.renderToReadableStream = (element, options) =>
    renderToReadableStream(element, { ...options, progressiveChunkSize: Infinity })
}
