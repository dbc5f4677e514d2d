import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Marks this server's own requests; its value is secret, so that it cannot be forged. */
const HEADER = 'x-halyard-internal'

const token = randomUUID()

export const internalHeaders = (): Record<string, string> => ({ [HEADER]: token })

export const isInternal = (headers: IncomingHttpHeaders) => headers[HEADER] === token
