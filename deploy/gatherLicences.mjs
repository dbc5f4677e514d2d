import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LICENCE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/**
 * Writes down who wrote the parts of others in a built site and on which terms, as those ask: of what is bundled or
 * copied, Next.js takes the code along and not the licence.
 */
export function gatherLicences(root, target) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const parts = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(root, path)))
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return [`${name} ${version}, ${license ?? 'see below'}`, ...textsIn(join(root, path))].join('\n\n')
    })
  const rule = `\n\n${'-'.repeat(80)}\n\n`
  writeFileSync(target, `${['The site is made with these packages of others.', ...parts].join(rule)}\n`)
}

const textsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
