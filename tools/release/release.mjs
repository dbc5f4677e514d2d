// @ts-check
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLater, releaseFaults, releasesIn } from './releaseFaults.mjs'

/**
 * `npm run release` says what does not fit together; `npm run release -- 1.4.0` makes the release of that version out of
 * what is unreleased: version, day of the changelog, upgrade page, the released API document. It commits and pushes nothing, and prints the commands
 * that do.
 */
const ROOT = join(import.meta.dirname, '../..')
const at = (/** @type {string} */ path) => join(ROOT, path)
const textOf = (/** @type {string} */ path) => readFileSync(at(path), 'utf8')
const MIGRATIONS = 'src/server/database/migrations'
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`)
/** @param {string} text @returns {never} */
const fail = (text) => {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const [version, ...more] = process.argv.slice(2)
if (more.length > 0 || (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version)))
  fail('usage: npm run release [-- 1.4.0]')

const changelog = textOf('CHANGELOG.md')
const upgrades = textOf('docs/upgrades.md')
/** @type {{ version: string }} */
const own = JSON.parse(textOf('package.json'))
const migrations = Object.fromEntries(
  readdirSync(at(MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => [name, textOf(`${MIGRATIONS}/${name}`)]),
)
const faults = releaseFaults({ version: own.version, changelog, upgrades, migrations })
if (faults.length > 0) fail(faults.join('\n'))
const newest = releasesIn(changelog)[0]?.version ?? ''
if (version === undefined) say(`${newest} is the newest release; everything fits together.`)
else make(version)

/** @param {string} next */
function make(next) {
  if (!isLater(next, newest)) fail(`${next} is not later than ${newest}.`)
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' })
  if (status !== '') fail('Commit or take back what is changed first.')
  const unreleased = changelog.split(/^## .*$/m)[1]?.trim() ?? ''
  if (unreleased === '') fail('Nothing is unreleased.')
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(
    at('CHANGELOG.md'),
    changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${next} (${day})\n`),
  )
  const [open, closed] = [`## From ${newest} to the next release\n`, `## From ${newest} to ${next}\n`]
  const empty = `## From ${next} to the next release\n\nNothing by hand so far.\n`
  writeFileSync(at('docs/upgrades.md'), upgrades.replace(open, `${empty}\n${closed}`))
  for (const file of ['package.json', 'package-lock.json'])
    writeFileSync(
      at(file),
      textOf(file).replaceAll(`"version": "${newest}"`, (text, offset) =>
        offset < 300 ? `"version": "${next}"` : text,
      ),
    )
  const document = JSON.parse(textOf('src/server/openApi/openapi.json'))
  writeFileSync(at('tests/server/openApi/released.json'), `${JSON.stringify({ version: next, document })}\n`)
  say(`Version, changelog and upgrade page are those of ${next}. Now:
  npm run verify
  git commit -am 'Release ${next}'
  git tag -a v${next} -m 'Halyard ${next}'
  git push --follow-tags`)
}
