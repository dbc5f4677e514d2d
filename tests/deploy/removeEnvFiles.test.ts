import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeEnvFiles } from '../../deploy/removeEnvFiles.mjs'
import { textOf } from './deployFiles'

const folder = mkdtempSync(join(tmpdir(), 'halyard-env-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('no file of settings stays in a folder that is deployed, and every other file does', () => {
  const settings = ['.env', '.env.local', '.env.production', '.env.production.local']
  for (const name of [...settings, '.environment', 'server.env', 'package.json'])
    writeFileSync(join(folder, name), 'TOKEN_SECRET=x')
  removeEnvFiles(folder)
  expect(readdirSync(folder).sort()).toEqual(['.environment', 'package.json', 'server.env'])
})

test('what is deployed and what is committed leave files of settings out', () => {
  expect(textOf('deploy/standalone.mjs')).toContain('removeEnvFiles(STANDALONE)')
  expect(textOf('.gitignore').split('\n')).toEqual(
    expect.arrayContaining(['.env', '.env.*', '!.env.example']),
  )
})
