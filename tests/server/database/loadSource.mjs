import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Inside the tree, where packages are found. */
const cache = join(root, 'node_modules/.cache')

/** Lets a plain process run our source without a build of the site: one bundle, whose packages stay outside of it. */
export async function loadSource(...paths) {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'source-'))
  const outfile = join(folder, 'source.mjs')
  try {
    await build({
      stdin: {
        contents: paths.map((path, index) => `export * as source${index} from '.${path}'`).join('\n'),
        resolveDir: root,
      },
      outfile,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
    })
    const modules = await import(pathToFileURL(outfile).href)
    return paths.map((_, index) => modules[`source${index}`])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
