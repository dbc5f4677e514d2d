import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { compose, textOf, VARIABLES } from './deployFiles'

const unit = textOf('deploy/halyard@.service')
const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

test('it has the bounds of the compose file, and sets nothing that the site does not read', () => {
  const { site1 } = compose.services
  expect(`${valueOf('TimeoutStopSec')}s`).toBe('45s')
  expect(parseInt(valueOf('TimeoutStopSec'), 10)).toBeGreaterThanOrEqual(
    parseInt(site1?.stop_grace_period ?? '', 10),
  )
  const names = valueOf('Environment')
    .split(' ')
    .map((one) => one.split('=')[0] ?? '')
  expect(names).toContain('DATA_DIR')
  for (const name of names) expect([...VARIABLES, 'NODE_ENV', 'MALLOC_ARENA_MAX']).toContain(name)
  expect(valueOf('StateDirectory')).toBe('halyard')
})

// On a machine without systemd these are skipped by this name.
describe.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('systemd of this machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-unit-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  function analyze(command: string[], text: string, name = 'halyard@3000.service') {
    const file = join(folder, name)
    writeFileSync(file, text.replace('/usr/bin/node', process.execPath))
    const { status, stdout, stderr } = spawnSync('systemd-analyze', [...command, file], { encoding: 'utf8' })
    // Not of our unit: those of the machine that it names.
    const said = `${stdout}${stderr}`.split('\n').filter((line) => /halyard[@-]/.test(line))
    return { status, said }
  }

  test('takes every line of the unit, and sees a misspelt one', () => {
    expect(analyze(['verify'], unit).said).toEqual([])
    expect(analyze(['verify'], unit.replace('ProtectHome', 'ProtectHouse')).said).not.toEqual([])
  })

  test('takes every line of the backup and its timer, and sees a misspelt one', () => {
    const [service, timer] = ['halyard-backup.service', 'halyard-backup.timer']
    const [job, clock] = [textOf(`deploy/${service}`), textOf(`deploy/${timer}`)]
    expect(analyze(['verify'], job, service).said).toEqual([])
    expect(analyze(['verify'], clock, timer).said).toEqual([])
    expect(analyze(['verify'], job.replace('ProtectHome', 'ProtectHouse'), service).said).not.toEqual([])
    expect(analyze(['verify'], clock.replace('Persistent', 'Persistant'), timer).said).not.toEqual([])
  })

  test('finds it hardly exposed', () => {
    const exposure = ({ said }: ReturnType<typeof analyze>) =>
      Number(/level for halyard@3000\.service: ([\d.]+)/.exec(said.at(-1) ?? '')?.[1])
    expect(exposure(analyze(['security', '--offline=true'], unit))).toBeLessThan(2)
    const bare = unit.replace(/# What the site does without[^]*?\[Install\]/, '[Install]')
    expect(exposure(analyze(['security', '--offline=true'], bare))).toBeGreaterThan(8)
  })
})
