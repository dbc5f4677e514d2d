import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Below the ports that systems hand out by themselves (32768 and up on Linux, 49152 and up elsewhere). */
const FIRST = 20_000
const COUNT = 12_000
const FOLDER = join(tmpdir(), 'halyard-ports')

const reserved = new Set()
process.on('exit', () => {
  for (const file of reserved) rmSync(file, { force: true })
})

/**
 * A port of loopback for a server that is started, and may be started again, by a test. It stays reserved among all
 * processes that use this function until this one ends, so nothing takes it before that server listens.
 */
export async function reservePort() {
  mkdirSync(FOLDER, { recursive: true })
  for (let at = Math.floor(Math.random() * COUNT); ; at = (at + 1) % COUNT) {
    const port = FIRST + at
    if (reserve(join(FOLDER, String(port))) && (await isFree(port))) return port
  }
}

function reserve(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    reserved.add(file)
    return true
  } catch {
    if (isStale(file)) discard(file)
    return false
  }
}

/** A reservation whose process has ended without taking it back. */
function isStale(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8') || process.pid), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Of several processes that find it, one renames it; none removes a new reservation. */
function discard(file) {
  const own = `${file}.${process.pid}`
  try {
    renameSync(file, own)
    rmSync(own)
  } catch {
    // Another process was quicker.
  }
}

async function isFree(port) {
  const probe = createServer()
  const outcome = Promise.race([
    once(probe, 'listening').then(() => true),
    once(probe, 'error').then(() => false),
  ])
  probe.listen(port, '127.0.0.1')
  const isOwn = await outcome.catch(() => false)
  probe.close()
  return isOwn
}
