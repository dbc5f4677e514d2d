import { spawn } from 'node:child_process'
import { buildSite, installPackages, requireNode, ROOT, say, SERVE } from './prepare.mjs'
import { requireNoArguments } from './requireNoArguments.mjs'

/** One command from a fresh clone to a served site. What is already there and current is not done again. */
/** Milliseconds. */
const GRACE = 5000

requireNoArguments('npm run quickstart; settings come from the environment or .env')
requireNode()
if (!(await installPackages(undefined, { dev: false })))
  fail('the packages could not be installed, see above.')
// Imports packages, so it loads only now; still before the build, which takes longest.
const { loadEnvFiles } = await import('../src/config/environment/loadEnvFiles.js')
const { requireSettings } = await import('./checkSettings.mjs')
loadEnvFiles(ROOT)
const { port } = await requireSettings(process.env)
if (!(await buildSite())) fail('the site could not be built, see above.')
serve()

function serve() {
  say(`starting on http://localhost:${port}, until Ctrl+C.`)
  const server = spawn(process.execPath, [SERVE], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  let isAsked = false
  const end = (signal) => {
    isAsked = true
    server.kill(signal)
    // It waits for responses in flight, but not for a visitor who never reads theirs.
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

function fail(sentence) {
  say(sentence)
  process.exit(1)
}
