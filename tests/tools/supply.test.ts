import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeSbom } from '../../tools/supply/makeSbom.mjs'
import { auditFaults, licenceFaults, lockFaults, scriptFaults } from '../../tools/supply/supplyFaults.mjs'

const SUM = `sha512-${'A'.repeat(86)}==`
const fine = {
  version: '1.2.3',
  integrity: SUM,
  license: 'MIT',
  resolved: 'https://registry.npmjs.org/a/-/a-1.2.3.tgz',
}
const lockOf = (changes: object) => ({ packages: { '': {}, 'node_modules/a': { ...fine, ...changes } } })

test('a package that is not locked exactly, not signed or from elsewhere is a fault', () => {
  expect(lockFaults({ dependencies: { a: '1.2.3' } }, lockOf({}))).toEqual([])
  expect(lockFaults({ dependencies: { a: '^1.2.3' } }, lockOf({}))).toHaveLength(1)
  expect(lockFaults({ devDependencies: { a: 'latest' } }, lockOf({}))).toHaveLength(1)
  expect(lockFaults({ dependencies: { a: 'npm:@b/c@1.2.3' } }, lockOf({}))).toEqual([])
  expect(lockFaults({ dependencies: { a: 'npm:b@^1.2.3' } }, lockOf({}))).toHaveLength(1)
  expect(lockFaults({}, lockOf({ integrity: undefined }))).toHaveLength(1)
  expect(lockFaults({}, lockOf({ integrity: 'sha1-x' }))).toHaveLength(1)
  expect(lockFaults({}, lockOf({ resolved: 'git+ssh://git@github.com/a/a.git' }))).toHaveLength(1)
})

test('a licence that requires more than attribution needs an exception, in production only', () => {
  expect(licenceFaults(lockOf({}), {})).toEqual([])
  expect(licenceFaults(lockOf({ license: '(GPL-3.0 OR MIT)' }), {})).toEqual([])
  expect(licenceFaults(lockOf({ license: 'GPL-3.0' }), {})).toEqual(['node_modules/a is under GPL-3.0'])
  expect(licenceFaults(lockOf({ license: 'MIT AND GPL-3.0' }), {})).toHaveLength(1)
  expect(licenceFaults(lockOf({ license: undefined }), {})).toHaveLength(1)
  expect(licenceFaults(lockOf({ license: 'GPL-3.0', dev: true }), {})).toEqual([])
  expect(licenceFaults(lockOf({ license: 'GPL-3.0' }), { a: 'It is never handed on.' })).toEqual([])
})

test('an unused exception is a fault', () => {
  expect(licenceFaults(lockOf({}), { a: 'Once.' })).toHaveLength(1)
  expect(scriptFaults(lockOf({}), { a: 'Once.' })).toHaveLength(1)
})

test('a script at install that is not listed is a fault', () => {
  expect(scriptFaults(lockOf({ hasInstallScript: true }), {})).toHaveLength(1)
  expect(scriptFaults(lockOf({ hasInstallScript: true }), { a: 'It only prints.' })).toEqual([])
})

test('a known weakness is a fault until it is explained', () => {
  const advisory = {
    name: 'a',
    severity: 'high',
    title: 'A hole',
    url: 'https://github.com/advisories/GHSA-x',
  }
  const report = { vulnerabilities: { a: { via: [advisory] }, b: { via: ['a'] } } }
  expect(auditFaults(report, {})).toEqual(['a: high, A hole (https://github.com/advisories/GHSA-x)'])
  expect(auditFaults(report, { [advisory.url]: 'We never call it.' })).toEqual([])
})

test('the list of packages names each of production once, with its sum and its licence', () => {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8')) as object
  const manifest = read('package.json') as {
    name: string
    version: string
    dependencies: Record<string, string>
  }
  const { bomFormat, specVersion, serialNumber, components } = makeSbom(
    manifest,
    read('package-lock.json') as { packages: Record<string, object> },
  )
  expect({ bomFormat, specVersion }).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(components.map((one) => one['bom-ref']))).toHaveLength(components.length)
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(components.map(({ purl }) => purl)).toContain(`pkg:npm/${name.replace('@', '%40')}@${version}`)
  expect(components.some(({ name }) => name === 'vitest')).toBe(false)
  for (const { hashes, licenses } of components) {
    expect(hashes[0]).toMatchObject({
      alg: 'SHA-512',
      content: expect.stringMatching(/^[0-9a-f]{128}$/) as string,
    })
    expect(licenses).toHaveLength(1)
  }
})
