import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reservePort } from '../reservePort.mjs'
import { endServer, untilUp } from '../serverProcess.mjs'
import { ROOT, textOf } from './deployFiles'

/** deploy/nginx.conf before two instances, with only its places and the TLS machine's address changed. `resolve` is left
 * out: Debian's nginx may be older, and here are no names. */
export async function runNginx(one: number, two: number) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-nginx-'))
  mkdirSync(join(folder, 'tmp'))
  cpSync(join(ROOT, 'deploy/nginx'), join(folder, 'halyard'), { recursive: true })
  writeFileSync(
    join(folder, 'halyard/real-ip.conf'),
    textOf('deploy/nginx/real-ip.conf').replace('172.30.250.1', '127.0.0.1'),
  )
  const port = await reservePort()
  const file = join(folder, 'nginx.conf')
  const text = textOf('deploy/nginx.conf')
    .replaceAll('/tmp/', `${folder}/tmp/`)
    .replace('site1:3000 max_fails=0 resolve', `127.0.0.1:${one} max_fails=0`)
    .replace('site2:3000 max_fails=0 resolve', `127.0.0.1:${two} max_fails=0`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
  writeFileSync(file, text)
  const server = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(origin).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    )
  await untilUp(isUp, server, { name: 'nginx', limit: 60_000 })
  return {
    port,
    origin,
    stop: async () => {
      await endServer(server, 'SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}
