import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Next.js uses the build's own configuration, which nothing can change at the start. */
export function setStandaloneConfig(root, environment) {
  const { config } = JSON.parse(readFileSync(join(root, '.next/required-server-files.json'), 'utf8'))
  environment.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/**
 * React renders a page at once, into one string, where Next.js wants a stream, which it reads to its end: a tenth less
 * for a coin page. Where a part has to wait it becomes that stream, with its parts in place: React would move those of
 * pages above 12 kB and restore them by an inline script, which our CSP forbids.
 */
export function renderAtOnce() {
  const require = createRequire(import.meta.url)
  const { renderToReadableStream, renderToString } = require('react-dom/server.node')
  require('react-dom/server.edge').renderToReadableStream = async (element, options) => {
    const html = wholeOrNull(() => renderToString(element, options))
    if (html === null) return renderToReadableStream(element, { ...options, progressiveChunkSize: Infinity })
    return Object.assign(once(Buffer.from(html)), { allReady: Promise.resolve() })
  }
}

async function* once(bytes) {
  yield bytes
}

/** Null: a part waits or failed, so that the stream has to show which. */
function wholeOrNull(render) {
  try {
    const html = render()
    return html.includes(UNFINISHED) ? null : html
  } catch {
    return null
  }
}

/** What React writes where a part is left to the browser. */
const UNFINISHED = '<!--$!-->'

/**
 * Next.js writes each page as JSON before it caches it, only to measure it for a limit of its `fetch` cache: a twentieth of
 * what an uncached coin page costs. Its caches of pages come into being with each request and are announced by this global.
 */
export function cacheUnmeasured() {
  let current
  const changed = new WeakSet()
  Object.defineProperty(globalThis, '__incrementalCache', {
    get: () => current,
    set: (cache) => {
      current = cache
      const caches = Object.getPrototypeOf(cache)
      if (changed.has(caches)) return
      changed.add(caches)
      const { set } = caches
      caches.set = function (path, entry, context) {
        return set.call(this, path, entry?.kind === 'PAGES' ? measuredAsNothing(entry) : entry, context)
      }
    },
  })
}

/** Once: what caches it afterwards may have it as JSON. */
const measuredAsNothing = (entry) =>
  Object.defineProperty(entry, 'toJSON', {
    configurable: true,
    value: () => {
      delete entry.toJSON
      return null
    },
  })
