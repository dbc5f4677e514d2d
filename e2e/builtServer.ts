import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const STARTED = 60_000

/** The production build once more, as a process of its own that a test may kill; its log goes to a file, if one is named. */
export async function startBuiltServer(port: number, environment: Record<string, string>, log?: string) {
  const server = spawn(process.execPath, [join(ROOT, 'deploy/serve.mjs')], {
    cwd: ROOT,
    stdio: log === undefined ? 'ignore' : ['ignore', openSync(log, 'a'), 'ignore'],
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: String(port), SITE_URL: originOf(port), API_ORIGIN: '' },
      ...{ DATABASE_URL: '', REDIS_URL: '', SANDBOX_STEP_SECONDS: '1', LOG_LEVEL: 'warn' },
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
    /** As an orchestrator does. @returns the exit code */
    end: async () => {
      server.kill('SIGTERM')
      const [code] = (await exited) as [number | null]
      return code
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
