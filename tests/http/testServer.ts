import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as ask, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }

type Call = RequestOptions & { body?: string | Buffer }

/** A server on a free loopback port until the test ends.
 * @returns how to call it, with nothing added to the request */
export async function serve(handle: (req: IncomingMessage, res: ServerResponse) => unknown) {
  const server = createServer((req, res) => void handle(req, res)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const request = (path: string, { body, ...options }: Call = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const call = ask({ port, host: '127.0.0.1', path, ...options }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('error', reject)
        res.on('end', () => {
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) })
        })
      })
      call.on('error', reject)
      call.end(body)
    })
  return Object.assign(request, { port })
}
