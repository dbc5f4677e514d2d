import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runNginx } from './runNginx'

type Instance = { port: number; requests: IncomingMessage[]; status: number; hangsUp: boolean; delay: number }

/** Stands for an instance of the site: it records what it was sent and responds as configured. */
export async function startInstance() {
  const instance: Instance = { port: 0, requests: [], status: 200, hangsUp: false, delay: 0 }
  const server = createServer((req, res) => {
    instance.requests.push(req)
    if (instance.hangsUp) req.socket.destroy()
    else setTimeout(() => res.writeHead(instance.status).end(), instance.delay)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  instance.port = (server.address() as AddressInfo).port
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { instance, stop }
}

export type Call = { path?: string; method?: string; headers?: IncomingHttpHeaders }

/** The proxy of deploy/nginx.conf before two such instances. */
export async function startNginx() {
  const [one, two] = await Promise.all([startInstance(), startInstance()])
  const { port, origin, stop } = await runNginx(one.instance.port, two.instance.port)
  const call = ({ path = '/', method = 'GET', headers = {} }: Call = {}) =>
    new Promise<number>((resolve, reject) => {
      const sent = request({ port, path, method, headers, host: '127.0.0.1', agent: false }, (res) => {
        res.resume().on('end', () => resolve(res.statusCode ?? 0))
      })
      sent.on('error', reject).end()
    })
  const get = (path: string) => fetch(origin + path)
  return {
    call,
    get,
    instances: [one.instance, two.instance] as const,
    stop: async () => {
      await stop()
      one.stop()
      two.stop()
    },
  }
}
