import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildNext } from './buildNext.mjs'

const SOURCES = ['src', 'locales', 'next.config.js', 'package-lock.json']

/** Builds the site unless a build stands that is younger than everything it is made of. */
export function buildHalyard(folder, say) {
  const mark = join(folder, '.next', 'BUILD_ID')
  const youngest = Math.max(...SOURCES.map((source) => lastChange(join(folder, source))))
  if (existsSync(mark) && statSync(mark).mtimeMs > youngest) return
  say('building Halyard')
  buildNext(folder)
}

function lastChange(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))))
}
