import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request: Next.js's own handler, or whatever stands before it. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>
