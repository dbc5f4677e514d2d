import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import NextDocument, { type DocumentContext, type DocumentInitialProps } from 'next/document'

/** In characters; a larger drawing would hold the page up longer than a request of its own takes. */
const LARGEST = 2000
const IMAGE = /<img [^>]*>/g
const OWN_DRAWING = / src="(\/coins\/[\w-]+\.svg)"/

/**
 * What is seen first brings its drawings along: a request for each would come after the page, beside that for its font.
 * The browser's own render keeps the address (`CoinIcon`), so that the next currency's drawing takes its place.
 */
export async function initialPropsWithIcons(context: DocumentContext): Promise<DocumentInitialProps> {
  const props = await NextDocument.getInitialProps(context)
  return { ...props, html: inlineIcons(props.html) }
}

/** @param html of the page, with React's own preloads of the images that load at once */
export function inlineIcons(html: string): string {
  const inlined = new Set<string>()
  const page = html.replace(IMAGE, (image) => {
    const path = image.includes(' loading="eager"') ? OWN_DRAWING.exec(image)?.[1] : undefined
    const address = path && drawingAddress(path)
    if (!address) return image
    inlined.add(path)
    return image.replace(OWN_DRAWING, () => ` src="${address}"`)
  })
  return [...inlined].reduce(
    (rest, path) => rest.replaceAll(`<link rel="preload" as="image" href="${path}"/>`, ''),
    page,
  )
}

const addresses = new Map<string, string | undefined>()

/** @returns a data URL without a character that HTML escapes; undefined: it is not there, or too large */
function drawingAddress(path: string): string | undefined {
  if (!addresses.has(path)) addresses.set(path, readDrawing(path))
  return addresses.get(path)
}

function readDrawing(path: string): string | undefined {
  try {
    const drawing = readFileSync(join(process.cwd(), 'public', path), 'utf8')
    return drawing.length > LARGEST ? undefined : `data:image/svg+xml,${escaped(drawing)}`
  } catch {
    return undefined
  }
}

/** Only what must be, because the rest compresses better as it is. */
const escaped = (drawing: string) =>
  encodeURIComponent(drawing.includes("'") ? drawing : drawing.replaceAll('"', "'")).replace(
    /%(20|2C|2F|3A|3B|3D)/g,
    decodeURIComponent,
  )
