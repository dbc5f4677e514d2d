import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { NEXT } from './buildNext.mjs'

const START_LIMIT = 60_000

/** Serves a production build on a free loopback port until `stop`. */
export async function serveNext(folder, variables = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
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
    await answers(origin, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}

/** Ready when the home page stands in the page cache: the first visitor after a start is not the one measured. */
async function answers(origin, server) {
  for (const end = Date.now() + START_LIMIT; Date.now() < end; await wait(250)) {
    if (server.exitCode !== null) throw new Error(`next start ended with ${server.exitCode}`)
    const answer = await fetch(origin).catch(() => null)
    if (!answer?.ok) continue
    await answer.text()
    // A build bakes no data in; what it made is replaced after its one second, by the request that follows.
    await wait(2000)
    await fetch(origin).then((stale) => stale.text())
    await wait(3000)
    return
  }
  throw new Error(`${origin} did not answer in ${START_LIMIT / 1000} s`)
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
