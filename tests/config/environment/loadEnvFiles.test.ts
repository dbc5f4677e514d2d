import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readSecretFiles } from '@/config/environment/readSecretFiles'
import { variables } from '@/config/environment/schema'
import { ROOT } from '../../deploy/deployFiles'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Loads what `make` puts into a new folder, in a process of its own, and prints one setting. */
function load(make: (file: string) => void, name = 'LIVE') {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-env-'))
  folders.push(folder)
  make(join(folder, '.env'))
  const program = `
    import { loadEnvFiles } from '${join(ROOT, 'src/config/environment/loadEnvFiles.js')}'
    loadEnvFiles('${folder}')
    console.log('${name}=' + process.env.${name})`
  const args = ['--input-type=module', '-e', program]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '' } as unknown as NodeJS.ProcessEnv,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('a file of settings is read', () => {
  expect(load((file) => writeFileSync(file, 'LIVE=1\n'))).toEqual({
    status: 0,
    stdout: 'LIVE=1\n',
    stderr: '',
  })
})

test.each([
  ['that cannot be read', (file: string) => symlinkSync(file, file), 'ELOOP'],
  ['of Windows in UTF-16', (file: string) => writeFileSync(file, '\uFEFFLIVE=1\n', 'utf16le'), 'not UTF-8'],
  ['in Latin-1', (file: string) => writeFileSync(file, 'LEGAL_NAME=Osaühing\n', 'latin1'), 'not UTF-8'],
])('one %s ends the process, in two lines without a stack', (_, make, why) => {
  const { status, stdout, stderr } = load(make)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(why)
  expect(stderr.trim().split('\n')).toHaveLength(2)
})

describe('a secret out of a file', () => {
  const SECRET = 'f3a1c9'.repeat(8)
  const loadSecret = (make: (folder: string) => string) =>
    load((file) => writeFileSync(file, make(dirname(file))), 'TOKEN_SECRET')
  const inFile = (folder: string, text: string) => {
    writeFileSync(join(folder, 'secret'), text)
    return `TOKEN_SECRET_FILE=${folder}/secret\n`
  }

  test('is the setting, without the end of its line', () => {
    const loaded = loadSecret((folder) => inFile(folder, `${SECRET}\n`))
    expect(loaded).toEqual({ status: 0, stdout: `TOKEN_SECRET=${SECRET}\n`, stderr: '' })
  })

  test.each([
    ['that is not there', () => 'TOKEN_SECRET_FILE=/nowhere/secret\n', 'cannot be read (ENOENT)'],
    ['that is empty', (folder: string) => inFile(folder, '\n'), 'is empty'],
    ['of two lines', (folder: string) => inFile(folder, `${SECRET}\n${SECRET}\n`), 'is not one line'],
    [
      'beside the setting itself',
      (folder: string) => `TOKEN_SECRET=x\n${inFile(folder, SECRET)}`,
      'is set too',
    ],
  ])('one %s ends the process, and its value is not printed', (_, make, why) => {
    const { status, stdout, stderr } = loadSecret(make)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(why)
    expect(stderr).not.toContain(SECRET)
  })

  test('is for every setting that is secret, and is refused of any other', () => {
    for (const [, { name, visibility }] of variables) {
      const faults = readSecretFiles({ [`${name}_FILE`]: '/' })
      expect(faults, name).toHaveLength(1)
      expect(faults[0]).toContain(visibility === 'secret' ? 'cannot be read' : 'only a secret')
    }
  })
})
