import { processHandle } from '@/config/processHandle'
import type { Currency } from '@/domain/currency/currency'
import type { Announcement } from '@/domain/site/announcement'
import type { Failure } from '@/domain/text/failure'
import type { Locale } from '@/i18n/languages'
import type { RequestConfig } from './transport'

/** `firstPair`: what the form begins with; absent: as it would without an operator. */
export type Catalogue = {
  currencies: Currency[]
  isSandbox: boolean
  firstPair?: { from: string; to: string; amount?: string }
}

/** In US dollars; `isSample`: the sandbox's, no market price. */
export type BitcoinPrice = { usd: string; isSample: boolean }

/** Data only: a class would be another one in each bundle. */
export type BackEndResponse = { failure: Failure } | { result: unknown; isSandbox: boolean }

/**
 * By which a form of a signed-in visitor shows that it comes from our page. `sent`: what it must have sent along; null: the
 * browser has sent no cookie of ours. `next`: for the form that is shown.
 */
type FormToken = { sent: string | null; next: string }

/** What page loaders need of the process that renders them; src/http/pageServices.ts registers it. */
export type PageServices = {
  callBackEnd: (config: RequestConfig) => Promise<BackEndResponse>
  loadCatalogue: () => Promise<Catalogue>
  loadAnnouncements: (language: Locale) => Promise<Announcement[]>
  loadBitcoinPrice: () => Promise<BitcoinPrice | null>
  /** Null: the page is only read. */
  postedForm: () => Readonly<Record<string, string>> | null
  /** Of a page that is made for one visitor; null for others. `isSecure`: its cookies are for safe connections alone. */
  formVisitor: () => { isSecure: boolean; formToken: FormToken } | null
  logFailure: (where: string, error: unknown) => void
}

declare module '@/config/processHandle' {
  interface ProcessHandle {
    pages?: PageServices
  }
}

/** @throws Error in a process that serves no pages */
export function pageServices(): PageServices {
  const { pages } = processHandle()
  if (!pages)
    throw new Error('This process has not registered its services for pages (src/instrumentation.ts).')
  return pages
}
