import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('instance.mjs', import.meta.url))
const NO_LIMIT = '1000000'

export type Instance = Awaited<ReturnType<typeof startInstance>>
export type InstanceResponse<Result> = { status: number; result: Result; code?: string }

/** One more process of the back end on this database, with these settings; it answers when this returns. */
export async function startInstance(databaseUrl: string, settings: Record<string, string> = {}) {
  const running = spawn(process.execPath, [SCRIPT], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', SANDBOX_STEP_SECONDS: '0.05' },
      ...{ RATE_LIMIT_READ: NO_LIMIT, RATE_LIMIT_WRITE: NO_LIMIT, RATE_LIMIT_AUTH: NO_LIMIT },
      RATE_LIMIT_HEAVY: NO_LIMIT,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(running, 'exit')
  const reported = once(createInterface(running.stdout), 'line').then(([line]) => String(line))
  const port = await Promise.race([reported, exited.then(() => '')])
  if (!port) throw new Error('an instance ended before it answered')

  return {
    /** @throws when the process is gone before it has answered: nobody knows then what it did */
    request: async <Result>(
      method: 'GET' | 'POST',
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<InstanceResponse<Result>> => {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: sent })
      const { result, code } = (await response.json()) as { result: Result; code?: string }
      return { status: response.status, result, code }
    },
    kill: async () => {
      running.kill('SIGKILL')
      await exited
    },
  }
}
