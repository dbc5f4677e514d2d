import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from '@/server/database/lockFolder'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-lock-'))
  file = join(folder, 'db.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const owner = () => JSON.parse(readFileSync(file, 'utf8')) as { pid: number; started: string; token: string }

test('the lock names this process and is gone when it is given back', () => {
  const release = lockFolder(file)
  expect(owner().pid).toBe(process.pid)
  release()
  expect(readdirSync(folder)).toEqual([])
})

test('a living owner is named to the one who comes second', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  const release = lockFolder(file)
  const stat = readFileSync(`/proc/${other.pid}/stat`, 'utf8')
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  writeFileSync(file, JSON.stringify({ pid: other.pid, started, token: 'theirs' }))

  expect(() => lockFolder(file)).toThrow(`in use by process ${other.pid}`)
  release()
  expect(owner().token, 'a lock that is not ours is never given back').toBe('theirs')

  other.kill('SIGKILL')
  await once(other, 'exit')
  lockFolder(file)()
})

test('this process itself cannot open the folder twice', () => {
  const release = lockFolder(file)
  expect(() => lockFolder(file)).toThrow(`in use by process ${process.pid}`)
  release()
})

describe('a lock is taken over', () => {
  test.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, started: '1', token: 'dead' })],
    [
      'of a dead owner whose process id was given away',
      JSON.stringify({ pid: process.pid, started: '1', token: 'dead' }),
    ],
    ['of a system without start times', JSON.stringify({ pid: 2 ** 22 + 1, started: '', token: 'dead' })],
    ['that a crash cut off', '{"pid":'],
  ])('%s', (_, left) => {
    writeFileSync(file, left)
    const release = lockFolder(file)
    expect(owner().pid).toBe(process.pid)
    release()
    expect(existsSync(file)).toBe(false)
    expect(readdirSync(folder), 'nothing is left lying about').toEqual([])
  })
})
