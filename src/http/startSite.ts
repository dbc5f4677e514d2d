import { setFlagsFromString } from 'node:v8'
import { env } from '@/config/env'
import { processHandle } from '@/config/processHandle'
import { readVendors } from '@/config/vendors'
import { runShutdownHooks, startShutdown } from '@/runtime/lifecycle'
import { logSecretsRead, logStart, logWarning } from '@/runtime/log'
import { startSharing } from '@/runtime/redis/startSharing'
import { setRelease } from '@/runtime/release'
import { connectBackEnd } from './backEnd'
import { createRequestListener } from './createRequestListener'
import type { Handler } from './Handler'
import { ownOrigin } from './ownOrigin'
import { createPageCache } from './pageCache'
import { pageServices } from './pageServices'
import { createPrewarm } from './createPrewarm'
import type { RouterOptions } from './router'
import { startSharingAssets } from './sharedAssets'
import { warnOfIncompletePages } from './warnOfIncompletePages'

type Release = { version: string; commit: string | null }

/** What the program that listens needs of the build (deploy/serve.mjs, deploy/dev.mjs). */
type Site = {
  createRequestListener: (next: Handler) => ReturnType<typeof createRequestListener>
  startShutdown: () => void
  runShutdownHooks: () => Promise<void>
  shutdownDelayMs: number
  logListening: (release: Release) => void
  logSecretsRead: (names: readonly string[]) => void
  logWarning: (message: string) => void
}

declare module '@/config/processHandle' {
  interface ProcessHandle {
    /** Set by the program that listens, before it loads Next.js. */
    onSite?: (site: Site) => void
  }
}

const isDevelopment = process.env.NODE_ENV === 'development'

/** Registers what page loaders and the program that listens use of this process. */
export async function startSite(policies: RouterOptions['policies']): Promise<void> {
  const handle = processHandle()
  const dispatch = await connectBackEnd()
  handle.pages = pageServices
  // A development server has no page cache.
  handle.pageCache = createPageCache(await startSharing())
  await startSharingAssets()
  await warnOfIncompletePages()
  // Before anything listens: until its pages are cached the process is not ready.
  const prewarm = !isDevelopment && env.prewarmPages ? createPrewarm(ownOrigin()) : null
  handle.onSite?.({
    createRequestListener: (next) => createRequestListener({ next, dispatch, policies, isDevelopment }),
    startShutdown,
    runShutdownHooks,
    shutdownDelayMs: env.shutdownDelaySeconds * 1000,
    logListening,
    logSecretsRead,
    logWarning,
  })
  // Not awaited: the server listens only after this function has returned.
  void Promise.resolve(prewarm?.()).finally(letNewSpaceGrow)
}

/** A busy process collects less often with a larger one; deploy/serve.mjs keeps it small for one that has just started. */
const letNewSpaceGrow = () => setFlagsFromString('--semi-space-growth-factor=2')

/** Holds no address but our own, and no secret. */
function logListening(release: Release) {
  setRelease(release)
  logStart({
    ...release,
    mode: env.apiOrigin ? 'back end' : env.providers.length + env.ramps.length > 0 ? 'live' : 'sandbox',
    exchangeProviders: env.providers,
    ramps: env.ramps,
    environment: env.environment,
    site: env.siteUrl,
    listening: `${env.host}:${env.port}`,
    database: env.apiOrigin ? 'none' : env.databaseUrl ? 'postgresql' : 'embedded',
    redis: env.redisUrl || env.redisLimitsUrl ? 'shared' : 'none',
    email: env.apiOrigin ? 'none' : env.smtpUrl ? 'smtp' : 'outbox',
    providers: Object.keys(readVendors()),
  })
}
