import type { IncomingMessage, ServerResponse } from 'node:http'

/** Handles a request: Next.js's own handler, or what wraps it. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>
