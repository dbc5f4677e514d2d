import { env } from '@/config/env'
import { runShutdownHooks, startShutdown } from '@/runtime/lifecycle'
import { createRequestListener } from './createRequestListener'

const exposed = () => ({
  createRequestListener,
  startShutdown,
  runShutdownHooks,
  shutdownDelayMs: env.shutdownDelaySeconds * 1000,
})

/**
 * Hands the request listener to deploy/serve.mjs, which is not part of the build and waits for it under this symbol. A
 * development server has no such starter and runs without.
 */
export function exposeRequestListener() {
  const starter = globalThis as unknown as Record<
    symbol,
    ((http: ReturnType<typeof exposed>) => void) | undefined
  >
  starter[Symbol.for('halyard.requestListener')]?.(exposed())
}
