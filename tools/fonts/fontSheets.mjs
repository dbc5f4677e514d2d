import { readFileSync, writeFileSync } from 'node:fs'

/**
 * `node tools/fonts/fontSheets.mjs` writes public/fonts/*.css: the fonts of a page's first paint as stylesheets that carry
 * them, for which a browser waits. As files of their own they would come too late for most first visits, and stay out.
 */
const SHEETS = ['manrope-latin', 'manrope-cyrillic', 'manrope-vietnamese', 'jetbrains-mono']

const THEME = new URL('../../src/ui/theme.css', import.meta.url)
const FONTS = new URL('../../public/fonts/', import.meta.url)

/** The face of theme.css with that file, under the name that `--font` and `--mono` name first. @returns {string} */
export function fontSheet(name) {
  const file = `${name}.woff2`
  const faces = readFileSync(THEME, 'utf8').match(/@font-face \{[^}]*\}/g) ?? []
  const face = faces.find((one) => one.includes(`/fonts/${file}`))
  if (!face) throw new Error(`theme.css has no face of ${file}`)
  const data = readFileSync(new URL(file, FONTS)).toString('base64')
  return `${face
    .replace(/font-family: '?([^';]+)'?;/, "font-family: '$1 First';")
    .replace('font-display: optional', 'font-display: block')
    .replace(`url('/fonts/${file}')`, `url(data:font/woff2;base64,${data})`)}\n`
}

export const FONT_SHEETS = SHEETS.map((name) => ({ name, file: new URL(`${name}.css`, FONTS) }))

if (process.argv[1] === import.meta.filename) {
  for (const { name, file } of FONT_SHEETS) writeFileSync(file, fontSheet(name))
}
