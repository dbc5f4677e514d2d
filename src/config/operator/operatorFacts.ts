import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import { LANGUAGE_CODES, PROGRAMME_PAGES } from './pageNames'
import { startedOperator } from './startOperator'

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
  return [...new Set([...(pages?.off ?? []), ...ofProgrammes, ...pagesWithoutFigures()])]
}

/** Pages that are about figures which nobody has named: a back end of the operator's has its own, and not ours. */
function pagesWithoutFigures(): string[] {
  if (hasEmbeddedBackEnd()) return []
  const { fees, limits, loyalty, affiliate } = startedOperator().file.programmes ?? {}
  const hasFees = fees?.spreadPercent && limits?.minimumUsd && limits.fixedMaximumUsd
  const { loyalty: ofLoyalty } = PROGRAMME_PAGES
  return [
    ...(hasFees ? [] : ['/fees']),
    // Those of the account show what the back end says.
    ...(loyalty?.levels ? [] : ofLoyalty.filter((path) => !path.startsWith('/customer-account'))),
    ...(affiliate?.ratePercent
      ? []
      : [...PROGRAMME_PAGES.affiliate, ...PROGRAMME_PAGES.ambassador, ...PROGRAMME_PAGES.partners]),
  ]
}

/** Markdown of the overlay folder. */
export const operatorPage = (name: string, language: string): string | undefined =>
  startedOperator().pages.get(`${language}/${name}`)
