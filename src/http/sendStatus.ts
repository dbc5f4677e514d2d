import { STATUS_CODES, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'

export function sendStatus(res: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}) {
  const isBodyless = status === 204
  res.writeHead(status, {
    ...(!isBodyless && { 'content-type': 'text/plain; charset=utf-8' }),
    'cache-control': 'no-store',
    ...headers,
  })
  res.end(isBodyless ? undefined : `${STATUS_CODES[status] ?? 'Response'}\n`)
}
