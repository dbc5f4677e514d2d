import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { changedSecrets } from '@/config/environment/changedSecrets'
import { readSecretFiles } from '@/config/environment/readSecretFiles'
import { OVERLAPPING } from '@/config/environment/rotation'

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
  expect(changedSecrets(environment)).toEqual({ values: {}, later: [], gone: [], faults: [] })
})

test('a file that was replaced counts; that of a connection with the next start', () => {
  file('metrics', NEW)
  file('exolix', 'new-key')
  file('database', 'postgres://new@localhost/halyard')
  expect(changedSecrets(environment)).toEqual({
    values: { METRICS_TOKEN: NEW, EXOLIX_API_KEY: 'new-key' },
    later: ['DATABASE_URL'],
    gone: [],
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

describe.each(OVERLAPPING.map((name) => `${name}_PREVIOUS`))('the value before a change, %s', (name) => {
  const path = () => file(name, '')
  const of = (started: Record<string, string>) => {
    const { values, gone, faults } = changedSecrets({ ...environment, ...started })
    return { value: values[name], gone, faults }
  }

  test('is none where its file is empty or not there, at the start and while the site runs', () => {
    file('metrics', NEW)
    const started: Record<string, string> = { [`${name}_FILE`]: path() }
    const warnings: string[] = []
    expect(readSecretFiles(started, (warning) => warnings.push(warning))).toEqual([])
    expect([started[name], warnings]).toEqual(['', []])

    started[name] = OLD
    expect(of(started)).toEqual({ value: '', gone: [], faults: [] })
    rmSync(path())
    expect(of(started)).toEqual({ value: '', gone: [name], faults: [] })
    expect(of({ ...started, [name]: '' })).toEqual({ value: undefined, gone: [], faults: [] })

    const again: Record<string, string> = { [`${name}_FILE`]: join(folder, name) }
    expect(readSecretFiles(again, (warning) => warnings.push(warning))).toEqual([])
    expect([again[name], warnings]).toEqual(['', [expect.stringContaining(`there is no ${name}`)]])
  })
})
