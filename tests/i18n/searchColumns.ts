import { columnsOf, SEARCH_COLUMNS } from '@/domain/text/fittingText'

export type SearchResult = { at: string; title: string; description: string }

/** Of a description, which says enough from here on. */
const LEAST = 70

export const tooLongTitles = (results: readonly SearchResult[]): string[] =>
  results
    .filter(({ title }) => columnsOf(title) > SEARCH_COLUMNS.title)
    .map(({ at, title }) => `${at}: ${columnsOf(title)}: ${title}`)

export const unfitDescriptions = (results: readonly SearchResult[]): string[] =>
  results
    .map(({ at, description }) => ({ at, description, width: columnsOf(description) }))
    .filter(({ width }) => width < LEAST || width > SEARCH_COLUMNS.description)
    .map(({ at, description, width }) => `${at}: ${width}: ${description}`)
