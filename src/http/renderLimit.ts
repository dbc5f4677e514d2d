import { LRUCache } from 'lru-cache'
import { env } from '@/config/env'
import { callerAddress, limitKey } from '@/runtime/callerAddress'
import type { Handler } from './Handler'
import { isInternal } from './forwardedHeaders'
import { sendStatus } from './sendStatus'

const WINDOW_MS = 60_000
/** Rendering takes the processor, so more at once only means more memory. */
const MAX_CONCURRENT = 8
const MAX_WAITING = 200
/** Of more callers, those that were away longest start again. */
const MAX_CALLERS = 100_000

type Window = { count: number; endsAt: number }

/** Limits rendering: per address and minute, at once, and waiting. Counters have a memory that no flood displaces. */
export function withRenderLimit(next: Handler): Handler {
  const windows = new LRUCache<string, Window>({ max: MAX_CALLERS })
  const waiting: (() => void)[] = []
  let running = 0

  const run: Handler = async (req, res) => {
    running += 1
    try {
      if (!res.destroyed) await next(req, res)
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
  return async (req, res) => {
    // A page being rendered may need it, and must not wait for itself.
    if (isInternal(req.headers)) return next(req, res)
    const wait = secondsToWait(windows, limitKey(callerAddress(req)))
    if (wait > 0) {
      sendStatus(res, 429, { 'retry-after': String(wait) })
      return
    }
    if (running >= MAX_CONCURRENT) {
      if (waiting.length >= MAX_WAITING) {
        sendStatus(res, 503, { 'retry-after': '5' })
        return
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    await run(req, res)
  }
}

/** Counts one more. @returns 0 while it is allowed */
function secondsToWait(windows: LRUCache<string, Window>, key: string): number {
  const now = Date.now()
  const known = windows.get(key)
  const window = known && now < known.endsAt ? known : { count: 0, endsAt: now + WINDOW_MS }
  window.count += 1
  windows.set(key, window)
  return window.count > env.rateLimitPages ? Math.ceil((window.endsAt - now) / 1000) : 0
}
