import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { COMMANDS } from '@/server/maintenance/commands'
import { runCommand } from '@/server/maintenance/runCommand'
import { UsageError } from '@/server/maintenance/UsageError'
import { NEED_TABLES } from './withoutDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
const folder = mkdtempSync(join(tmpdir(), 'halyard-commands-'))
const dataDir = join(folder, 'data')
beforeAll(() => void vi.stubEnv('DATA_DIR', dataDir))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const names = Object.keys(COMMANDS)
const file = (name: string) => (COMMANDS[name]?.takes ? ['file.gz'] : [])

describe('wrong arguments do nothing', () => {
  const wrong = names.flatMap((name) => [
    [name, ...file(name), '--nonesuch'],
    [name, ...file(name), '--dry-runn'],
    [name, ...file(name), '--dry-run=yes'],
    [name, ...file(name), 'one', 'more'],
    [name, ...file(name), '-x'],
    ...(COMMANDS[name]?.takes ? [[name]] : []),
  ])
  const others = [
    [],
    ['nonesuch'],
    ['constructor'],
    ['--version'],
    ['restore', 'a.gz', '--check', '--dry-run'],
  ]
  test.each([...wrong, ...others].map((args) => [args.join(' '), args] as const))('%s', async (_, args) => {
    await expect(runCommand(args, folder)).rejects.toBeInstanceOf(UsageError)
    expect(existsSync(dataDir)).toBe(false)
  })
})

test.each(names)('%s --help says what it takes, and does nothing', async (name) => {
  for (const args of [
    [name, '--help'],
    [name, ...file(name), '-h'],
    [name, '--nonesuch', '--help'],
  ])
    expect(await runCommand(args, folder)).toContain(COMMANDS[name]?.about)
  expect(existsSync(dataDir)).toBe(false)
})

test('a dry run says what would be done; a backup is whole, and is restored once', async () => {
  const run = (...args: string[]) => runCommand(args, folder)
  expect(await run('migrate', '--dry-run')).toMatch(/^Dry run, nothing was changed: \d+ migrations/)
  expect(existsSync(dataDir)).toBe(false)
  expect(await run('migrate')).toMatch(/migrations applied/)
  expect(await run('migrate')).toBe('The database is up to date.')
  expect(await run('backup', 'a.gz', '--dry-run')).toMatch(/nothing was written: \d+ row/)
  expect(readdirSync(folder)).toEqual(['data'])
  expect(await run('backup', 'a.gz')).toMatch(/rows? in .*a\.gz\.$/)
  await expect(run('backup', 'a.gz')).rejects.toThrow('is there already')
  expect(await run('restore', 'a.gz', '--check')).toContain('a.gz is whole')
  await expect(run('restore', 'a.gz')).rejects.toThrow('not empty')
  vi.stubEnv('DATA_DIR', join(folder, 'other'))
  expect(await run('restore', 'a.gz', '--dry-run')).toContain('nothing is restored')
  expect(existsSync(join(folder, 'other'))).toBe(false)
  expect(await run('restore', 'a.gz')).toMatch(/^\d+ rows? restored\.$/)
  vi.stubEnv('DATA_DIR', dataDir)
})

describe('where there is no database', () => {
  afterEach(() => void vi.stubEnv('DATA_DIR', dataDir))

  test.each(NEED_TABLES.map((args) => [args.join(' '), args] as const))(
    '%s says so, and makes neither folder nor table',
    async (_, args) => {
      vi.stubEnv('DATA_DIR', join(folder, 'mistyped'))
      await expect(runCommand(args, folder)).rejects.toThrow('There is no database of the site in DATA_DIR')
      expect(existsSync(join(folder, 'mistyped'))).toBe(false)
    },
  )

  test('a restore names the file that is not there, and a folder that is a file is named', async () => {
    vi.stubEnv('DATA_DIR', join(folder, 'mistyped'))
    await expect(runCommand(['restore', 'none.gz'], folder)).rejects.toThrow(
      `${join(folder, 'none.gz')} cannot be read: there is no such file.`,
    )
    expect(existsSync(join(folder, 'mistyped'))).toBe(false)
    writeFileSync(join(folder, 'a-file'), '')
    vi.stubEnv('DATA_DIR', join(folder, 'a-file'))
    await expect(runCommand(['migrate'], folder)).rejects.toThrow(
      'a-file, must be a folder that this user may write: it is a file.',
    )
  })
})

test('with the embedded database and no site running, holds are set, listed and released', async () => {
  const run = (...args: string[]) => runCommand(['hold', ...args], folder)
  expect(await run('list')).toBe('No legal holds.')
  const added = await run('add', '--email', 'ben@example.com', '--reason', 'Claim of 3 May')
  const id = /^Held: (\S+)/.exec(added)?.[1] ?? ''
  expect(await run('list')).toContain('email ben@example.com')
  expect(await run('release', '--id', id, '--reason', 'It has ended')).toContain('Released')
})

test('the program ends with 2 for wrong arguments, with 0 for help also where a setting is wrong', async () => {
  const ended = (args: string[], settings = {}) =>
    new Promise<{ code: unknown; text: string }>((settle) => {
      const env = { ...process.env, DATA_DIR: dataDir, ...settings }
      execFile(process.execPath, ['deploy/data.mjs', ...args], { env }, (error, stdout, stderr) =>
        settle({ code: error?.code ?? 0, text: stdout + stderr }),
      )
    })
  expect(await ended(['purge', '--dry-runn'])).toMatchObject({
    code: 2,
    text: expect.stringContaining('usage') as unknown,
  })
  expect(await ended(['purge', '--help'], { PORT: 'x' })).toMatchObject({ code: 0 })
  expect(await ended(['purge'], { PORT: 'x' })).toMatchObject({
    code: 1,
    text: expect.stringContaining('PORT') as unknown,
  })
})
