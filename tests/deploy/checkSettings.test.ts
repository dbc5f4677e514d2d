import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { variables } from '@/config/environment/schema'
import { readProcessorTime, withProcessorTime } from '../processorTime'
import { ROOT } from './deployFiles'

const folder = mkdtempSync(join(tmpdir(), 'halyard-settings-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Nothing of this shell's environment, so that nothing of it is judged. */
const BARE = { PATH: process.env.PATH ?? '', DATA_DIR: folder, PORT: '1' }

/** `computed` in milliseconds of processor time. */
type End = { code: number | null; out: string; err: string; computed: number }
const run = (script: string, environment: Record<string, string>, ...args: string[]) =>
  new Promise<End>((resolve) => {
    const child = execFile(
      process.execPath,
      [...withProcessorTime, join(ROOT, 'deploy', script), ...args],
      { cwd: ROOT, env: { ...BARE, ...environment } as unknown as NodeJS.ProcessEnv, timeout: 20_000 },
      (_, out, stderr) => resolve({ code: child.exitCode, out, ...readProcessorTime(stderr) }),
    )
  })

describe('a production server with wrong settings', () => {
  test('ends at once with one list of all of them, and loads nothing of the build', async () => {
    const { code, err, computed } = await run('serve.mjs', {
      SITE_URL: 'example.com',
      BRAND_ACCENT: 'red',
      PORT: 'abc',
      REDIS_URL: 'redis://:pa#SENTINEL@host',
      TOKEN_SECRET: 'SENTINEL',
      API_ORGIN: 'https://api.example.com',
    })
    expect(code).toBe(1)
    expect(err.split('\n').map((line) => line.trim().split(' ')[0])).toEqual([
      'API_ORGIN',
      '5',
      'SITE_URL',
      'BRAND_ACCENT',
      'PORT',
      'REDIS_URL',
      'TOKEN_SECRET',
      '',
    ])
    expect(err).not.toContain('SENTINEL')
    // It takes a quarter of a second.
    expect(computed).toBeLessThan(1000)
  })

  describe('that depend on this machine', () => {
    const other = createServer()
    let port = ''
    beforeAll(async () => {
      await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
      port = String((other.address() as AddressInfo).port)
    })
    afterAll(() => void other.close())

    test('names them: a port in use, a folder that is a file, a key file that is none', async () => {
      const file = join(folder, 'file')
      writeFileSync(file, '{"private_key":"SENTINEL",')
      const { code, err } = await run('serve.mjs', {
        PORT: port,
        DATA_DIR: join(file, 'data'),
        FIREBASE_SERVICE_ACCOUNT: file,
      })
      expect(code).toBe(1)
      expect(err).toContain(`PORT                      must be another one: ${port} is in use`)
      expect(err).toMatch(/DATA_DIR +must be a folder that this user may write \(ENOTDIR\)/)
      expect(err).toMatch(/FIREBASE_SERVICE_ACCOUNT +must be the path .* \(it is not JSON\)/)
      expect(err).not.toContain('SENTINEL')
    })

    test('has no data where the next build deletes everything', async () => {
      for (const folder of ['.next/standalone/.halyard', join(ROOT, '.next/data')]) {
        const { code, err } = await run('serve.mjs', { DATA_DIR: folder, PORT: '45817' })
        expect(code).toBe(1)
        expect(err).toMatch(/DATA_DIR +must be a folder outside of \.next/)
      }
    })

    test('beside the running site, doctor warns of its port alone', async () => {
      const { code, out } = await run('doctor.mjs', { PORT: port, HOST: '127.0.0.1' })
      expect(code).toBe(0)
      expect(out).toContain(`PORT: ${port} is in use, by the site where it runs`)
    })

    test('names an address that is not of this machine', async () => {
      const { code, err } = await run('serve.mjs', { HOST: '192.0.2.1', PORT: '45817' })
      expect(code).toBe(1)
      expect(err).toMatch(/HOST {2}must be an address of this machine/)
    })
  })
})

describe('npm run doctor', () => {
  test('shows what counts, what is on and off and why, and no secret', async () => {
    const secrets = variables
      .filter(([, { visibility }]) => visibility === 'secret')
      .map(([, { name }]) => name)
    expect(secrets.length).toBeGreaterThan(6)
    const { code, out } = await run('doctor.mjs', {
      PORT: '45817',
      METRICS_TOKEN: 'SENTINEL-0123456789abcdef0123456789abcdef',
      REDIS_URL: 'redis://:SENTINEL@10.0.0.1',
      MERCURYO_WIDGET_ID: 'widget-1',
      MERCURYO_SECRET: 'SENTINEL',
      REDIS_URI: 'x',
    })
    expect(code).toBe(0)
    expect(out).toMatch(/^\* PORT +45817$/m)
    expect(out).toMatch(/^ {2}LOG_LEVEL +info$/m)
    expect(out).toMatch(/^\* METRICS_TOKEN +\(secret\)$/m)
    expect(out).toContain('on   sandbox: neither API_ORIGIN nor PROVIDERS nor RAMPS is set')
    expect(out).toContain('on   sharing pages (Redis): REDIS_URL is set')
    expect(out).toContain('off  buying with a card: never in the sandbox: API_ORIGIN is not set')
    expect(out).toContain('REDIS_URI is not a setting of this site; did you mean REDIS_URL?')
    expect(out).not.toContain('SENTINEL')
  })

  test('ends with 1 and the list where the site would not start', async () => {
    const { code, out } = await run('doctor.mjs', { PORT: '45817', LOG_LEVEL: 'verbose' })
    expect(code).toBe(1)
    expect(out).toMatch(/LOG_LEVEL +must be one of .* \(it is "verbose"\)/)
  })

  test('speaks JSON, with the same faults and no secret', async () => {
    const settings = { PORT: '45817', LOG_LEVEL: 'verbose', REDIS_URI: 'x' }
    const { code, out } = await run(
      'doctor.mjs',
      { ...settings, METRICS_TOKEN: 'SENTINEL'.repeat(5) },
      '--json',
    )
    expect(code).toBe(1)
    const report = JSON.parse(out) as { settings: { name: string }[] }
    expect(report).toMatchObject({
      isRight: false,
      faults: [{ name: 'LOG_LEVEL', value: 'verbose' }],
      warnings: [expect.stringContaining('REDIS_URI')],
    })
    expect(report.settings).toContainEqual({ name: 'PORT', value: '45817', source: 'environment' })
    expect(out).not.toContain('SENTINEL')
  })

  test('ends with 2 for what it does not know', async () => {
    expect(await run('doctor.mjs', {}, '--jsn')).toMatchObject({ code: 2, out: '' })
    expect(await run('doctor.mjs', {}, '--help')).toMatchObject({ code: 0 })
  })
})
