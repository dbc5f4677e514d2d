import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { NEXT } from './buildNext.mjs'

const START_LIMIT = 120_000

/** Serves a production build of any Next app on a free loopback port until `stop`. */
export const serveNext = (folder) =>
  serve(folder, (port) => [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {}, '/')

/** Serves ours as operators do, once all its pages are made. */
export const serveSite = (folder, variables = {}) =>
  serve(folder, () => [join(folder, 'deploy/serve.mjs')], variables, '/api/site/ready')

async function serve(folder, argumentsFor, variables, readyAt) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, argumentsFor(port), {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: origin,
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  try {
    await answers(origin + readyAt, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}

async function answers(url, server) {
  for (const end = Date.now() + START_LIMIT; Date.now() < end; await wait(250)) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    await answer?.text()
    if (answer?.ok) return
  }
  throw new Error(`${url} did not answer in ${START_LIMIT / 1000} s`)
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
