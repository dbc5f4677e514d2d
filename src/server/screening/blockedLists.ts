import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BLOCKED_FILES } from '@/config/operator/blockedFiles.js'
import { startedOperator } from '@/config/operator/startOperator.js'
import { logWarning } from '@/runtime/log'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { addressKey } from '@/domain/address/addressKey'
import { emailKey, parseBlocked } from './parseBlocked'
import { ALLOWED, type ScreenedRequest, type Verdict } from './Screening'

type BlockedFile = (typeof BLOCKED_FILES)[number]

const EVERY_MS = 5000
const MAX_BYTES = 5_000_000

type List = {
  /** Reasons by key. */
  entries: ReadonlyMap<string, string>
  /** Keys by value, so that a reload decodes only what is new. */
  keys: ReadonlyMap<string, string>
  /** Null: there is no such file. */
  loadedAt: number | null
  /** Why the file as it is now was not taken: the last good list counts. */
  fault: string | null
  /** Of the file that was last looked at. */
  signature: string
}

const NONE: List = { entries: new Map(), keys: new Map(), loadedAt: null, fault: null, signature: '' }
const state = { lists: new Map<BlockedFile, List>() }

const listOf = (name: BlockedFile) => state.lists.get(name) ?? NONE

/** @throws Error in one sentence where a file is wrong */
export async function loadBlockedLists(): Promise<void> {
  state.lists.clear()
  await reloadBlockedLists()
  for (const name of BLOCKED_FILES) {
    const { fault } = listOf(name)
    if (fault !== null) throw new Error(`OPERATOR_DIR/${name} ${fault}`)
  }
}

export const startBlockedLists = () => scheduleJob('blockedLists', EVERY_MS, reloadBlockedLists)

/** A file that is wrong, or has gone, leaves the last good list. */
export async function reloadBlockedLists(): Promise<void> {
  const { folder } = startedOperator()
  if (folder === null) return
  for (const name of BLOCKED_FILES) {
    const before = listOf(name)
    const path = join(folder, name)
    const signature = await signatureOf(path)
    if (signature === before.signature) continue
    const list = await read(path, signature, before)
    if (list.fault !== null) logWarning(`OPERATOR_DIR/${name} ${list.fault}; the last good list counts`)
    state.lists.set(name, list)
  }
}

/** Empty: there is none. */
async function signatureOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => null)
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
}

async function read(path: string, signature: string, before: List): Promise<List> {
  try {
    if (signature === '') throw new RangeError('must be a file that can be read: it has gone')
    const bytes = await readFile(path)
    if (bytes.length > MAX_BYTES) throw new RangeError(`must have at most ${MAX_BYTES} bytes`)
    const entries = await parseBlocked(new TextDecoder('utf-8', { fatal: true }).decode(bytes), before.keys)
    return {
      entries: new Map(entries.map(({ key, reason }) => [key, reason])),
      keys: new Map(entries.map(({ value, key }) => [value, key])),
      loadedAt: Date.now(),
      fault: null,
      signature,
    }
  } catch (error) {
    return { ...before, fault: faultIn(error), signature }
  }
}

function faultIn(error: unknown): string {
  if (error instanceof RangeError) return error.message
  if (error instanceof TypeError) return 'must be text in UTF-8'
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return `must be a file that can be read (${code})`
}

export const blockedListStates = () =>
  BLOCKED_FILES.map((name) => {
    const { entries, loadedAt, fault } = listOf(name)
    return { name, entries: entries.size, loadedAt, fault }
  })

export function screenByLists({ emails, addresses }: ScreenedRequest): Promise<Verdict> {
  const keys = [...emails.map(emailKey), ...addresses.map(({ address }) => addressKey(address))]
  for (const name of BLOCKED_FILES) {
    const { entries } = listOf(name)
    for (const key of entries.size === 0 ? [] : keys) {
      const reason = entries.get(key)
      if (reason !== undefined)
        return Promise.resolve({ verdict: 'deny', reason: `${name}${reason && `: ${reason}`}` })
    }
  }
  return Promise.resolve(ALLOWED)
}
