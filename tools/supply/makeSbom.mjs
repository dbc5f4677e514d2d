import { createHash } from 'node:crypto'
import { packagesOf } from './supplyFaults.mjs'

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/**
 * What production is made of, out of the lock file: CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). `npm sbom`
 * refuses, because one package wants an older zod beside it than the one it finds. Equal locks give equal texts.
 */
export function makeSbom({ name, version }, lock) {
  const components = packagesOf(lock, { dev: false }).map(componentOf)
  const unique = [...new Map(components.map((one) => [one['bom-ref'], one])).values()]
  const sorted = unique.sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(sorted))}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
      lifecycles: [{ phase: 'build' }],
    },
    components: sorted,
  }
}

function componentOf({ name, version, integrity, license, optional }) {
  const slash = name.indexOf('/')
  const isExpression = /[ ()]/.test(license)
  return {
    type: 'library',
    'bom-ref': purlOf({ name, version }),
    ...(slash > 0 ? { group: name.slice(0, slash) } : {}),
    name: name.slice(slash + 1),
    version,
    scope: optional ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    licenses: [isExpression ? { expression: license } : { license: { id: license } }],
    purl: purlOf({ name, version }),
  }
}

/** The shape of a version 4 name, made of what it names. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}
