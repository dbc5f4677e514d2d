import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { NEXT } from '../../tools/bench/buildNext.mjs'
import { changeBuild } from '../../tools/rolling/changeBuild.mjs'

const ROOT = join(import.meta.dirname, '../..')
/** What a build is made of and served by. Its packages are those of the checkout, in which the folder lies. */
const PARTS = [
  ...['deploy', 'locales', 'public', 'src'],
  ...['next.config.js', 'package.json', 'sentry.client.config.ts', 'tsconfig.json'],
]

/** Another build of this tree, with what changeBuild.mjs changes. It takes as long as the first one. @returns its folder */
export async function makeSecondBuild(): Promise<string> {
  const folder = join(ROOT, 'e2e/results/second-build')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  changeBuild(folder)
  // CI: without a cache on disk, which nobody would use again.
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1', CI: 'true' }
  await promisify(execFile)(process.execPath, [NEXT, 'build'], { cwd: folder, env, maxBuffer: 1e8 })
  return folder
}
