import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Of headers that have one name the last counts. */
export function setHeaders(res: ServerResponse, ...sets: OutgoingHttpHeaders[]) {
  for (const [name, value] of sets.flatMap((headers) => Object.entries(headers)))
    if (value !== undefined) res.setHeader(name, value)
}
