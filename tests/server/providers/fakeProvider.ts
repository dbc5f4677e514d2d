import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type RecordedRequest = {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
  /** Parsed JSON, or the text where it is none; undefined where there was no body. */
  body: unknown
}

export type Reply = {
  status?: number
  headers?: Record<string, string>
  /** Sent as JSON. A text is sent as it is, so that numbers can be written in any way. */
  body?: unknown
  /** Milliseconds before the answer; Infinity: never. */
  delay?: number
  /** The connection is cut, with the request already read. */
  cut?: boolean
  /** Half of the body is sent; then the connection is cut, or nothing follows. */
  half?: 'cut' | 'silent'
}

/** By method and path: `GET /exchange/by-id`, `GET /shifts/{id}`. */
export type Routes = Record<string, Reply | ((request: RecordedRequest) => Reply)>

export const faults = {
  tooMany: { status: 429, headers: { 'retry-after': '7' }, body: { message: 'slow down' } },
  broken: { status: 500, body: { message: 'internal' } },
  html: { headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Just a moment</h1>' },
  huge: { body: JSON.stringify({ padding: 'x'.repeat(1_100_000) }) },
  redirect: { status: 307, headers: { location: '/elsewhere' }, body: {} },
  silent: { delay: Number.POSITIVE_INFINITY },
  torn: { body: { status: 'waiting', id: 'x'.repeat(100) }, half: 'cut' },
  dripping: { body: { status: 'waiting', id: 'x'.repeat(100) }, half: 'silent' },
  cut: { cut: true },
} satisfies Record<string, Reply>

export type FakeProvider = {
  /** Without a slash at its end. */
  url: string
  /** Since the last `answer`. */
  requests: readonly RecordedRequest[]
  /** Replaces all routes and forgets the recorded requests; what is not among the routes is a 404. */
  answer: (routes: Routes) => void
  close: () => Promise<void>
}

/** A server of `routes` on a free port of the loopback interface. */
export async function startFakeProvider(routes: Routes = {}): Promise<FakeProvider> {
  let current = routes
  const requests: RecordedRequest[] = []
  const server = createServer((incoming, response) => {
    void readRequest(incoming).then((request) => {
      requests.push(request)
      sendReply(response, replyOf(current, request))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer(next) {
      current = next
      requests.length = 0
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

export function readRequest(incoming: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((read) => {
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://fake')
      const text = Buffer.concat(chunks).toString()
      read({
        method: incoming.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: incoming.headers,
        body: text === '' ? undefined : bodyOf(text),
      })
    })
  })
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Plain text, such as a signature.
    return text
  }
}

export function replyOf(routes: Routes, request: RecordedRequest): Reply {
  const route = Object.entries(routes).find(([name]) => isRoute(name, request))?.[1]
  if (!route) return { status: 404, body: { message: 'no such route' } }
  return typeof route === 'function' ? route(request) : route
}

function isRoute(name: string, { method, path }: RecordedRequest): boolean {
  const [wanted, pattern = ''] = name.split(' ')
  const parts = pattern.split('/')
  const given = path.split('/')
  return (
    wanted === method &&
    parts.length === given.length &&
    parts.every((part, index) => (part.startsWith('{') ? given[index] !== '' : part === given[index]))
  )
}

export function sendReply(
  response: ServerResponse,
  { status = 200, headers = {}, body = {}, delay = 0, cut, half }: Reply,
): void {
  if (cut) return void response.socket?.destroy()
  if (!Number.isFinite(delay)) return
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = () => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    if (!half) return void response.end(text)
    response.write(text.slice(0, text.length / 2), () => {
      if (half === 'cut') response.socket?.destroy()
    })
  }
  if (delay === 0) answer()
  else setTimeout(answer, delay)
}
