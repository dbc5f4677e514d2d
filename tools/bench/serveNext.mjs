import { startServer } from '../../tests/startServer.mjs'
import { NEXT } from './buildNext.mjs'

const START_LIMIT = 120_000

/** Serves a production build of any Next app on a free loopback port until `stop`. */
export const serveNext = (cwd) =>
  startServer((port) => [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd,
    sign: '/',
    limit: START_LIMIT,
  })

/** Serves ours as operators do, once all its pages are made. */
export const serveSite = (cwd, env = {}) =>
  startServer(() => ['deploy/serve.mjs'], { cwd, env, sign: '/api/site/ready', limit: START_LIMIT })
