import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentFiles } from '../../tools/verify/printedCommands.mjs'
import { ROOT, textOf } from './deployFiles'

/** The line of the unit is run with the settings that systemd would take from its file, which no shell reads. */
const unit = textOf('deploy/halyard-backup.service')
const folder = mkdtempSync(join(tmpdir(), 'halyard-nightly-'))
const backups = join(folder, 'state/halyard-backups')
const dataDir = join(folder, 'data')
/** Milliseconds, of four processes with a database each. */
const LONGEST = 240_000

const VALUES = {
  LEGAL_NAME: 'Tidewater OÜ',
  MAIL_FROM: 'Tidewater <no-reply@tidewater.example>',
  SMTP_URL: 'smtps://user:p$$w&rd@mail.example',
}
const ENV_FILE = Object.entries(VALUES)
  .map(([name, value]) => `${name}=${value}`)
  .join('\n')

/** systemd.exec(5), of values without quotation marks and backslashes: the rest of the line, as it is. */
const environmentFile = (text: string) =>
  Object.fromEntries(
    text.split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

type End = { code: unknown; text: string }
const run = (command: string, args: readonly string[], settings: Record<string, string> = {}) =>
  new Promise<End>((settle) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...environmentFile(ENV_FILE), ...settings }
    const options = { cwd: ROOT, env: env as unknown as NodeJS.ProcessEnv }
    execFile(command, args, options, (error, out, err) => settle({ code: error?.code ?? 0, text: out + err }))
  })

function nightly(settings?: Record<string, string>): Promise<End> {
  const [, line = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? []
  const [command = '', ...args] = line.split(' ')
  expect(command).toBe('/usr/bin/node')
  return run(
    process.execPath,
    args.map((one) => one.replace('%S', join(folder, 'state'))),
    settings,
  )
}

beforeAll(async () => {
  mkdirSync(backups, { recursive: true })
  for (const day of ['2026-01-02', '2025-12-31T031500'])
    writeFileSync(join(backups, `halyard-${day}.gz`), 'old')
  writeFileSync(join(backups, 'other-2025-01-01.gz'), 'of somebody else')
  expect(await run(process.execPath, ['deploy/data.mjs', 'migrate'])).toMatchObject({ code: 0 })
}, LONGEST)
afterAll(() => rmSync(folder, { recursive: true }))

test(
  'without a backup nothing is deleted; with one, what is older than 30 days and ours',
  async () => {
    const before = readdirSync(backups)
    const failed = await nightly({ DATA_DIR: join(folder, 'nothing') })
    expect([failed.code, readdirSync(backups)]).toEqual([1, before])

    expect(await nightly()).toMatchObject({ code: 0 })
    const after = readdirSync(backups)
    expect(after).toHaveLength(2)
    expect(after).toContain('other-2025-01-01.gz')
    const made = after.find((name) => /^halyard-\d{4}-\d\d-\d\dT\d{6}\.gz$/.test(name)) ?? ''
    expect(existsSync(join(backups, made))).toBe(true)
    const check = ['deploy/data.mjs', 'restore', join(backups, made), '--check']
    expect((await run(process.execPath, check)).text).toContain('is whole')
  },
  LONGEST,
)

test('it has the user, the folders and the bounds of the site’s own unit', () => {
  const site = textOf('deploy/halyard@.service')
  const bounds = (text: string) => /^NoNewPrivileges[^]*?^SystemCallErrorNumber=.*$/m.exec(text)?.[0]
  expect(bounds(unit)).toBe(bounds(site))
  for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile', 'UMask']) {
    const line = new RegExp(`^${name}=.*$`, 'm')
    expect([name, line.exec(unit)?.[0]]).toEqual([name, line.exec(site)?.[0]])
  }
})

test('no document has a shell read a file of settings', () => {
  for (const file of documentFiles(ROOT))
    for (const [, block = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(/^```sh\n([^]*?)^```$/gm))
      expect([file, /(?:^|[\s;&])(?:\.|source)\s+\S*env\b/.test(block)]).toEqual([file, false])
})
