// @ts-check

const HEADING = /^## (.+)$/gm
const RELEASED = /^(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/
const MARK = /^--\s*contract:\s*(\d+\.\d+\.\d+)\s*$/m

/** @param {string} version */
const numbersOf = (version) => version.split('.').map(Number)

/** Whether one version is later than the other. @param {string} one @param {string} other */
export function isLater(one, other) {
  const [left, right] = [numbersOf(one), numbersOf(other)]
  const at = left.findIndex((part, place) => part !== right[place])
  return at >= 0 && Number(left[at]) > Number(right[at])
}

/** The sections of a changelog, the newest first. @param {string} changelog */
const headingsOf = (changelog) => [...changelog.matchAll(HEADING)].map(([, heading = '']) => heading)

/** The releases of a changelog with their days, the newest first. @param {string} changelog */
export const releasesIn = (changelog) =>
  headingsOf(changelog).flatMap((heading) => {
    const [, version, day] = RELEASED.exec(heading) ?? []
    return version && day ? [{ version, day }] : []
  })

/**
 * What does not fit together between version, changelog, upgrade page and migrations.
 * @param {{ version: string, changelog: string, upgrades: string, migrations: Readonly<Record<string, string>> }} facts
 */
export function releaseFaults({ version, changelog, upgrades, migrations }) {
  const [first, ...others] = headingsOf(changelog)
  const releases = releasesIn(changelog)
  const versions = releases.map((release) => release.version)
  const steps = ['Unreleased', ...versions].slice(0, -1).map((to, at) => [versions[at], to])
  return [
    first !== 'Unreleased' && 'CHANGELOG.md does not begin with ## Unreleased',
    ...others
      .filter((heading) => !RELEASED.test(heading))
      .map((heading) => `CHANGELOG.md: "## ${heading}" is not like "## 1.4.0 (2026-11-28)"`),
    ...versions.slice(1).map((older, at) => {
      const newer = versions[at] ?? ''
      return !isLater(newer, older) && `CHANGELOG.md: ${newer} stands before ${older}`
    }),
    ...releases.slice(1).map(({ version: older, day }, at) => {
      const newer = releases[at]
      return newer && newer.day < day && `CHANGELOG.md: ${newer.version} has an earlier day than ${older}`
    }),
    !versions.includes(version) && `package.json is ${version}, and CHANGELOG.md has no such section`,
    versions[0] !== version &&
      versions.includes(version) &&
      `package.json is ${version}, the newest section ${versions[0]}`,
    ...steps.map(([from, to]) => {
      const heading = to === 'Unreleased' ? `## From ${from} to the next release` : `## From ${from} to ${to}`
      return !upgrades.includes(`${heading}\n`) && `docs/upgrades.md has no "${heading}"`
    }),
    ...Object.entries(migrations).map(([name, sql]) => {
      const [, since] = MARK.exec(sql) ?? []
      return since !== undefined && !versions.includes(since) && `${name}: no release is ${since}`
    }),
  ].filter((fault) => typeof fault === 'string')
}
