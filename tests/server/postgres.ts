import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { reservePort } from '../reservePort.mjs'
import { endServer, untilUp } from '../serverProcess.mjs'
import { postgresBinaries } from '../serverPrograms.mjs'
import { queryRows } from './queryRows'

export { queryRows }

const USER = 'halyard'
const STARTED_MS = 30_000
const PAUSE_MS = 100
/** What is lost with the machine may be lost: a test's data is thrown away. A killed server loses nothing by it. */
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'shared_buffers=32MB']

export type Postgres = {
  /** The address of a new and empty database. */
  newDatabase: () => Promise<string>
  /** As a power cut would: the process that answers for all the others is gone, and they follow it. */
  kill: () => Promise<void>
  /** After `kill`, on the same port with the same data. */
  start: () => Promise<void>
  /** Ends it and throws everything away. */
  stop: () => Promise<void>
}

/** A PostgreSQL of our own on a free port of loopback, out of this machine's binaries. */
export async function startPostgres({ safe = false } = {}): Promise<Postgres> {
  const binaries = postgresBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'halyard-pg-'))
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const as = { cwd: folder, ...owner }
  const auth = ['-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await promisify(execFile)(join(binaries, 'initdb'), ['-D', data, ...auth], as)

  const port = await reservePort()
  const place = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=60',
  ]
  const settings = [...place, ...(safe ? [] : FAST)].flatMap((setting) => ['-c', setting])
  const urlOf = (name: string) => `postgres://${USER}@127.0.0.1:${port}/${name}`
  let server: ChildProcess
  const start = () =>
    insist(() => {
      server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], { ...as, stdio: 'ignore' })
      return untilUp(() => succeeds(queryRows(urlOf('postgres'), 'select 1')), server, {
        name: 'PostgreSQL',
        limit: STARTED_MS,
      })
    })
  await start()
  const endWithUs = () => server.kill('SIGQUIT')
  process.once('exit', endWithUs)

  let databases = 0
  return {
    newDatabase: async () => {
      const name = `halyard_${process.pid}_${++databases}`
      await queryRows(urlOf('postgres'), `create database ${name}`)
      return urlOf(name)
    },
    kill: async () => {
      await endServer(server, 'SIGKILL')
    },
    start,
    stop: async () => {
      process.off('exit', endWithUs)
      await endServer(server, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What a killed one left behind may still be in use for a moment: a start that fails at once is tried again. */
async function insist(start: () => Promise<void>) {
  for (const until = Date.now() + STARTED_MS; Date.now() < until;) {
    if (await succeeds(start())) return
    await wait(PAUSE_MS)
  }
  throw new Error(`PostgreSQL does not start within ${STARTED_MS / 1000} s`)
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

/** PostgreSQL refuses to run as root: then it runs as a user who may do nothing. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] =
    ['postgres', 'nobody'].flatMap((name) => users.filter(([user]) => user === name))[0] ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}
