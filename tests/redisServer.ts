import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { createClient } from 'redis'

const STARTED = 10_000

/** Whether this machine has a Redis of its own for tests; says so in one line where it has none. */
export const hasRedisServer = (() => {
  const { error } = spawnSync('redis-server', ['--version'])
  if (error) console.warn('redis-server is not on this machine: what needs a real Redis is skipped')
  return !error
})()

/** A Redis that keeps nothing on disk, on a free loopback port, and ends with `stop`. */
export async function startRedisServer() {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let server = launch(port)
  // Also when a test that fails leaves it behind.
  process.once('exit', () => server.kill('SIGKILL'))
  await reached(url)

  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  return {
    url,
    /** Asks it directly, as redis-cli would. */
    ask: (...command: string[]) => ask(url, command),
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    kill: end,
    restart: async () => {
      await end()
      server = launch(port)
      await reached(url)
    },
    stop: end,
  }
}

const launch = (port: number) =>
  spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()],
    { stdio: 'ignore' },
  )

async function ask(url: string, command: string[]): Promise<unknown> {
  const client = createClient({ url, socket: { reconnectStrategy: false } })
  // The failed call tells it too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await client.sendCommand(command)
  } finally {
    if (client.isOpen) client.destroy()
  }
}

async function reached(url: string) {
  for (const until = Date.now() + STARTED; Date.now() < until;) {
    const isUp = await ask(url, ['PING']).catch(() => null)
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${url} did not answer within ${STARTED} ms`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
