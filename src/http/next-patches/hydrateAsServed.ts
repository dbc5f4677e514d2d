import { Router } from 'next/router'

/**
 * Because a proxy matches every page, Next.js replaces each page by itself after hydration, to find out what the proxy has
 * rewritten; for all languages but the default one it requests the page's data again for that. What is served here has all
 * parameters of its address, so the page hydrates as it would without a proxy.
 */
export function hydrateAsServed() {
  Object.defineProperty(Router.prototype, '_initialMatchesMiddlewarePromise', {
    configurable: true,
    get: () => Promise.resolve(false),
    set: () => {},
  })
}
