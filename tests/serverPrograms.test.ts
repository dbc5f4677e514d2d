import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { postgresBinaries, redisBinary } from './serverPrograms.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-programs-'))
  vi.stubEnv('PATH', join(folder, 'path'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** A program that only prints its version. */
function put(place: string, name: string, version: string) {
  mkdirSync(join(folder, place), { recursive: true })
  writeFileSync(join(folder, place, name), `#!/bin/sh\necho '${version}'\n`, { mode: 0o755 })
}
function putPostgres(place: string, version: string) {
  put(place, 'initdb', '')
  put(place, 'postgres', `postgres (PostgreSQL) ${version}`)
}
const debian = () => join(folder, 'debian')
const npm = () => join(folder, 'npm')

test('of several PostgreSQL of Debian the newest is taken, and before the one in the PATH', () => {
  putPostgres('path', '18.1')
  putPostgres('debian/9/bin', '9.6.24')
  putPostgres('debian/15/bin', '15.18 (Debian 15.18-0+deb12u1)')
  putPostgres('debian/17/bin', '17.6')
  expect(postgresBinaries(debian(), npm())).toBe(join(folder, 'debian/17/bin'))
})

test('a PostgreSQL in the PATH is taken where Debian has none that is new enough', () => {
  putPostgres('debian/14/bin', '14.20')
  putPostgres('path', '15.0')
  expect(postgresBinaries(debian(), npm())).toBe(join(folder, 'path'))
})

test('a PostgreSQL of npm is taken where the machine has none that is new enough', () => {
  putPostgres('npm', '17.6')
  putPostgres('path', '14.20')
  expect(postgresBinaries(debian(), npm())).toBe(npm())
  putPostgres('path', '15.0')
  expect(postgresBinaries(debian(), npm())).toBe(join(folder, 'path'))
})

test.each(['14.20', '9.6.24', 'of another make'])('a PostgreSQL %s is as good as none', (version) => {
  putPostgres('path', version)
  expect(() => postgresBinaries(debian(), npm())).toThrow(
    'The tests need a PostgreSQL 15 or newer, which is not on this machine: apt install postgresql, or npm run verify, which brings one',
  )
})

test('without a redis-server it is said which package has one', () => {
  expect(() => redisBinary()).toThrow(
    'The tests need a redis-server, which is not on this machine: apt install redis-server',
  )
  put('path', 'redis-server', 'Redis server v=7.0.15')
  expect(redisBinary()).toBe('redis-server')
})
