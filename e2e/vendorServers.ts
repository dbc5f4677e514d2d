import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A question as an outside service heard it; `at` in milliseconds since 1970. */
export type Heard = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
  at: number
}
/** `hang` never answers. A script is answered as such by its `script` text. */
export type Answer =
  'hang' | { status?: number; headers?: Record<string, string>; body?: string | Buffer; script?: string }
type Route = Answer | ((heard: Heard) => Answer | Promise<Answer>)

/** By path, as `/gtm.js`, or by the beginning of one, as `/script/*`. */
export type Routes = Record<string, Route>

/**
 * Plays an outside service on this machine: it keeps what it was asked and answers from `routes`, which a test may change
 * while it runs; anything else gets 404. Every page may ask it, as with the real ones.
 */
export async function startVendorServer(routes: Routes) {
  const requests: Heard[] = []
  const server = createServer((request, response) => {
    void hear(request).then(async (heard) => {
      if (heard.method !== 'OPTIONS') requests.push(heard)
      give(response, heard, await answerFor(routes, heard))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    routes,
    /** Those to one path, or to those that begin with it: `/script/*`. */
    to: (path: string) => requests.filter((heard) => matches(path, heard.path)),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type VendorServer = Awaited<ReturnType<typeof startVendorServer>>

async function hear(request: IncomingMessage): Promise<Heard> {
  const at = Date.now()
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor')
  const { method = 'GET', headers } = request
  return { method, path: pathname, query: searchParams, headers, body: Buffer.concat(chunks), at }
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

async function answerFor(routes: Routes, heard: Heard): Promise<Answer> {
  if (heard.method === 'OPTIONS') return { status: 204 }
  const route = Object.entries(routes).find(([pattern]) => matches(pattern, heard.path))?.[1]
  return typeof route === 'function' ? route(heard) : (route ?? { status: 404 })
}

function give(response: ServerResponse, { headers: asked }: Heard, answer: Answer) {
  if (answer === 'hang') return
  const { status = 200, headers = {}, body, script } = answer
  response.writeHead(status, {
    'access-control-allow-origin': asked.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT',
    'access-control-allow-headers': asked['access-control-request-headers'] ?? '*',
    ...(script !== undefined && { 'content-type': 'text/javascript' }),
    ...headers,
  })
  response.end(script ?? body)
}
