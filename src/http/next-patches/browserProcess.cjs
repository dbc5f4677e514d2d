/**
 * What libraries find in a browser under the name of Node's `process`. Next.js sends a polyfill with timers of its own,
 * 0.7 kB of every first view. Libraries check for the rest before they use it, because browsers have none.
 */
module.exports = { env: {} }
