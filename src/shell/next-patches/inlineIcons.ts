import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import NextDocument, { type DocumentContext, type DocumentInitialProps } from 'next/document'

/** In characters; a larger drawing would hold the page up longer than a request of its own takes. */
const LARGEST = 2000
const PLACE = /(<svg [^>]*data-drawing="(\/coins\/(?:flags\/)?[\w-]+\.svg)"[^>]*>)(?=<\/svg>)/g

/**
 * What is seen first brings its drawings along: a request for each would come after the page, beside that for its font,
 * and an image of a drawing is a document of its own to the browser, some milliseconds on a telephone.
 */
export async function initialPropsWithIcons(context: DocumentContext): Promise<DocumentInitialProps> {
  const props = await NextDocument.getInitialProps(context)
  return { ...props, html: inlineIcons(props.html) }
}

/** @param html of the page, with an empty place for each drawing (`CoinIcon`) */
export function inlineIcons(html: string): string {
  let copies = 0
  return html.replace(
    PLACE,
    (_, place: string, path: string) => place + withOwnIds(drawingAt(path), `_${copies++}`),
  )
}

/** An element of the page would otherwise refer to the same drawing elsewhere, which may be hidden. */
const withOwnIds = (drawing: string, suffix: string) =>
  drawing.replace(/( id="|url\(#)([\w-]+)/g, (_, before: string, id: string) => before + id + suffix)

const drawings = new Map<string, string>()

function drawingAt(path: string): string {
  const drawing =
    drawings.get(path) ?? readDrawing(path) ?? `<image href="${path}" width="100%" height="100%"/>`
  drawings.set(path, drawing)
  return drawing
}

/** @returns undefined: it is not there, or too large */
function readDrawing(path: string): string | undefined {
  try {
    const drawing = readFileSync(join(process.cwd(), 'public', path), 'utf8').trim()
    return drawing.length > LARGEST ? undefined : drawing.replace(/^<svg[^>]*>/, inPage)
  } catch {
    return undefined
  }
}

/** @returns the start tag of a drawing that fills its place */
const inPage = (tag: string) =>
  tag.replace(/ xmlns="[^"]*"/, '').replace(/ (width|height)="[^"]*"/g, ' $1="100%"')
