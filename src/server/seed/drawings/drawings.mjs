import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** Bytes: a list shows many. */
const MAX_BYTES = 6000
/** Best first: with a background of its own, in colours, plain. */
const VARIANTS = ['background', 'branded', 'mono']
/** Code, foreign markup, pixels, links to elsewhere. */
const UNSAFE = /<script|<foreignObject|<image|<style|\son\w+=|href="(?!#)/i

/** So that many drawings can stand in one page. */
const ownIds = (svg, name) => {
  const ids = [...new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]
  return ids.reduce(
    (text, id, index) =>
      text
        .replaceAll(`id="${id}"`, `id="${name}-${index}"`)
        .replaceAll(`url(#${id})`, `url(#${name}-${index})`)
        .replaceAll(`href="#${id}"`, `href="#${name}-${index}"`),
    svg,
  )
}

const tidy = (svg, name) =>
  ownIds(
    svg
      .replace(' class="web3icons"', '')
      .replace(/ style="[^"]*"/g, '')
      .replace(/>\s+</g, '><')
      .trim(),
    name,
  ) + '\n'

/** Cut, not rounded: in `.996.5`, without spaces, a rounded 1 would run into its neighbour. */
const coarse = (svg) => svg.replace(/(\.\d{2})\d+/g, '$1')

/** Plain drawings are white lines on nothing. */
const grounded = (svg, title) =>
  svg
    .replaceAll('currentColor', '#fff')
    .replace(
      /(<svg[^>]*>)([\s\S]*)(<\/svg>)/,
      `$1<path fill="${colourOf(title)}" d="M0 0h24v24H0z"/><g transform="translate(3.6 3.6)scale(.7)">$2</g>$3`,
    )

async function loadVariant(kind, variant, title) {
  try {
    return (await import(`@web3icons/core/svgs/${kind}s/${variant}/${title}.svg.js`)).default
  } catch (error) {
    // The package names more variants in its metadata than it carries.
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}

/** `token:USDT` is `usdt`; a network's drawing gets another name. */
export const drawingName = (drawing) => {
  const [kind, title] = drawing.split(':')
  return kind === 'token' ? title.toLowerCase() : `${title.toLowerCase()}-network`
}

/** Null where the package has none that is small and safe. */
export async function readDrawing(drawing) {
  const [kind, title] = drawing.split(':')
  for (const variant of VARIANTS) {
    const source = await loadVariant(kind, variant, title)
    if (!source || UNSAFE.test(source)) continue
    const svg = tidy(variant === 'mono' ? grounded(source, title) : source, drawingName(drawing))
    const small = svg.length <= MAX_BYTES ? svg : coarse(svg)
    if (small.length <= MAX_BYTES) return small
  }
  return null
}

export const readDrawingOrMonogram = async (drawing, ticker) =>
  (await readDrawing(drawing)) ?? monogram(ticker)

export const readFlag = (symbol) =>
  tidy(readFileSync(resolve(`circle-flags/flags/${symbol.slice(0, 2)}.svg`), 'utf8'), `flag-${symbol}`)

/** Colours that white text is readable on (contrast above 4.5). */
const COLOURS = ['#1f5f8b', '#7a3e9d', '#8a4b08', '#1b6e4b', '#a02c5a', '#3d4fa3']
const OWN_COLOURS = { DOGE: '#8f7a22', APE: '#0054f9', PEPE: '#3d7a2b' }

const colourOf = (ticker) => {
  const sum = [...ticker.toUpperCase()].reduce((total, character) => total + character.charCodeAt(0), 0)
  return OWN_COLOURS[ticker.toUpperCase()] ?? COLOURS[sum % COLOURS.length]
}

function monogram(ticker) {
  const initials = ticker.slice(0, 3).toUpperCase()
  const size = initials.length > 2 ? 8 : 10
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">' +
    `<path fill="${colourOf(ticker)}" d="M0 0h24v24H0z"/>` +
    `<text x="12" y="12" fill="#fff" font-family="sans-serif" font-size="${size}" font-weight="700" ` +
    `text-anchor="middle" dominant-baseline="central">${initials}</text></svg>\n`
  )
}
