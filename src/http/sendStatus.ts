import { STATUS_CODES, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'

export function sendStatus(res: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}) {
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
  res.end(`${STATUS_CODES[status] ?? 'Response'}\n`)
}
