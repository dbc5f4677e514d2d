import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reservePort } from '../reservePort.mjs'
import { endServer, untilUp } from '../serverProcess.mjs'
import { ROOT, textOf } from './deployFiles'

/** An nginx.conf as distributions have it, with the files of conf.d. */
const distribution = (folder: string) => `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 256; }
http {
    access_log off;
    client_body_temp_path ${folder}/tmp/body;
    proxy_temp_path ${folder}/tmp/proxy;
    fastcgi_temp_path ${folder}/tmp/fastcgi;
    uwsgi_temp_path ${folder}/tmp/uwsgi;
    scgi_temp_path ${folder}/tmp/scgi;
    include ${folder}/conf.d/*.conf;
}
`

/** Runs this machine's nginx with the files of conf.d in `folder`. */
async function runDistribution(folder: string, isUp: () => Promise<boolean>) {
  writeFileSync(join(folder, 'nginx.conf'), distribution(folder))
  const argv = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  const server = spawn('nginx', argv, { stdio: 'ignore' })
  await untilUp(isUp, server, { name: 'nginx', limit: 60_000 })
  return async () => {
    await endServer(server, 'SIGTERM')
    rmSync(folder, { recursive: true })
  }
}

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-host-'))
  // Started as root, nginx reads as a user of its own.
  chmodSync(folder, 0o755)
  for (const name of ['tmp', 'conf.d']) mkdirSync(join(folder, name))
  return folder
}

/**
 * deploy/nginx/host.conf as an operator adapts it: a certificate, places, and `balancer`: the address of a machine before it,
 * whose X-Forwarded-For it believes.
 */
export async function runHostNginx(sitePort: number, { balancer }: { balancer?: string } = {}) {
  const folder = makeFolder()
  const acme = join(folder, 'acme')
  mkdirSync(join(acme, '.well-known/acme-challenge'), { recursive: true })
  makeCertificate(folder)
  cpSync(join(ROOT, 'deploy/nginx'), join(folder, 'halyard'), { recursive: true })
  const realIp = join(folder, 'halyard/real-ip.conf')
  writeFileSync(realIp, readFileSync(realIp, 'utf8').replace('172.30.250.1', balancer ?? '192.0.2.1'))
  const [http, https] = [await reservePort(), await reservePort()]
  const text = textOf('deploy/nginx/host.conf')
    .replace('# include', balancer === undefined ? '# include' : 'include')
    .replaceAll('/etc/nginx/halyard', join(folder, 'halyard'))
    .replaceAll(/\/etc\/letsencrypt\/live\/[\w.]+/g, folder)
    .replaceAll('/var/www/acme', acme)
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
  writeFileSync(join(folder, 'conf.d/halyard.conf'), text)
  const stop = await runDistribution(folder, () => isAnswered({ port: https }))
  return { http, https, acme, stop }
}

/** A balancer as most are: it adds the address that it sees to X-Forwarded-For. */
export async function runBalancer(https: number) {
  const folder = makeFolder()
  const port = await reservePort()
  writeFileSync(
    join(folder, 'conf.d/balancer.conf'),
    `server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${folder}/fullchain.pem;
    ssl_certificate_key ${folder}/privkey.pem;
    location / {
        proxy_pass https://127.0.0.1:${https};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
}
`,
  )
  makeCertificate(folder)
  const stop = await runDistribution(folder, () => isAnswered({ port }))
  return { port, stop }
}

export type Answer = { status: number; headers: IncomingHttpHeaders }

/** Over TLS, from an address of this machine that stands for that of a visitor. */
export const callOver = (options: RequestOptions) =>
  new Promise<Answer>((resolve, reject) => {
    const ofSite = { host: '127.0.0.1', servername: 'exchange.example.com', rejectUnauthorized: false }
    request({ ...ofSite, agent: false, ...options }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
    })
      .on('error', reject)
      .end()
  })

const isAnswered = (options: RequestOptions) =>
  callOver(options).then(
    () => true,
    () => false,
  )

function makeCertificate(folder: string) {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files]
  execFileSync('openssl', [...made, '-subj', '/CN=exchange.example.com'], { stdio: 'ignore' })
}
