import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changedSecrets } from '@/config/environment/changedSecrets'
import { readSecretFiles } from '@/config/environment/readSecretFiles'

const folder = mkdtempSync(join(tmpdir(), 'halyard-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, `${text}\n`)
  return path
}
const [OLD, NEW] = ['a1b2c3d4'.repeat(8), 'e5f6a7b8'.repeat(8)]

const environment: Record<string, string> = {
  METRICS_TOKEN_FILE: file('metrics', OLD),
  EXOLIX_API_KEY_FILE: file('exolix', 'old-key'),
  DATABASE_URL_FILE: file('database', 'postgres://old@localhost/halyard'),
}
expect(readSecretFiles(environment)).toEqual([])

test('what has not changed is nothing', () => {
  expect(changedSecrets(environment)).toEqual({ values: {}, later: [], faults: [] })
})

test('a file that was replaced counts; that of a connection with the next start', () => {
  file('metrics', NEW)
  file('exolix', 'new-key')
  file('database', 'postgres://new@localhost/halyard')
  expect(changedSecrets(environment)).toEqual({
    values: { METRICS_TOKEN: NEW, EXOLIX_API_KEY: 'new-key' },
    later: ['DATABASE_URL'],
    faults: [],
  })
})

test('while one of them is wrong none counts, and no value is said', () => {
  file('metrics', 'short')
  const { values, faults } = changedSecrets(environment)
  expect(values).toEqual({})
  expect(faults).toEqual([expect.stringContaining('METRICS_TOKEN')])
  expect(faults.join()).not.toMatch(/short|new-key/)
  file('metrics', '')
  expect(changedSecrets(environment).faults).toEqual(['METRICS_TOKEN_FILE is empty'])
  rmSync(join(folder, 'metrics'))
  expect(changedSecrets(environment)).toMatchObject({
    values: {},
    faults: [expect.stringContaining('ENOENT')],
  })
})
