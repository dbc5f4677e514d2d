import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** https://v8.dev/blog/explicit-compile-hints, Chrome since 136; a comment elsewhere. */
const HINT = '//# allFunctionsCalledOnLoad\n'
/** A smaller chunk has less to gain, and each hint weighs 28 bytes of the first view's limit. */
const MIN_BYTES = 10_000
/** Larger ones that no page starts with are libraries of wallets and vendors, of which little is called. */
const MAX_BYTES_LATER = 100_000

/**
 * Browsers compile most functions when they are first called, on the thread that the visitor waits for. With the hint
 * Chromium does it while they arrive.
 * @param {string} distDir of a build, before it renders any page
 */
export async function addCompileHints(distDir) {
  const { pages } = JSON.parse(await readFile(join(distDir, 'build-manifest.json'), 'utf8'))
  const atStart = new Set(Object.values(pages).flat())
  const chunks = join('static', 'chunks')
  for (const file of await readdir(join(distDir, chunks))) {
    const name = join(chunks, file)
    const text = name.endsWith('.js') ? await readFile(join(distDir, name), 'utf8') : ''
    const isTooLarge = !atStart.has(name) && text.length > MAX_BYTES_LATER
    // A build that finds its files unchanged leaves them as they are.
    if (text.length >= MIN_BYTES && !isTooLarge && !text.startsWith(HINT))
      await writeFile(join(distDir, name), HINT + text)
  }
}
