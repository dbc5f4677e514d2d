import { env } from '@/config/env'
import { beginEnd, putInOrder } from '@/runtime/lifecycle'
import { openFront } from './openFront'

const front = () => ({
  open: openFront,
  beginEnd,
  putInOrder,
  shutdownDelayMs: env.shutdownDelaySeconds * 1000,
})

/**
 * Hands the front to deploy/serve.mjs, which is no part of the build and waits for it under this symbol. A development
 * server has no such starter and does without.
 */
export function presentFront() {
  const starter = globalThis as unknown as Record<
    symbol,
    ((made: ReturnType<typeof front>) => void) | undefined
  >
  starter[Symbol.for('halyard.front')]?.(front())
}
