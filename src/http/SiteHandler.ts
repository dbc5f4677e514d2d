import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteRequest } from './siteRequest'

/** Answers an address of the site itself; `rest` is what a wildcard of the address stands for. */
export type SiteHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  request: SiteRequest & { rest: string },
) => void | Promise<void>
