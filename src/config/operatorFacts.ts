import { LANGUAGE_CODES, PROGRAMME_PAGES } from './operator/pageNames'
import { startedOperator } from './operator/startOperator'

type ServedLanguage = (typeof LANGUAGE_CODES)[number]

export const servedLanguages = (): readonly ServedLanguage[] =>
  startedOperator().file.languages ?? LANGUAGE_CODES

/** Of visitors whose languages the site does not serve. */
export const defaultLanguage = (): ServedLanguage => startedOperator().file.defaultLanguage ?? 'en'

/** Pages that are switched off, alone or with their programme. */
export function pagesOff(): string[] {
  const { pages, programmes } = startedOperator().file
  const ofProgrammes = Object.entries(PROGRAMME_PAGES)
    .filter(([name]) => programmes?.off?.includes(name))
    .flatMap(([, paths]) => paths)
  return [...new Set([...(pages?.off ?? []), ...ofProgrammes])]
}

/** Markdown of the overlay folder. */
export const operatorPage = (name: string, language: string): string | undefined =>
  startedOperator().pages.get(`${language}/${name}`)
