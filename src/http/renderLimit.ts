import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { callerAddress } from '@/runtime/callerAddress'
import { crowdLimits } from '@/runtime/crowdLimits'
import { callerWindows } from './callerWindows'
import { isInternal } from './internalRequest'
import { sendStatus } from './sendStatus'

/** Rendering takes the processor, so more at once only means more memory. */
const MAX_CONCURRENT = 8
const MAX_WAITING = 200

/** Limits rendering: per address and minute, at once, and waiting. */
export function withRenderLimit() {
  const secondsToWait = limitOfPages()
  const waiting: (() => void)[] = []
  let running = 0

  async function run(res: ServerResponse, render: () => Promise<void>): Promise<void> {
    running += 1
    try {
      if (!res.destroyed) await render()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
  return async (
    req: IncomingMessage,
    res: ServerResponse,
    render: () => Promise<void>,
    passId: string | null = null,
  ): Promise<void> => {
    // A page being rendered may need it, and must not wait for itself.
    if (isInternal(req.headers)) return render()
    const wait = secondsToWait(callerAddress(req), passId)
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
    await run(res, render)
  }
}

/** @returns the seconds to wait, 0 while it is allowed */
function limitOfPages() {
  const [alone, each, crowd] = [callerWindows(), callerWindows(), callerWindows()]
  return (address: string, passId: string | null): number => {
    const points = env.rateLimitPages
    if (passId === null) return alone(address, points)
    return each(passId, crowdLimits.each('pages', points)) || crowd(address, crowdLimits.all(points))
  }
}
