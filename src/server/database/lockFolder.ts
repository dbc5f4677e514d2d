/** PGlite does not lock its directory. Process ids are compared, so all owners must live on one machine (container). */
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

type Owner = { pid: number; started: string; token: string }

/** The kernel's start time distinguishes a living owner from another process with a reused id. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the command, may hold spaces; what follows its bracket does not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    // No such process, or no /proc.
    return null
  }
}

function isAlive({ pid, started }: Owner) {
  if (started) return startOf(pid) === started
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    // Gone, or cut off by a crash.
    return null
  }
}

function claim(file: string, owner: Owner) {
  const draft = `${file}.${owner.token}`
  writeFileSync(draft, JSON.stringify(owner), { flag: 'wx' })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

/** If a rival replaced it between our look and our move, it is put back. */
function setAside(file: string, dead: Owner | null) {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (readOwner(aside)?.token !== dead?.token) linkSync(aside, file)
  rmSync(aside)
}

/** @throws Error naming the owner's process id while another one holds it */
export function lockFolder(file: string): () => void {
  const mine: Owner = { pid: process.pid, started: startOf(process.pid) ?? '', token: randomUUID() }
  while (!claim(file, mine)) {
    const owner = readOwner(file)
    if (owner && isAlive(owner)) {
      throw new Error(
        `The database is in use by process ${owner.pid} (lock file ${file}). ` +
          'Stop that process, or set DATA_DIR to a folder of its own for this one.',
      )
    }
    setAside(file, owner)
  }
  const release = () => {
    process.off('exit', release)
    if (readOwner(file)?.token === mine.token) rmSync(file)
  }
  process.on('exit', release)
  return release
}
