import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from './deployFiles'

/** What a person types wrong at each program: one sentence that names it, no stack, and nothing is done. */
const folder = mkdtempSync(join(tmpdir(), 'halyard-arguments-'))
const taken = createServer()
let port = 0
beforeAll(async () => {
  writeFileSync(join(folder, 'a-file'), 'no JSON')
  writeFileSync(join(folder, 'there.csv'), '')
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
  ;({ port } = taken.address() as AddressInfo)
})
afterAll(() => {
  taken.close()
  rmSync(folder, { recursive: true })
})

const data = ['deploy/data.mjs']
const program = (path: string) => ['deploy/run.mjs', 'tsx', path]
const conformance = program('src/server/conformance/main.ts')
const providersSwitch = program('src/server/maintenance/switch/main.ts')
const providersCheck = program('src/server/providers/check/main.ts')
const rampsCheck = program('src/server/ramps/check/main.ts')
const fakes = program('tools/fakes/main.ts')
const days = ['--from', '2026-10-01', '--to', '2026-11-01']

type Row = [command: string[], code: number, said: string]
const rows: Row[] = [
  ...['serve', 'dev', 'quickstart', 'writeSettings', 'standalone', 'doctor'].map((name): Row => [
    [`deploy/${name}.mjs`, '--bogus'],
    2,
    'Unexpected: --bogus',
  ]),
  [[...conformance, 'notaurl'], 2, 'notaurl is no address that begins with http:// or https://.'],
  [[...conformance, 'ftp://x'], 2, 'ftp://x is no address'],
  [conformance, 2, 'The address of a back end has to be named.'],
  [[...conformance, 'http://127.0.0.1:1', '--create'], 2, '--create needs --address-to'],
  [
    [...conformance, 'http://127.0.0.1:1', '--address-to', 'x'],
    2,
    '--address-to is of an order: add --create.',
  ],
  [[...conformance, 'http://127.0.0.1:1', '--refund-address', 'x'], 2, '--refund-address is of an order'],
  [[...providersCheck, '--user-ip', 'hello'], 2, '--user-ip must be an IP address, not hello.'],
  [[...rampsCheck, '--user-ip', 'hello'], 2, '--user-ip must be an IP address, not hello.'],
  [[...rampsCheck, '--country', 'XX'], 2, '--country must be a country of ISO 3166-1, not XX.'],
  [[...providersSwitch, 'near', 'off'], 1, 'There is no database of the site in DATA_DIR'],
  [[...providersSwitch, '--bogus'], 2, '--bogus'],
  [[...fakes, '--port', 'abc'], 2, '--port must be a whole number from 0 to 65000, not abc.'],
  [[...fakes, '--step', 'x'], 2, '--step must be a number of seconds above 0, not x.'],
  [[...fakes, '--port', 'TAKEN'], 2, 'cannot be listened on (EADDRINUSE): name another --port.'],
  [
    [...data, 'backup', 'b.gz', '--recipients-file', 'none'],
    1,
    'none cannot be read: there is no such file.',
  ],
  [[...data, 'backup', 'b.gz', '--recipient', 'x'], 1, 'There is no database of the site'],
  [[...data, 'backup', 'there.csv'], 1, 'there.csv is there already; no file is replaced.'],
  [
    [...data, 'backup', '--into', '.', '--keep-days', 'x'],
    2,
    '--keep-days must be a whole number of days from 1, not x.',
  ],
  [[...data, 'backup', 'b.gz', '--keep-days', '3'], 2, '--keep-days goes with --into FOLDER alone.'],
  [[...data, 'restore', 'a-file', '--identity', 'none'], 1, 'none cannot be read: there is no such file.'],
  [[...data, 'restore', 'none.gz'], 1, 'none.gz cannot be read: there is no such file.'],
  [[...data, 'report', 'orders', ...days], 1, 'There is no database of the site in DATA_DIR'],
  [[...data, 'report', 'orders', '--from', 'x', '--to', 'y'], 2, '--from x --to y: Both days'],
  [[...data, 'hold', 'list'], 1, 'There is no database of the site in DATA_DIR'],
  [['deploy/verify-receipt.mjs', 'none', 'none'], 2, 'none is no file that can be read (ENOENT)'],
  [['deploy/verify-receipt.mjs', 'a-file', 'a-file'], 2, 'a-file is no JSON of a receipt or of keys'],
]

type End = { code: unknown; out: string; err: string }
const run = (args: readonly string[], settings: Record<string, string> = {}) =>
  new Promise<End>((settle) => {
    const env = {
      ...{ PATH: process.env.PATH ?? '', INIT_CWD: folder, DATA_DIR: join(folder, 'data') },
      ...settings,
    }
    const given = args.map((one) => (one === 'TAKEN' ? String(port) : one))
    const options = { cwd: ROOT, env: env as unknown as NodeJS.ProcessEnv }
    execFile(process.execPath, given, options, (error, out, err) =>
      settle({ code: error?.code ?? 0, out, err }),
    )
  })

test.each(rows.map(([command, code, said]) => [command.slice(-4).join(' '), command, code, said] as const))(
  '%s',
  async (_, command, code, said) => {
    const isReceipt = command[0] === 'deploy/verify-receipt.mjs'
    const given = isReceipt ? command.map((one, index) => (index === 0 ? one : join(folder, one))) : command
    const { code: ended, out, err } = await run(given)
    expect([ended, err]).toEqual([code, expect.stringContaining(said)])
    expect(out + err).not.toMatch(/^\s+at /m)
    expect(existsSync(join(folder, 'data'))).toBe(false)
  },
  60_000,
)

test('a folder of data that is a file is named', async () => {
  const { code, err } = await run([...data, 'migrate'], { DATA_DIR: join(folder, 'a-file') })
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('a-file, must be a folder that this user may write'),
  ])
})
