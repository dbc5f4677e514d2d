import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; port: number }

/** Milliseconds for which an instance that did not answer is passed over. */
const REST = 300

/**
 * A reverse proxy as an operator would put before two instances: to each in turn, past one that is down, and a call that
 * got no answer once more to the other one, where it may come twice: what only reads, and what bears a key.
 */
export async function startRoundRobin(ports: readonly number[]) {
  const downUntil = new Map<number, number>()
  const passed = { retried: 0, failed: 0 }
  let turn = 0

  const inTurn = () => {
    const from = turn++
    const all = ports.map((_, index) => ports[(from + index) % ports.length] ?? 0)
    const up = all.filter((port) => (downUntil.get(port) ?? 0) < Date.now())
    return [...up, ...all.filter((port) => !up.includes(port))]
  }

  async function passOn(call: Call): Promise<Answer | null> {
    for (const port of inTurn()) {
      try {
        return await send(port, call)
      } catch (error) {
        downUntil.set(port, Date.now() + REST)
        if (!mayRepeat(call) && !neverArrived(error)) return null
        passed.retried += 1
      }
    }
    return null
  }

  const server = createServer((req, res) => {
    void (async () => {
      const { method = 'GET', url: path = '/', headers } = req
      const response = await passOn({ method, path, headers, body: await bodyOf(req) })
      if (!response) passed.failed += 1
      const { 'transfer-encoding': _, ...received } = response?.headers ?? {}
      res.writeHead(response?.status ?? 502, { ...received, 'x-instance': response?.port ?? 0 })
      res.end(response?.body)
    })().catch(() => res.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const mayRepeat = ({ method, headers }: Call) =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined

const neverArrived = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'

/** Fails unless the whole answer has come. */
async function send(port: number, { method, path, headers, body }: Call): Promise<Answer> {
  const requested = request({
    ...{ host: '127.0.0.1', port, method, path, agent: false },
    headers: { ...headers, connection: 'close', 'x-forwarded-for': '198.51.100.7' },
  })
  requested.end(body)
  const [response] = (await once(requested, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 502, headers: response.headers, body: await bodyOf(response), port }
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
