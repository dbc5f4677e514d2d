/** A full-width character takes two columns of a result. */
const FULL_WIDTH = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/gu
const columns = (text: string) => text.length + (text.match(FULL_WIDTH)?.length ?? 0)

export type SearchResult = { at: string; title: string; description: string }

/** What a search engine shows of a title, with the brand, and of a description, which says enough from `least` on. */
const TITLE = 65
const DESCRIPTION = { least: 70, most: 160 }

export const tooLongTitles = (results: readonly SearchResult[]): string[] =>
  results
    .filter(({ title }) => columns(title) > TITLE)
    .map(({ at, title }) => `${at}: ${columns(title)}: ${title}`)

export const unfitDescriptions = (results: readonly SearchResult[]): string[] =>
  results
    .map(({ at, description }) => ({ at, description, width: columns(description) }))
    .filter(({ width }) => width < DESCRIPTION.least || width > DESCRIPTION.most)
    .map(({ at, description, width }) => `${at}: ${width}: ${description}`)
