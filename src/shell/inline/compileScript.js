import { buildSync } from 'esbuild'

/**
 * A script with what it imports, as text for an inline `<script>`.
 * @param {string} file its path
 */
export function compileScript(file) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    metafile: true,
  })
  return {
    text: outputFiles[0].text.trim(),
    files: Object.keys(metafile.inputs).map((input) => `${process.cwd()}/${input}`),
  }
}

/** What importing the text of a script gives. */
export const moduleOf = (/** @type {string} */ text) => `export const text = ${JSON.stringify(text)}`
