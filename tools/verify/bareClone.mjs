import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../../deploy/prepare.mjs'
import { reservePort } from '../../tests/reservePort.mjs'
import { COMMANDS, nameOf, printedCommands, withSettings } from './printedCommands.mjs'

/** Milliseconds, on a slow machine that does something else besides. */
const READY_MS = 900_000
const END_MS = 30_000
const ADDRESS = '0xde2642b2120fd3011fe9659688f76e9E4676F472'

/**
 * Runs what README and the documents print on a clone without packages, with an empty npm cache and nothing in the environment but PATH
 * and HOME. @returns how many commands went well
 */
export async function bareClone(print) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-bare-'))
  try {
    return await runCommands(makeClone(folder), print)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function runCommands({ cwd, home }, print) {
  const environment = { PATH: process.env.PATH, HOME: home }
  const runIn = (command, more = {}) => runShell(command, { cwd, env: { ...environment, ...more } }, print)
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const count = (isOk) => counts[isOk ? 'passed' : 'failed']++
  const commands = printedCommands(ROOT)
  const those = (kind) => commands.filter((command) => COMMANDS[nameOf(command)]?.how === kind)
  for (const command of commands) {
    const { how, why } = COMMANDS[nameOf(command)] ?? {}
    if (!how) print(`not run: ${command}: ${why}`)
    if (!how && !why) count(false)
  }

  const [serve] = those('serve')
  const site = await startSite(serve, { cwd, environment }, print)
  if (!site) return { ...counts, failed: counts.failed + 1 }
  try {
    const publicId = await placeExchange(site.url)
    print(`an exchange was placed: ${publicId}`)
    count(true)
    for (const command of those('beside')) {
      const filledIn = command
        .replace('https://api.example.com', site.url)
        .replace('--exchange ID', `--exchange ${publicId}`)
        .replace('--address-to ADDRESS', `--address-to ${ADDRESS}`)
      count((await runIn(filledIn)).code === 0)
    }
  } finally {
    count(await site.end())
  }
  for (const command of those('settings'))
    count((await runIn('npm run --silent doctor', withSettings(command).settings)).code === 0)
  for (const command of those('early')) {
    const { code, said } = await runIn(command.replace('npm ', 'npm --silent '))
    count(code === 1 && said.length === 1 && /^halyard: npm run \w+ needs .*\.$/.test(said[0]))
  }
  return counts
}

/** The files that a clone would have, those that are not committed yet included, and a home without a cache of npm. */
function makeClone(folder) {
  const [cwd, home] = [join(folder, 'halyard'), mkdtempSync(join(folder, 'home-'))]
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  })
  for (const file of list.toString().split('\0').filter(Boolean))
    if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(cwd, file))
  // Which registry this machine has.
  const npmrc = join(homedir(), '.npmrc')
  if (existsSync(npmrc)) copyFileSync(npmrc, join(home, '.npmrc'))
  return { cwd, home }
}

/** A process group of its own, as a terminal gives it one. */
const launch = (command, options) =>
  spawn('sh', ['-c', command], { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })

function readLines(child, print) {
  const said = []
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      said.push(line)
      // Of the site's log nothing is wanted but what went wrong.
      if (!/^\{"level":[1-4]/.test(line)) print(line)
    })
  return said
}

function runShell(command, options, print) {
  print(`$ ${command}`)
  const child = launch(command, options)
  const said = readLines(child, print)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })))
}

/** @returns null where it does not say that it is ready */
async function startSite(command, { cwd, environment }, print) {
  const port = await reservePort()
  const url = `http://127.0.0.1:${port}`
  print(`$ ${command}`)
  const child = launch(command, { cwd, env: { ...environment, PORT: String(port) } })
  const closed = new Promise((resolve) => child.on('close', resolve))
  const kill = (signal) => {
    try {
      process.kill(-Number(child.pid), signal)
      return true
    } catch {
      // Nobody of the group is left.
      return false
    }
  }
  const killGroup = () => kill('SIGKILL')
  process.once('exit', killGroup)
  const isReady = await new Promise((resolve) => {
    readLines(child, (line) => {
      print(line)
      if (line.startsWith('halyard: ready: ')) resolve(true)
    })
    void closed.then(() => resolve(false))
    setTimeout(() => resolve(false), READY_MS).unref()
  })
  /** As Ctrl+C does. @returns whether all of it ended by itself and the port is free */
  const end = async () => {
    kill('SIGINT')
    const isEnded = await Promise.race([
      closed.then(() => true),
      new Promise((resolve) => setTimeout(() => resolve(false), END_MS).unref()),
    ])
    const isLeft = kill('SIGKILL')
    process.off('exit', killGroup)
    const isAnswering = await fetch(url).then(
      () => true,
      () => false,
    )
    print(`Ctrl+C: ${isEnded && !isLeft && !isAnswering ? 'it ended' : 'something is left of it'}`)
    return isEnded && !isLeft && !isAnswering
  }
  if (isReady) return { url, end }
  await end()
  return null
}

/** Opens a page and places an exchange by the API. @returns its id @throws where either goes wrong */
async function placeExchange(url) {
  const page = await fetch(url)
  const html = await page.text()
  if (page.status !== 200 || !html.includes('</html>')) throw new Error(`the home page was ${page.status}`)
  const placed = await fetch(`${url}/api/v4/exchanges-new`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      tickerFrom: 'btc',
      networkFrom: 'btc',
      tickerTo: 'eth',
      networkTo: 'eth',
      amount: '0.1',
      addressTo: ADDRESS,
    }),
  })
  const body = await placed.text()
  if (placed.status !== 201) throw new Error(`the exchange was answered ${placed.status}: ${body}`)
  const { publicId } = JSON.parse(body).result
  // Computed once: beside the other steps of the gate that may take longer than `conformance` waits for a response.
  await (await fetch(`${url}/api/v3/pairs`)).arrayBuffer()
  const read = await fetch(`${url}/api/v3/exchanges-new/${publicId}`)
  if (read.status !== 200) throw new Error(`the exchange cannot be read: ${read.status}`)
  return publicId
}
