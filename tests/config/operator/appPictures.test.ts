import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '@/config/operator/startOperator'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'halyard-app-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** As much of a PNG as names its size. */
function writePng(name: string, width: number, height: number) {
  const bytes = Buffer.alloc(24)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  writeFileSync(join(folder, name), bytes)
}
function settingsOf(app: object) {
  writeFileSync(join(folder, 'operator.json'), JSON.stringify({ app }))
  return readSettings({ OPERATOR_FILE: join(folder, 'operator.json') })
}
const faultsOf = (app: object) => settingsOf(app).faults.map(({ name, problem }) => `${name} ${problem}`)
const shot = (file: string) => ({ file, label: 'The form' })

test('icons and screenshots of the operator are read with their sizes, and change the fingerprint', () => {
  writePng('icon.png', 512, 512)
  writePng('phone.png', 780, 1688)
  writePng('desk.png', 1440, 900)
  const app = { icon: 'icon.png', screenshots: [shot('phone.png'), shot('desk.png')] }
  const { operator, faults } = settingsOf(app)
  expect(faults).toEqual([])
  expect(operator.app).toMatchObject({
    icon: { width: 512, type: 'image/png' },
    maskableIcon: null,
    screenshots: [{ width: 780 }, { width: 1440 }],
  })
  writePng('desk.png', 1441, 901)
  expect(settingsOf(app).operator.fingerprint).not.toBe(operator.fingerprint)
})

test.each([
  [
    'an icon that is too small',
    'icon',
    511,
    511,
    'must be a square of at least 512 pixels; it is 511 by 511',
  ],
  ['an icon that is no square', 'maskableIcon', 512, 600, 'must be a square of at least 512 pixels'],
  ['a screenshot that is too small', 'screenshot', 319, 600, 'must have sides of 320 to 3840 pixels'],
  ['a screenshot that is too large', 'screenshot', 2000, 3841, 'must have sides of 320 to 3840 pixels'],
  ['a screenshot that is too long', 'screenshot', 400, 930, 'the longer at most 2.3 times the shorter'],
])('%s is refused', (_, kind, width, height, problem) => {
  writePng('a.png', width, height)
  const app = kind === 'screenshot' ? { screenshots: [shot('a.png')] } : { [kind]: 'a.png' }
  const path = kind === 'screenshot' ? 'app.screenshots.0.file' : `app.${kind}`
  expect(faultsOf(app)).toEqual([expect.stringMatching(`OPERATOR_FILE ${path} .*${problem}.*: a.png`)])
})

test('screenshots of one kind have one shape', () => {
  writePng('one.png', 780, 1688)
  writePng('same.png', 390, 844)
  writePng('other.png', 800, 1600)
  writePng('wide.png', 1440, 900)
  expect(faultsOf({ screenshots: ['one.png', 'same.png', 'wide.png'].map(shot) })).toEqual([])
  expect(faultsOf({ screenshots: ['one.png', 'other.png'].map(shot) })).toEqual([
    'OPERATOR_FILE app.screenshots must all have one shape where they are upright',
  ])
})

test('an SVG is no picture of the app', () => {
  writeFileSync(join(folder, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"/>')
  expect(faultsOf({ icon: 'a.svg' })).toEqual(['OPERATOR_FILE app.icon must be a PNG: a.svg'])
})
