import type { GetStaticProps } from 'next'
import { addedPage } from '@/config/operator/operatorFacts'
import * as timings from '@/config/timings'
import type { Locale } from '@/i18n/languages'
import { proseLanguage } from '@/i18n/proseText'
import { loadPage } from '../loadPage'

export type AddedPageData = {
  /** Of its text. */ language: Locale
  /** Those in which it is indexed. */ textLanguages: readonly Locale[]
}

const load = loadPage<AddedPageData>({
  load: ({ page: name = '' }, locale) =>
    Promise.resolve({
      data: { language: proseLanguage(name, locale), textLanguages: addedPage(name)?.indexed ?? [] },
      prose: { name },
    }),
})

/** The listener answers 404 to unknown names; a build asks for none. */
export const loadAddedPage: GetStaticProps = (context) =>
  addedPage(String(context.params?.page))
    ? load(context)
    : { notFound: true, revalidate: timings.pageRetry / 1000 }
