import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { reservePort } from '../../tests/reservePort.mjs'
import { temporaryFolder } from './temporaryFolder.mjs'

const TRIES = 50

/** nginx with one process on a free port, serving `bodies` (a Map of gzip by path) as they are; null where it is not installed. */
export async function serveFiles(bodies) {
  if (spawnSync('nginx', ['-v']).status !== 0) return null
  const folder = temporaryFolder('nginx')
  const port = await reservePort()
  mkdirSync(join(folder.path, 'pages'))
  const paths = [...bodies.keys()]
  paths.forEach((path, at) => writeFileSync(join(folder.path, 'pages', `${at}.gz`), bodies.get(path)))
  writeFileSync(join(folder.path, 'nginx.conf'), configuration(folder.path, port))
  const argv = ['-p', folder.path, '-c', 'nginx.conf', '-e', join(folder.path, 'error.log')]
  const server = spawn('nginx', argv, { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve))
    folder.remove()
  }
  for (let tries = 0; tries < TRIES; tries++) {
    if (await fetch(origin).catch(() => null))
      return { origin, pathOf: (path) => `/${paths.indexOf(path)}`, stop }
    await wait(100)
  }
  await stop()
  throw new Error('nginx does not answer')
}

const configuration = (root, port) => `daemon off;
worker_processes 1;
user ${userInfo().username};
pid ${root}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  keepalive_requests 1000000;
  client_body_temp_path ${root}/body; proxy_temp_path ${root}/proxy; fastcgi_temp_path ${root}/fastcgi;
  uwsgi_temp_path ${root}/uwsgi; scgi_temp_path ${root}/scgi;
  open_file_cache max=10000;
  default_type text/html;
  server { listen 127.0.0.1:${port}; root ${root}/pages; gzip_static always; }
}
`
