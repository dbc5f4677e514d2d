import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { buildSite, installPackages, requireNode, ROOT, say, SERVE } from './prepare.mjs'

/** One command from a fresh clone to a served site. What is already there and current is not done again. */
const port = Number(process.env.PORT || 3000)
// From outside it is reached only where that is wanted: HOST=0.0.0.0.
const host = process.env.HOST || '127.0.0.1'
/** Milliseconds. */
const GRACE = 5000

requireNode()
// Asked first: nobody should wait for a build to learn this.
if (!(await isFree(port))) fail(`port ${port} is in use. Choose another one: PORT=3001 npm run quickstart`)
if (!(await installPackages())) fail('the packages could not be installed, see above.')
if (!(await buildSite())) fail('the site could not be built, see above.')
serve()

function serve() {
  say(`starting on http://localhost:${port}, until Ctrl+C.`)
  const server = spawn(process.execPath, [SERVE], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, HOST: host, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' },
  })
  let isAsked = false
  const end = (signal) => {
    isAsked = true
    server.kill(signal)
    // It waits for answers under way, but not for a visitor who never reads his.
    setTimeout(() => server.kill('SIGKILL'), GRACE).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  if (process.env.npm_lifecycle_event) endWithStarter(end)
  server.on('exit', (code) => process.exit(isAsked ? 0 : (code ?? 1)))
  void announce()
}

/** Says when the first page can be opened; the server's own end says everything else. */
async function announce() {
  const isAnswering = () =>
    // Read to its end: an answer half read would hold up the server's own end.
    fetch(`http://127.0.0.1:${port}/icon.svg`)
      .then((answer) => answer.arrayBuffer())
      .then(
        () => true,
        () => false,
      )
  while (!(await isAnswering())) await new Promise((resolve) => setTimeout(resolve, 200))
  say(`ready: http://localhost:${port}`)
}

/** npm hands a signal to its shell, which dies of it and does not pass it on: then nobody is left to end the server. */
function endWithStarter(end) {
  const starter = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === starter) return
    clearInterval(watch)
    end('SIGTERM')
  }, 500)
}

function isFree(wanted) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(wanted, host, () => probe.close(() => resolve(true)))
  })
}

function fail(sentence) {
  say(sentence)
  process.exit(1)
}
