import { env } from '@/config/env'
import { readVendors } from '@/config/vendors'
import { runShutdownHooks, startShutdown } from '@/runtime/lifecycle'
import { logStart } from '@/runtime/log'
import { setRelease } from '@/runtime/release'
import { createRequestListener } from './createRequestListener'

const exposed = () => ({
  createRequestListener,
  startShutdown,
  runShutdownHooks,
  shutdownDelayMs: env.shutdownDelaySeconds * 1000,
  /** Holds no address but our own, and no secret. */
  logListening: (release: { version: string; commit: string | null }) => {
    setRelease(release)
    logStart({
      ...release,
      mode: env.apiOrigin ? 'back end' : env.providers.length > 0 ? 'live' : 'sandbox',
      exchangeProviders: env.providers,
      environment: env.environment,
      site: env.siteUrl,
      listening: `${env.host}:${env.port}`,
      database: env.apiOrigin ? 'none' : env.databaseUrl ? 'postgresql' : 'embedded',
      redis: env.redisUrl || env.redisLimitsUrl ? 'shared' : 'none',
      email: env.apiOrigin ? 'none' : env.smtpUrl ? 'smtp' : 'outbox',
      providers: Object.keys(readVendors()),
    })
  },
})

/** deploy/serve.mjs, outside the build, waits for it under this symbol. A development server runs without. */
export function exposeRequestListener() {
  const starter = globalThis as unknown as Record<
    symbol,
    ((http: ReturnType<typeof exposed>) => void) | undefined
  >
  starter[Symbol.for('halyard.requestListener')]?.(exposed())
}
