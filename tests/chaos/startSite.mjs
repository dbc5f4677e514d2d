import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../../deploy/prepare.mjs'

const START_LIMIT = 300_000
/** Characters of its own words that are kept. */
const WORDS_LIMIT = 200_000

const servers = new Set()
// Whatever ends this process, no server of it stays behind.
process.on('exit', killSites)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

/** Ends what a fault that could not be tried to its end has left running. */
export function killSites() {
  for (const server of servers) server.kill('SIGKILL')
}

/** As it is deployed where deploy/standalone.mjs has run since the last build, else as in a checkout. */
function folder() {
  const standalone = join(ROOT, '.next/standalone')
  const isComplete = existsSync(join(standalone, 'deploy/serve.mjs'))
  return isComplete ? standalone : ROOT
}

/**
 * A production server of its own on a free loopback port. `preload` is a module that is run in it first,
 * `sign` the address that answers when it can be used: by default when it has all its pages.
 * @returns where it is, what it said (`words`), and two ways to end it
 */
export async function startSite(variables, { preload, sign = '/api/site/ready' } = {}) {
  const port = variables.PORT ?? String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [...(preload ? ['--import', preload] : []), 'deploy/serve.mjs'], {
    cwd: folder(),
    env: {
      ...process.env,
      ...{ PORT: port, HOST: '127.0.0.1', SITE_URL: origin, API_ORIGIN: '', NODE_ENV: 'production' },
      ...{ RATE_LIMIT_READ: '9999999', RATE_LIMIT_WRITE: '9999999', RATE_LIMIT_AUTH: '9999999' },
      ...{ SANDBOX_STEP_SECONDS: '0.2', LOG_LEVEL: 'warn', NEXT_TELEMETRY_DISABLED: '1' },
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text) => (words = (words + text).slice(-WORDS_LIMIT)))
  servers.add(server)
  const ended = once(server, 'exit').then(() => servers.delete(server))
  const end = (signal) => async () => {
    server.kill(signal)
    await ended
  }
  const site = { origin, port, words: () => words, hasEnded: () => server.exitCode !== null }
  const running = { ...site, kill: end('SIGKILL'), stop: end('SIGTERM') }
  await answers(running, sign).catch(async (error) => {
    await running.kill()
    throw error
  })
  return running
}

async function answers({ origin, hasEnded, words }, sign) {
  for (const limit = Date.now() + START_LIMIT; Date.now() < limit; await wait(50)) {
    if (hasEnded()) throw new Error(`the server ended by itself: ${words()}`)
    const answer = await fetch(`${origin}${sign}`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
  }
  throw new Error(`${origin} did not answer in ${START_LIMIT / 1000} s`)
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
