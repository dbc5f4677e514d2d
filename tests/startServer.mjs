import { spawn } from 'node:child_process'
import { reservePort } from './reservePort.mjs'
import { endServer, hasEnded, untilUp } from './serverProcess.mjs'

/** Characters of a server's own words that are kept. */
const WORDS_LIMIT = 200_000

/** Never the operator's own, whatever this shell or a file `.env` knows. */
const NOBODYS = {
  API_ORIGIN: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  REDIS_LIMITS_URL: '',
  RATE_LIMIT_PAGES: '1000000',
  PREWARM_PAGES: '0',
}

/** A quarter less processor time for a server that lives for seconds: no second compilation of the embedded database, and
 * no threads of their own for collecting garbage. */
export const NODE_FLAGS = ['--liftoff-only', '--single-threaded-gc']

const servers = new Set()
// Whatever ends this process, no server of it stays behind.
process.on('exit', killServers)

/** Ends what a test or a fault that broke off has left running. */
export function killServers() {
  for (const server of servers) server.kill('SIGKILL')
}

/**
 * Node.js with these arguments as a server of its own on loopback, on `port` or a free one, which is handed to `argv`.
 * When this returns it answers well at `sign`; `limit` is how many milliseconds that may take.
 */
export async function startServer(argv, { cwd, env, port, sign, limit }) {
  const own = port ?? (await reservePort())
  const origin = `http://127.0.0.1:${own}`
  const server = spawn(process.execPath, [...NODE_FLAGS, ...argv(own)], {
    cwd,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...NOBODYS },
      ...{ HOST: '127.0.0.1', PORT: String(own), SITE_URL: origin },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  servers.add(server)
  server.once('exit', () => servers.delete(server))
  let words = ''
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text) => (words = (words + text).slice(-WORDS_LIMIT)))
  const kill = () => endServer(server, 'SIGKILL')
  await untilUp(() => responds(origin + sign), server, { name: `the server of ${origin}`, limit }).catch(
    async (error) => {
      await kill()
      throw new Error(`${error.message}; it said: ${words.trim()}`)
    },
  )
  return {
    origin,
    pid: server.pid ?? 0,
    /** What it has said last, on either stream. */
    words: () => words,
    hasEnded: () => hasEnded(server),
    /** As a power cut would: nothing is said to it, nothing can be put in order. */
    kill,
    /** As an orchestrator does. @returns its exit code */
    stop: () => endServer(server, 'SIGTERM'),
  }
}

async function responds(url) {
  const response = await fetch(url).catch(() => null)
  await response?.arrayBuffer()
  return response?.ok ?? false
}
