import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { createClient } from 'redis'
import { reservePort } from './reservePort.mjs'
import { endServer, untilUp } from './serverProcess.mjs'
import { redisBinary } from './serverPrograms.mjs'

const STARTED = 10_000

/** A Redis that keeps nothing on disk, on a free loopback port, and ends with `stop`. */
export async function startRedisServer() {
  const binary = redisBinary()
  const port = await reservePort()
  const url = `redis://127.0.0.1:${port}`
  let server: ChildProcess
  const start = async () => {
    server = launch(binary, port)
    await untilUp(() => isUp(url), server, { name: url, limit: STARTED })
  }
  // Also when a test that fails leaves it behind.
  process.once('exit', () => server.kill('SIGKILL'))
  await start()
  const end = () => endServer(server, 'SIGKILL')
  return {
    url,
    /** A direct command, as of redis-cli. */
    command: (...command: string[]) => sendCommand(url, command),
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    kill: end,
    restart: async () => {
      await end()
      await start()
    },
    stop: end,
  }
}

const launch = (binary: string, port: number) =>
  spawn(
    binary,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()],
    { stdio: 'ignore' },
  )

async function sendCommand(url: string, command: string[]): Promise<unknown> {
  const client = createClient({ url, socket: { reconnectStrategy: false } })
  // The failed call reports it too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await client.sendCommand(command)
  } finally {
    if (client.isOpen) client.destroy()
  }
}

const isUp = (url: string) =>
  sendCommand(url, ['PING']).then(
    () => true,
    () => false,
  )
