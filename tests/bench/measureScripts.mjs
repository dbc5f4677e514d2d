import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Bytes of gzip, as tests/bench/budget.json names them for types of pages. */
const budget = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'))

/** The scripts that the served HTML of each type of page names: what a first view cannot do without. */
export function measureScripts(root) {
  const folder = join(root, '.next')
  const { pages } = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8'))
  const sizeOf = (file) => gzipSync(readFileSync(join(folder, file))).length
  return Object.entries(budget).map(([page, atMost]) => {
    if (!pages[page]) throw new Error(`tests/bench/budget.json names ${page}, which is no page`)
    const files = new Set([...pages['/_app'], ...pages[page]].filter((file) => file.endsWith('.js')))
    return { page, atMost, bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0) }
  })
}
