/** A full-width character takes two columns of a search result. */
const FULL_WIDTH = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/gu

/** How much a search engine shows of a title, with the brand, and of a description. */
export const SEARCH_COLUMNS = { title: 65, description: 160 } as const

export const columnsOf = (text: string): number => text.length + (text.match(FULL_WIDTH)?.length ?? 0)

/** The first that fits, so the fullest comes first; where none does, the narrowest. */
export function fittingText(texts: readonly string[], most: number): string {
  const fitting = texts.find((text) => columnsOf(text) <= most)
  return (
    fitting ??
    texts.reduce((least, text) => (columnsOf(text) < columnsOf(least) ? text : least), texts[0] ?? '')
  )
}
