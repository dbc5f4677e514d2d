import { processHandle } from '@/config/processHandle'
import type { Currency } from '@/domain/currency/currency'
import type { Failure } from '@/domain/text/failure'
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

/** What page loaders need of the process that renders them; src/http/pageServices.ts registers it. */
export type PageServices = {
  callBackEnd: (config: RequestConfig) => Promise<BackEndResponse>
  loadCatalogue: () => Promise<Catalogue>
  loadBitcoinPrice: () => Promise<BitcoinPrice | null>
  /** Null: the page is only read. */
  postedForm: () => Readonly<Record<string, string>> | null
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
