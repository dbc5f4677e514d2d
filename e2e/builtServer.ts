import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const STARTED = 60_000

/** The production build once more, as a process of its own that a test may kill. */
export async function startBuiltServer(port: number, environment: Record<string, string>) {
  const next = join(ROOT, 'node_modules/next/dist/bin/next')
  const server = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ PORT: String(port), SITE_URL: originOf(port), API_ORIGIN: '', NODE_ENV: 'production' },
      ...{ SANDBOX_STEP_SECONDS: '1', LOG_LEVEL: 'warn', NEXT_TELEMETRY_DISABLED: '1' },
      ...environment,
    },
  })
  const exited = once(server, 'exit')
  await reached(`${originOf(port)}/icon.svg`)
  return {
    /** As a power cut would: nothing is said to it, nothing can be put in order. */
    kill: async () => {
      server.kill('SIGKILL')
      await exited
    },
  }
}

export const originOf = (port: number) => `http://127.0.0.1:${port}`

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function reached(url: string) {
  const until = Date.now() + STARTED
  while (Date.now() < until) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer within ${STARTED} ms`)
}
