import { capabilities, hasNoAccounts, hasPaymentLinksKey, type Capability } from '@/config/capabilities'
import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import { LOCALES } from '@/config/locales'
import { isReservedName, PROGRAMME_PAGES } from './pageNames'
import { startedOperator } from './startOperator'

type ServedLanguage = (typeof LOCALES)[number]

export const servedLanguages = (): readonly ServedLanguage[] => startedOperator().file.languages ?? LOCALES

/** Of visitors whose languages the site does not serve. */
export const defaultLanguage = (): ServedLanguage => startedOperator().file.defaultLanguage ?? 'en'

/** Pages that would have nothing true to say. */
const PAGES_OF: Partial<Record<Capability, readonly string[]>> = {
  fiat: ['/buy-sell-crypto', '/buy-crypto', '/sell-crypto'],
  // About accounts and transfers of banks.
  bank: ['/fiat'],
  prices: ['/cryptocurrency-rates'],
  cashback: ['/loyalty', '/views/cashback-calculator'],
  commission: ['/partners'],
  ambassadors: ['/customer-account/ambassador'],
  invitations: ['/customer-account/invitations'],
}

/** Another back end may have no requests. Without accounts the operator's own program alone makes them. */
function paymentPagesOff(): string[] {
  const { accounts } = capabilities()
  const isPayable = hasEmbeddedBackEnd() && (accounts || hasPaymentLinksKey())
  return [
    ...(accounts && hasEmbeddedBackEnd() ? [] : ['/customer-account/payment-links']),
    ...(isPayable ? [] : ['/pay']),
  ]
}

/** Where nobody has an account: what is of one, and what only customers can win. */
const pagesOfAccounts = () => (hasNoAccounts() ? ['/account-form', '/partners', '/trading-contest'] : [])

const pagesWithoutCapability = () => {
  const can = capabilities()
  return Object.entries(PAGES_OF).flatMap(([name, paths]) => (can[name as Capability] ? [] : paths))
}

/** Pages that are switched off: alone, with their programme or with what they tell about. */
export function pagesOff(): string[] {
  const { pages, programmes } = startedOperator().file
  const ofProgrammes = Object.entries(PROGRAMME_PAGES)
    .filter(([name]) => programmes?.off?.includes(name))
    .flatMap(([, paths]) => paths)
  return [
    ...new Set([
      ...(pages?.off ?? []),
      ...ofProgrammes,
      ...pagesWithoutCapability(),
      ...pagesWithoutFigures(),
      ...paymentPagesOff(),
      ...pagesOfAccounts(),
      // Only ours measures itself.
      ...(hasEmbeddedBackEnd() ? [] : ['/status']),
    ]),
  ]
}

export const isProgrammeOff = (name: keyof typeof PROGRAMME_PAGES): boolean =>
  startedOperator().file.programmes?.off?.includes(name) ?? false

/** A back end of the operator's own has other fees. The pages of R5 stay, without sentences on figures. */
function pagesWithoutFigures(): string[] {
  if (hasEmbeddedBackEnd()) return []
  const { fees, limits } = startedOperator().file.programmes ?? {}
  return fees?.spreadPercent && limits?.minimumUsd && limits.fixedMaximumUsd ? [] : ['/fees']
}

/** Of whose visitors orders are taken. */
export const servedCountries = () => startedOperator().file.countries

/** The exchange form in the operator's own other pages; null: there is none. */
export const operatorWidget = (): { origins: string[] } | null => startedOperator().file.widget ?? null

export const operatorPage = (name: string, language: string): string | undefined =>
  startedOperator().pages.get(`${language}/${name}`)

export const addedPageNames = (): string[] => [...startedOperator().addedPages.keys()]

/** The served languages in which an added page has a text of its own, and those in which it is indexed. */
export function addedPage(name: string) {
  const page = startedOperator().addedPages.get(name)
  const served = (languages: readonly ServedLanguage[]) =>
    servedLanguages().filter((language) => languages.includes(language))
  return page && { languages: served(page.languages), indexed: served(page.indexed) }
}

/** Whether a path of one segment leads to no page. Deciding it here renders and caches nothing, however many are tried. */
export function isUnknownPage(pathname: string): boolean {
  const [, written] = /^\/([^/]+)$/.exec(pathname) ?? []
  if (written === undefined) return false
  const name = decoded(written)
  return !isReservedName(name) && !startedOperator().addedPages.has(name)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const operatorCoinTexts = (language: string) => startedOperator().coins.texts.get(language)
export const operatorCoinSources = () => startedOperator().coins.sources
