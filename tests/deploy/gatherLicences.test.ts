import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gatherLicences } from '../../deploy/gatherLicences.mjs'
import { ROOT, textOf } from './deployFiles'

const folder = mkdtempSync(join(tmpdir(), 'halyard-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('a built site names each package of production with the text of its licence, and none of development', () => {
  const target = join(folder, 'THIRD-PARTY.txt')
  gatherLicences(ROOT, target)
  const written = readFileSync(target, 'utf8')
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> }
  for (const [name, version] of Object.entries(dependencies))
    expect(written).toContain(`\n${name} ${version}, `)
  expect(written).toContain(textOf('node_modules/react/LICENSE').trim())
  expect(written).not.toMatch(/^vitest /m)
})
