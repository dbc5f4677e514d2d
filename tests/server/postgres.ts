import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { postgresBinaries } from './postgresBinaries.mjs'

const USER = 'halyard'
const STARTED_MS = 30_000
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
  if (!binaries) throw new Error('there is no PostgreSQL 15 or newer on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'halyard-pg-'))
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const as = { cwd: folder, ...owner }
  const auth = ['-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await promisify(execFile)(join(binaries, 'initdb'), ['-D', data, ...auth], as)

  const port = await freePort()
  const place = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=60',
  ]
  const settings = [...place, ...(safe ? [] : FAST)].flatMap((setting) => ['-c', setting])
  const urlOf = (name: string) => `postgres://${USER}@127.0.0.1:${port}/${name}`
  let server: ChildProcess
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await once(server, 'exit')
  }
  const start = async () => {
    const until = Date.now() + STARTED_MS
    do {
      server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], { ...as, stdio: 'ignore' })
    } while (!(await isReady(urlOf('postgres'), server, until)))
  }
  await start()
  const endWithUs = () => server.kill('SIGQUIT')
  process.once('exit', endWithUs)

  let databases = 0
  return {
    newDatabase: async () => {
      const name = `halyard_${process.pid}_${++databases}`
      await asked(urlOf('postgres'), `create database ${name}`)
      return urlOf(name)
    },
    kill: () => end('SIGKILL'),
    start,
    stop: async () => {
      process.off('exit', endWithUs)
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One statement on a connection of its own. */
export async function asked(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** False when it ended again: what a killed one left behind may still be in use for a moment. */
async function isReady(url: string, server: ChildProcess, until: number): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const isUp = await asked(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (isUp) return true
    if (Date.now() > until) throw new Error(`PostgreSQL did not answer within ${STARTED_MS} ms`)
    await setTimeout(50)
  }
  await setTimeout(100)
  if (Date.now() > until) throw new Error('PostgreSQL does not start')
  return false
}

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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
