import { spawn } from 'node:child_process'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reservePort } from '../reservePort.mjs'
import { endServer, untilUp } from '../serverProcess.mjs'
import { textOf } from './deployFiles'

type Instance = { port: number; requests: IncomingMessage[]; status: number; hangsUp: boolean; delay: number }

/** Stands for an instance of the site: it records what it was sent and responds as configured. */
async function startInstance() {
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

/** deploy/nginx.conf before two instances, with only its places and the TLS machine's address changed. `resolve` is left
 * out: Debian's nginx may be older, and here are no names. */
export async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-nginx-'))
  mkdirSync(join(folder, 'tmp'))
  const [one, two, port] = await Promise.all([startInstance(), startInstance(), reservePort()])
  const file = join(folder, 'nginx.conf')
  const text = textOf('deploy/nginx.conf')
    .replaceAll('/tmp/', `${folder}/tmp/`)
    .replace('site1:3000 max_fails=0 resolve', `127.0.0.1:${one.instance.port} max_fails=0`)
    .replace('site2:3000 max_fails=0 resolve', `127.0.0.1:${two.instance.port} max_fails=0`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('set_real_ip_from 192.0.2.1;', 'set_real_ip_from 127.0.0.1;')
  writeFileSync(file, text)
  const server = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' })
  const call = ({ path = '/', method = 'GET', headers = {} }: Call = {}) =>
    new Promise<number>((resolve, reject) => {
      const sent = request({ port, path, method, headers, host: '127.0.0.1', agent: false }, (res) => {
        res.resume().on('end', () => resolve(res.statusCode ?? 0))
      })
      sent.on('error', reject).end()
    })
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const isUp = () => call().then(Boolean, () => false)
  await untilUp(isUp, server, { name: 'nginx', limit: 10_000 })
  return {
    call,
    get,
    instances: [one.instance, two.instance] as const,
    stop: async () => {
      await endServer(server, 'SIGTERM')
      one.stop()
      two.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
