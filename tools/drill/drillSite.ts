import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServer } from '../../tests/startServer.mjs'

const START_LIMIT = 180_000

export type Settings = Record<string, string>

/** One of the programs of a standalone folder. @returns what it printed @throws with that where it failed */
export async function program(folder: string, settings: Settings, ...args: string[]): Promise<string> {
  const env = {
    NODE_ENV: 'production' as const,
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    ...settings,
  }
  const { stdout } = await promisify(execFile)('node', args, { cwd: folder, env })
  return stdout.trim()
}

/** The site of a standalone folder, which has nothing but that folder and Node.js. */
export const serve = (folder: string, settings: Settings, port?: number) =>
  startServer(() => [join(folder, 'deploy/serve.mjs')], {
    ...{ cwd: folder, env: settings, sign: '/api/site/ready', limit: START_LIMIT },
    ...(port !== undefined && { port }),
  })
