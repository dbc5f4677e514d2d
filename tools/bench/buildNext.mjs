import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The one Next of this repository, so that both sites are built and served by the same version. */
export const NEXT = fileURLToPath(new URL('../../node_modules/next/dist/bin/next', import.meta.url))

export function buildNext(folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error(`next build failed in ${folder}\n${stdout}\n${stderr}`)
}
