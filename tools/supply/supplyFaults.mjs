/** Licences that ask for no more than to be named. */
const FREE = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'Unlicense',
  ],
]
const REGISTRY = 'https://registry.npmjs.org/'
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
/** A package under another name: `npm:typescript@7.0.2`. */
const ALIAS = /^npm:(?:@[\w.-]+\/)?[\w.-]+@/

export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The packages of a lock file with their names; without `dev`, those of production. */
export const packagesOf = ({ packages }, { dev = true } = {}) =>
  Object.entries(packages)
    .filter(([path, one]) => path !== '' && (dev || !one.dev))
    .map(([path, one]) => ({ path, name: nameOf(path), ...one }))

const reasonFor = (exceptions, name) =>
  Object.entries(exceptions).find(([shape]) =>
    shape.endsWith('*') ? name.startsWith(shape.slice(0, -1)) : name === shape,
  )

/** Everything must be what it was when it was locked, and come from the one registry. */
export function lockFaults({ dependencies = {}, devDependencies = {} }, lock) {
  const loose = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !EXACT.test(version.replace(ALIAS, '')))
    .map(([name, version]) => `${name} is asked for as ${version}, which is no exact version`)
  const locked = packagesOf(lock).flatMap(
    ({ path, version = '', integrity = '', resolved = REGISTRY, link }) => [
      ...(EXACT.test(version) ? [] : [`${path} has no exact version`]),
      ...(/^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${path} has no sha512 of what was locked`]),
      ...(resolved.startsWith(REGISTRY) && !link ? [] : [`${path} comes from ${resolved}`]),
    ],
  )
  return [...loose, ...locked]
}

/** Production is made only of what may be used freely; each exception has its reason, and no reason is left over. */
export function licenceFaults(lock, exceptions) {
  const used = new Set()
  const faults = packagesOf(lock, { dev: false }).flatMap(({ path, name, license = 'no licence' }) => {
    if (isFree(license)) return []
    const exception = reasonFor(exceptions, name)
    if (exception) used.add(exception[0])
    return exception ? [] : [`${path} is under ${license}`]
  })
  return [...faults, ...leftOver(exceptions, used)]
}

/** Reads an SPDX expression: of an `OR` one side is enough, of an `AND` both are needed. */
function isFree(expression) {
  const plain = expression.replace(/[()]/g, '')
  return plain.split(' OR ').some((side) => side.split(' AND ').every((one) => FREE.includes(one.trim())))
}

/** We install without scripts of packages; each that has one is listed with why it does without. */
export function scriptFaults(lock, exceptions) {
  const scripted = packagesOf(lock).filter(({ hasInstallScript }) => hasInstallScript)
  const used = new Set(scripted.map(({ name }) => name).filter((name) => name in exceptions))
  const faults = scripted
    .filter(({ name }) => !used.has(name))
    .map(({ path }) => `${path} has a script at install that is not listed`)
  return [...faults, ...leftOver(exceptions, used)]
}

/** What `npm audit --json` found that no exception explains, by the name of each advisory. */
export function auditFaults({ vulnerabilities = {} }, exceptions) {
  const found = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one === 'object'),
  )
  const unexplained = found.filter(({ url }) => !(url in exceptions))
  return [
    ...new Set(
      unexplained.map(({ name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`),
    ),
  ]
}

const leftOver = (exceptions, used) =>
  Object.keys(exceptions)
    .filter((name) => !used.has(name))
    .map((name) => `the exception for ${name} is needed no more`)
