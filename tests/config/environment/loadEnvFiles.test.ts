import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../../deploy/deployFiles'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Loads what `make` puts into a new folder, in a process of its own, and prints LIVE. */
function load(make: (file: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-env-'))
  folders.push(folder)
  make(join(folder, '.env'))
  const program = `
    import { loadEnvFiles } from '${join(ROOT, 'src/config/environment/loadEnvFiles.js')}'
    loadEnvFiles('${folder}')
    console.log('LIVE=' + process.env.LIVE)`
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
