import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Every page carries the list of all pages for Next.js to navigate by. It is written with line breaks and names the API's
 * routes, which no link leads to: 0.3 kB of the first view.
 * @param {string} distDir of a build
 */
export async function trimBuildManifest(distDir) {
  for (const folder of await readdir(join(distDir, 'static'))) {
    const file = join(distDir, 'static', folder, '_buildManifest.js')
    if (existsSync(file)) await writeFile(file, trimmed(await readFile(file, 'utf8')))
  }
}

/** @param {string} text */
function trimmed(text) {
  // A build that finds its files unchanged leaves them as they are.
  if (text.startsWith('self.__BUILD_MANIFEST = {"')) return text
  const found = /^self\.__BUILD_MANIFEST = (\{.*?\n\});/s.exec(text)
  if (!found) throw new Error('a build manifest of another form')
  const manifest = JSON.parse(found[1])
  manifest.sortedPages = manifest.sortedPages.filter(
    (/** @type {string} */ page) => !page.startsWith('/api/'),
  )
  return text.replace(found[1], () => JSON.stringify(manifest))
}
