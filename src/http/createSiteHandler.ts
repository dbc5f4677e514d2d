import type { IncomingMessage, ServerResponse } from 'node:http'
import { callerAddress } from '@/runtime/callerAddress'
import { restOf } from './addresses'
import { callerWindows } from './callerWindows'
import type { withRenderLimit } from './renderLimit'
import { sendStatus } from './sendStatus'
import { siteHandlers } from './siteHandlers'
import type { SiteRequest } from './siteRequest'

/** A minute, from one address, for each of the site's own addresses. */
const REQUESTS = 600

type Options = {
  limitRendering: ReturnType<typeof withRenderLimit>
  setHeaders: (res: ServerResponse, request: SiteRequest) => void
}

/** Answers the site's own addresses, none without a limit. */
export function createSiteHandler({ limitRendering, setHeaders }: Options) {
  const windows = new Map<string, ReturnType<typeof callerWindows>>()

  function secondsToWait(handler: string, address: string): number {
    const known = windows.get(handler) ?? callerWindows()
    windows.set(handler, known)
    return known(address, REQUESTS)
  }

  return async (req: IncomingMessage, res: ServerResponse, request: SiteRequest): Promise<void> => {
    const { address, place } = request
    if (address.handledBy !== 'site') return
    const { handler, isRendered = false } = address
    const wait = secondsToWait(handler, callerAddress(req))
    if (wait > 0) {
      sendStatus(res, 429, { 'retry-after': String(wait) })
      return
    }
    const respond = async () => {
      setHeaders(res, request)
      await siteHandlers[handler](req, res, { ...request, rest: restOf(address, place) })
    }
    await (isRendered ? limitRendering(req, res, respond) : respond())
  }
}
