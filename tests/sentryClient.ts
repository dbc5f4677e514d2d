import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Sentry's real browser SDK; by its name Node.js would get the one for servers. */
export const sentryClient = createRequire(import.meta.url)(
  join(import.meta.dirname, '../node_modules/@sentry/nextjs/build/cjs/index.client.js'),
) as typeof import('@sentry/nextjs')
