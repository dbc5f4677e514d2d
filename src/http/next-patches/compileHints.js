import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** https://github.com/WICG/explicit-javascript-compile-hints-file-based, Chrome since 136; a comment elsewhere. */
const HINT = '//# allFunctionsCalledOnLoad\n'
/** Smaller chunks save less than the hint weighs. */
const MIN_BYTES = 75_000

/**
 * Browsers compile most functions when they are first called, on the thread that the visitor waits for: of the chunks
 * that every page starts with, a fifth of a second on a slow phone. With the hint Chromium does it while they arrive.
 * @param {string} distDir of a build, before it renders any page
 */
export async function addCompileHints(distDir) {
  const manifest = JSON.parse(await readFile(join(distDir, 'build-manifest.json'), 'utf8'))
  for (const name of /** @type {string[]} */ (manifest.pages['/_app'])) {
    const file = join(distDir, name)
    const text = name.endsWith('.js') ? await readFile(file, 'utf8') : ''
    // A build that finds its files unchanged leaves them as they are.
    if (text.length >= MIN_BYTES && !text.startsWith(HINT)) await writeFile(file, HINT + text)
  }
}
