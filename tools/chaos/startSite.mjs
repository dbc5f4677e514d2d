import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../deploy/prepare.mjs'
import { startServer } from '../../tests/startServer.mjs'

const START_LIMIT = 300_000

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

/** As it is deployed where deploy/standalone.mjs has run since the last build, else as in a checkout. */
function folder() {
  const standalone = join(ROOT, '.next/standalone')
  const isComplete = existsSync(join(standalone, 'deploy/serve.mjs'))
  return isComplete ? standalone : ROOT
}

/**
 * A production server of its own. `preload` is a module that is run in it first, `sign` the address that answers when it
 * can be used: by default when it has all its pages.
 */
export const startSite = (variables, { preload, sign = '/api/site/ready' } = {}) =>
  startServer(() => [...(preload ? ['--import', preload] : []), 'deploy/serve.mjs'], {
    cwd: folder(),
    env: {
      ...{ RATE_LIMIT_READ: '9999999', RATE_LIMIT_WRITE: '9999999', RATE_LIMIT_AUTH: '9999999' },
      ...{ RATE_LIMIT_PAGES: '9999999', RATE_LIMIT_HEAVY: '9999999' },
      ...{ SANDBOX_STEP_SECONDS: '0.2', LOG_LEVEL: 'warn', ...variables },
    },
    sign,
    limit: START_LIMIT,
  })
