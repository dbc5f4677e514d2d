import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as an outside service received it; `at` in milliseconds since 1970. */
export type ReceivedRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
  at: number
}
/** `hang` never answers. A script is answered as such by its `script` text. */
export type VendorResponse =
  | 'hang'
  | { status?: number; headers?: Record<string, string>; body?: string | Buffer; script?: string }
type Route = VendorResponse | ((received: ReceivedRequest) => VendorResponse | Promise<VendorResponse>)

/** By path, as `/gtm.js`, or by the beginning of one, as `/script/*`. */
export type Routes = Record<string, Route>

/** Plays an outside service on this machine: it records its requests and responds from `routes`, which a test may
 * change while it runs; anything else gets 404. Every page may call it, as with the real ones. */
export async function startVendorServer(routes: Routes) {
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    void readRequest(request).then(async (received) => {
      if (received.method !== 'OPTIONS') requests.push(received)
      give(response, received, await responseFor(routes, received))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    routes,
    /** Those to one path, or to those that begin with it: `/script/*`. */
    to: (path: string) => requests.filter((received) => matches(path, received.path)),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type VendorServer = Awaited<ReturnType<typeof startVendorServer>>

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const at = Date.now()
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor')
  const { method = 'GET', headers } = request
  return { method, path: pathname, query: searchParams, headers, body: Buffer.concat(chunks), at }
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

async function responseFor(routes: Routes, received: ReceivedRequest): Promise<VendorResponse> {
  if (received.method === 'OPTIONS') return { status: 204 }
  const route = Object.entries(routes).find(([pattern]) => matches(pattern, received.path))?.[1]
  return typeof route === 'function' ? route(received) : (route ?? { status: 404 })
}

function give(response: ServerResponse, { headers: requested }: ReceivedRequest, reply: VendorResponse) {
  if (reply === 'hang') return
  const { status = 200, headers = {}, body, script } = reply
  response.writeHead(status, {
    'access-control-allow-origin': requested.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT',
    'access-control-allow-headers': requested['access-control-request-headers'] ?? '*',
    ...(script !== undefined && { 'content-type': 'text/javascript' }),
    ...headers,
  })
  response.end(script ?? body)
}
