import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import { loadBlockedLists } from '@/server/screening/blockedLists'

/** A folder of the operator for each test, whose lists are forgotten afterwards. */
export function useOperatorFolder() {
  const state = { folder: '' }
  beforeEach(() => {
    state.folder = mkdtempSync(join(tmpdir(), 'halyard-operator-'))
    setOperator({ ...NO_OPERATOR, folder: state.folder })
  })
  afterEach(async () => {
    setOperator(undefined)
    await loadBlockedLists()
    rmSync(state.folder, { recursive: true })
  })
  return {
    path: (name: string) => join(state.folder, name),
    write: (name: string, text: string | Uint8Array) => writeFileSync(join(state.folder, name), text),
  }
}
